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
    try findings.add(
      id, eliminations: candidates { grid[$0].subtracting(room[$0] ?? .none) },
      FireworksPattern(
        fireworks: fireworks, candidates: candidates { grid[$0].intersection(room[$0] ?? .none) }))
  }
}

/// The candidates of one firework of three digits, or of two with the same ends and two digits
/// each. The digits are all in three or four corners of a rectangle.
struct FireworksPattern: Pattern {
  let fireworks: [Firework]
  let candidates: [Candidate]

  var houses: [House] { fireworks.flatMap(\.lines) }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let cells = fireworks.flatMap(\.cells).unique.sorted()
    let (first, second) = (fireworks[0], fireworks[fireworks.count - 1])
    let ends = first.ends.sorted()
    var reasons = fireworks.flatMap(\.limits)
    if fireworks.count == 1 {
      reasons.append(.fill(cells, with: first.digits))
    } else {
      for firework in fireworks {
        let (crossing, digits) = (firework.crossing, firework.digits)
        reasons.append(
          .say(
            "\(crossing) takes only one of \(digits), so the other is in \(any: ends).",
            "\(crossing)에는 \(digits) 가운데 하나만 들어가므로, 다른 하나는 \(any: ends)에 있어요."))
      }
      reasons.append(
        .say(
          "So \(ends) hold one of \(first.digits) and one of \(second.digits); the others are in "
            ++ "\(first.crossing) and \(second.crossing), and there is no room for any other digit.",
          "그러므로 \(ends)에는 \(first.digits) 가운데 하나와 \(second.digits) 가운데 하나가 들어가고, 나머지는 "
            ++ "\(first.crossing, .and) \(second.crossing)에 들어가서, 다른 숫자가 들어갈 자리가 없어요."))
    }
    return Reasoning(
      lookAt: .houses(houses.sorted { $0.index < $1.index }), place: .cells(cells), reasons)
  }
}

extension Firework {
  /// Says where the digits can be, and why.
  fileprivate var limits: [Phrase] {
    let (box, cells) = (House.box(crossing.box), cells.sorted())
    return [
      .say(
        "Outside \(box), \(lines[0]) has room for \(digits) only in \(rowEnd), and \(lines[1]) only in "
          ++ "\(columnEnd).",
        "\(box) 밖에서 \(digits, .topic) \(lines[0])에서는 \(rowEnd)에만, \(lines[1])에서는 \(columnEnd)에만 "
          ++ "들어갈 수 있어요."),
      .say(
        "If one of these digits is in neither, both lines have it in \(box), which has it once: in "
          ++ "\(crossing), where they cross. So each of them is in \(any: cells).",
        "이 가운데 두 칸 어디에도 없는 숫자는 두 줄 모두 \(box)에 있어야 하는데, 블록에는 한 번만 들어가므로 두 줄이 만나는 "
          ++ "\(crossing)에 있어요. 그래서 이 숫자들은 모두 \(any: cells)에 있어요."),
    ]
  }
}
