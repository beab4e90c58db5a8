/// Two or three cells where a box and a line cross, with at least two more candidates than cells,
/// together with cells in the rest of the line and in the rest of the box that take up the surplus
/// between them without sharing a digit of the crossing. Each digit then has its place within the
/// line's part or the box's part of the pattern, so the rest of it loses the digit.
///
/// ```
/// abcd abcd . | .  ab .  | . a- .      two of a b c d lie in the crossing: ab takes one of a b,
///  .   cd   . |                        cd one of c d, so the crossing has the other two:
///  .   c-   . |                        a b go from the rest of the row, c d from the box
/// ```
///
/// A part may have digits that are not in the crossing, with a further cell for each.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_misc.php
struct SueDeCoq: Technique {
  let id = TechniqueID.sueDeCoq

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var (inLine, inBox): ([Part], [Part]) = ([], [])
    for line in House.rows + House.columns {
      for box in House.boxes {
        let shared = grid.open.intersection(line.cellSet).intersection(box.cellSet)
        guard shared.count > 1,
          shared.reduce(DigitSet.none, { $0.union(grid[$1]) }).count >= 4
        else { continue }
        for cells in Self.choices(of: Array(shared)) {
          var core = Part()
          for cell in cells { core.add(cell, grid[cell]) }
          guard core.digits.count >= cells.count + 2 else { continue }
          try search(grid, Crossing(line: line, box: box, core: core), &inLine, &inBox, &findings)
        }
      }
    }
  }

  /// Returns the combinations of two or three of `cells`, in lexicographic order.
  private static func choices(of cells: [Cell]) -> [[Cell]] {
    cells.count == 2
      ? [cells]
      : [[cells[0], cells[1]], cells, [cells[0], cells[2]], [cells[1], cells[2]]]
  }

  private func search(
    _ grid: CandidateGrid, _ crossing: Crossing, _ inLine: inout [Part], _ inBox: inout [Part],
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    crossing.find(&inLine, of: crossing.line, in: grid)
    guard !inLine.isEmpty else { return }
    crossing.find(&inBox, of: crossing.box, in: grid)
    for line in inLine {
      for box in inBox where crossing.isWhole(line, box) {
        try crossing.conclude(id, line, box, in: grid, &findings)
      }
    }
  }
}

extension SueDeCoq {
  /// Cells and all their candidates.
  struct Part {
    private(set) var cells = CellSet.none
    private(set) var digits = DigitSet.none
    private(set) var size = 0
    /// The smallest number of digits of the crossing that the part takes.
    var taken = 0

    mutating func add(_ cell: Cell, _ candidates: DigitSet) {
      cells.insert(cell)
      size += 1
      digits = digits.union(candidates)
    }
  }

  /// The cells in which a box and a line cross.
  struct Crossing {
    let line: House
    let box: House
    let core: Part

    /// The number of candidates beyond the number of cells.
    let surplus: Int

    init(line: House, box: House, core: Part) {
      self.line = line
      self.box = box
      self.core = core
      surplus = core.digits.count - core.size
    }

    /// Replaces `found` by the combinations of other open cells of `house` that take some of the
    /// surplus but not all of it, in lexicographic order.
    func find(_ found: inout [Part], of house: House, in grid: CandidateGrid) {
      found.removeAll(keepingCapacity: true)
      let cells = house.cellSet.intersection(grid.open).subtracting(core.cells)
      extend(Part(), by: cells, cells.count, grid, &found)
    }

    private func extend(
      _ part: Part, by cells: CellSet, _ count: Int, _ grid: CandidateGrid, _ found: inout [Part]
    ) {
      var rest = cells
      var left = count
      while let cell = rest.first {
        rest.remove(cell)
        left -= 1
        var next = part
        next.add(cell, grid[cell])
        let others = next.digits.subtracting(core.digits)
        next.taken = next.size - others.count
        if (1..<surplus).contains(next.taken), others != next.digits { found.append(next) }
        // Each further cell takes at most one more digit.
        if next.taken + left > 0 { extend(next, by: rest, left, grid, &found) }
      }
    }

    /// Returns `true` if the two parts together take all of the surplus, and no digit or cell
    /// twice.
    func isWhole(_ inLine: Part, _ inBox: Part) -> Bool {
      inLine.taken + inBox.taken == surplus
        && inLine.digits.intersection(inBox.digits).intersection(core.digits).isEmpty
        && inLine.cells.isDisjoint(with: inBox.cells)
    }

    /// Adds the conclusion from the parts of the line and of the box, if there is any.
    func conclude(
      _ id: TechniqueID, _ inLine: Part, _ inBox: Part, in grid: CandidateGrid,
      _ findings: inout Findings
    ) throws(Findings.LimitReached) {
      let both = inLine.digits.intersection(inBox.digits)
      var gone = Elimination()
      for (house, own, other) in [(box, inBox, inLine), (line, inLine, inBox)] {
        let rest = house.cellSet.subtracting(own.cells).subtracting(core.cells)
        let digits = core.digits.union(own.digits).subtracting(other.digits).union(both)
        for digit in digits { gone.add(digit, rest.intersection(grid.cells(of: digit))) }
      }
      let parts = [core, inLine, inBox]
      try findings.add(
        id, eliminations: gone.candidates,
        SueDeCoqPattern(
          line: line, box: box,
          sets: parts.map { AlmostLockedSet(cells: $0.cells, digits: $0.digits) },
          candidates: grid.candidates(in: parts.flatMap(\.cells))))
    }
  }
}

/// Cells where a line and a box cross, others of the line and of the box, and as many digits as
/// cells, none of which can occur there twice.
struct SueDeCoqPattern: Pattern {
  let line: House
  let box: House
  /// The cells of the crossing, then the others of the line, then the others of the box.
  let sets: [AlmostLockedSet]
  let candidates: [Candidate]

  var houses: [House] { [line, box] }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let (middle, inLine, inBox) = (sets[0], sets[1], sets[2])
    let digits = middle.digits.union(inLine.digits).union(inBox.digits)
    let twice = inLine.digits.intersection(inBox.digits)
    let count = sets.reduce(0) { $0 + $1.cells.count }
    let exception: Phrase =
      twice.isEmpty
      ? ""
      : .say(
        " but \(twice), once in the line and once in the box",
        "줄과 블록에 하나씩 올 수 있는 \(twice, .object) 빼면 ")
    func haveOnly(_ set: AlmostLockedSet, in house: House) -> Phrase {
      .say(
        "In the rest of \(house), \(set.cells) \(set.cells.count, "has", "have") only \(set.digits).",
        "\(house)의 나머지에서 \(set.cells)의 후보는 \(set.digits)뿐이에요.")
    }
    func standWithin(_ digits: DigitSet, _ house: House) -> Phrase {
      .say(
        "Of these, \(digits) \(digits.count, "stands", "stand") in \(house) and so nowhere else in it.",
        "그중 \(digits, .topic) \(house)의 이 칸들에 있으므로 \(house)의 다른 칸에는 올 수 없어요.")
    }
    return Reasoning(
      lookAt: .houses([line, box]),
      [
        .say(
          "\(middle.cells), where \(line) and \(box) cross, have \(middle.digits) between them.",
          "\(line, .and) \(box, .subject) 만나는 \(middle.cells)의 후보는 합쳐서 \(middle.digits, .copula)."),
        haveOnly(inLine, in: line),
        haveOnly(inBox, in: box),
        .say(
          "These are \(number: count) cells and \(number: digits.count) digits, and none of the digits "
            ++ "fits in twice\(exception), so all of them are needed to fill the cells.",
          "이 \(number: count) 칸에 숫자가 \(number: digits.count) 개 있고 \(exception)어느 숫자도 두 번 들어갈 수 "
            ++ "없으므로, 칸을 채우려면 모든 숫자가 필요해요."),
        standWithin(digits.subtracting(inBox.digits).union(twice), line),
        standWithin(digits.subtracting(inLine.digits).union(twice), box),
      ])
  }
}
