import Sudoku

/// The explanation of fireworks: digits that are all in three or four corners of a rectangle.
struct FireworkReasoning {
  let fireworks: [Firework]

  func reasoning() -> Reasoning {
    let lines = fireworks.flatMap(\.lines).sorted { $0.index < $1.index }
    return Reasoning(
      lookAt: .houses(lines), place: .cells(cells),
      fireworks.flatMap(limits) + (fireworks.count == 1 ? triple : quadruple))
  }

  private var cells: [Cell] { fireworks.flatMap(\.cells).unique.sorted() }

  private func limits(_ firework: Firework) -> [Sentence] {
    [{ $0.areLimited(firework) }, { $0.crossesInstead(firework) }]
  }

  private var triple: [Sentence] {
    fireworks.map { firework in { $0.fill(cells, with: firework.digits) } }
  }

  private var quadruple: [Sentence] {
    fireworks.map { firework in { $0.leavesOne(firework) } }
      + [{ $0.shareEnds(fireworks[0], fireworks[1]) }]
  }
}
