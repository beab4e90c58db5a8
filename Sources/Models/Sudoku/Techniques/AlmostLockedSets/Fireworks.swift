/// Three or four cells at the corners of a rectangle with just as many digits.
///
/// ```
/// triple                            quadruple
/// x . . | . y .   outside box 1,    x . . | . y .   1 and 2 cross in x, 3 and 4 in w.
/// . . . | . . .   row 1 has 1, 2    . . . | . . .   x has room for one of 1 and 2, so one
/// . . . | . . .   and 3 in y,       . . . | . . .   is in y or z; so is one of 3 and 4.
/// ------+------   column 1 in z:    ------+------   So y and z have one of each, and
/// z . . | . . .   x, y and z have   z . . | . w .   x and w the others.
/// . . . | . . .   1, 2 and 3.       . . . | . . .
/// ```
///
/// The other digits of the cells go. See ``Firework`` for what limits the digits.
/// Source of the rules: https://www.sudokuwiki.org/Fireworks
struct Fireworks: Technique {
  let id: TechniqueID

  static let triple = Fireworks(id: .tripleFirework)
  static let quadruple = Fireworks(id: .quadrupleFirework)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for crossing in grid.open {
      for firework in Firework.all(at: crossing, in: grid) {
        if id == .tripleFirework {
          guard firework.digits.count == 3 else { continue }
          try add([firework], grid, &findings)
        } else if firework.digits.count == 2, let other = Self.opposite(firework, in: grid) {
          try add([firework, other], grid, &findings)
        }
      }
    }
  }

  /// Returns the firework of two other digits with the same ends, which crosses in the opposite
  /// corner. Just one of the two has the other.
  private static func opposite(_ firework: Firework, in grid: CandidateGrid) -> Firework? {
    let corner = Cell(row: firework.columnEnd.row, column: firework.rowEnd.column)
    guard firework.crossing < corner, grid.open.contains(corner) else { return nil }
    return Firework.all(at: corner, in: grid).first { other in
      other.rowEnd == firework.columnEnd && other.columnEnd == firework.rowEnd
        && other.digits.count == 2 && other.digits.intersection(firework.digits).isEmpty
    }
  }

  private func add(
    _ fireworks: [Firework], _ grid: CandidateGrid, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let all = fireworks.reduce(DigitSet.none) { $0.union($1.digits) }
    var room: [Cell: DigitSet] = [:]
    for firework in fireworks {
      room[firework.crossing] = firework.digits
      for end in firework.ends { room[end] = all }
    }
    let cells = CellSet(room.keys)
    func candidates(_ digits: (Cell) -> DigitSet) -> [Candidate] {
      cells.flatMap { cell in digits(cell).map { Candidate(cell, $0) } }
    }
    let gone = candidates { grid[$0].subtracting(room[$0] ?? .none) }
    guard !gone.isEmpty else { return }
    try findings.add(
      Deduction(
        id, eliminations: gone,
        FireworksPattern(
          fireworks: fireworks,
          candidates: candidates { grid[$0].intersection(room[$0] ?? .none) })))
  }
}

/// The candidates of one firework of three digits, or of two with the same ends and two digits
/// each. The digits are all in three or four corners of a rectangle.
struct FireworksPattern: Pattern {
  let fireworks: [Firework]
  let candidates: [Candidate]

  var houses: [House] { fireworks.flatMap(\.lines) }

  func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    let cells = fireworks.flatMap(\.cells).unique.sorted()
    let limits = fireworks.flatMap { [words.areLimited($0), words.crossesInstead($0)] }
    let outcome =
      fireworks.count == 1
      ? fireworks.map { words.fill(cells, with: $0.digits) }
      : fireworks.map(words.leavesOne) + [words.shareEnds(fireworks[0], fireworks[1])]
    return Reasoning(
      lookAt: .houses(houses.sorted { $0.index < $1.index }), place: .cells(cells),
      limits + outcome)
  }
}

extension ExplanationWords {
  fileprivate func areLimited(_ firework: Firework) -> String {
    sentence(
      "Outside \(house(.box(firework.crossing.box))), \(house(firework.lines[0])) has room for "
        + "\(all(firework.digits)) only in \(cell(firework.rowEnd)), and \(house(firework.lines[1])) "
        + "only in \(cell(firework.columnEnd)).",
      "\(house(.box(firework.crossing.box))) 밖에서 \(all(firework.digits), .topic) "
        + "\(house(firework.lines[0]))에서는 \(cell(firework.rowEnd))에만, "
        + "\(house(firework.lines[1]))에서는 \(cell(firework.columnEnd))에만 들어갈 수 있어요.")
  }

  fileprivate func crossesInstead(_ firework: Firework) -> String {
    sentence(
      "If one of these digits is in neither, both lines have it in "
        + "\(house(.box(firework.crossing.box))), which has it once: in \(cell(firework.crossing)), "
        + "where they cross. So each of them is in \(any(firework.cells.sorted())).",
      "이 가운데 두 칸 어디에도 없는 숫자는 두 줄 모두 \(house(.box(firework.crossing.box)))에 있어야 하는데, "
        + "블록에는 한 번만 들어가므로 두 줄이 만나는 \(cell(firework.crossing))에 있어요. "
        + "그래서 이 숫자들은 모두 \(any(firework.cells.sorted()))에 있어요.")
  }

  fileprivate func leavesOne(_ firework: Firework) -> String {
    sentence(
      "\(cell(firework.crossing)) takes only one of \(all(firework.digits)), so the other "
        + "is in \(any(firework.ends.sorted())).",
      "\(cell(firework.crossing))에는 \(all(firework.digits)) 가운데 하나만 들어가므로, 다른 하나는 "
        + "\(any(firework.ends.sorted()))에 있어요.")
  }

  fileprivate func shareEnds(_ first: Firework, _ second: Firework) -> String {
    sentence(
      "So \(all(first.ends.sorted())) hold one of \(all(first.digits)) and one of "
        + "\(all(second.digits)); the others are in \(cell(first.crossing)) and "
        + "\(cell(second.crossing)), and there is no room for any other digit.",
      "그러므로 \(all(first.ends.sorted()))에는 \(all(first.digits)) 가운데 하나와 "
        + "\(all(second.digits)) 가운데 하나가 들어가고, 나머지는 \(cell(first.crossing), .and) "
        + "\(cell(second.crossing))에 들어가서, 다른 숫자가 들어갈 자리가 없어요.")
  }
}
