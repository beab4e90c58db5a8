import Sudoku

/// The explanation of fireworks: digits that are all in three or four corners of a rectangle.
struct FireworkReasoning {
  let fireworks: [Firework]
  let words: ExplanationWords

  func reasoning() -> Reasoning {
    let lines = fireworks.flatMap(\.lines).sorted { $0.index < $1.index }
    return Reasoning(
      lookAt: .houses(lines), place: .cells(cells),
      fireworks.flatMap(limits) + (fireworks.count == 1 ? triple : quadruple))
  }

  private var cells: [Cell] { fireworks.flatMap(\.cells).unique.sorted() }

  private func limits(_ firework: Firework) -> [String] {
    [words.areLimited(firework), words.crossesInstead(firework)]
  }

  private var triple: [String] {
    fireworks.map { words.fill(cells, with: $0.digits) }
  }

  private var quadruple: [String] {
    fireworks.map(words.leavesOne)
      + [words.shareEnds(fireworks[0], fireworks[1])]
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
