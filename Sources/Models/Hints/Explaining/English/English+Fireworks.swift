import Sudoku

extension EnglishWords {
  func areLimited(_ firework: Firework) -> String {
    "Outside \(house(.box(firework.crossing.box))), \(house(firework.lines[0])) has room for "
      + "\(all(firework.digits)) only in \(cell(firework.rowEnd)), and \(house(firework.lines[1])) "
      + "only in \(cell(firework.columnEnd))."
  }

  func crossesInstead(_ firework: Firework) -> String {
    "If one of these digits is in neither, both lines have it in "
      + "\(house(.box(firework.crossing.box))), which has it once: in \(cell(firework.crossing)), "
      + "where they cross. So each of them is in \(any(firework.cells.sorted()))."
  }

  func leavesOne(_ firework: Firework) -> String {
    "\(capitalized(cell(firework.crossing))) takes only one of \(all(firework.digits)), so the other "
      + "is in \(any(firework.ends.sorted()))."
  }

  func shareEnds(_ first: Firework, _ second: Firework) -> String {
    "So \(all(first.ends.sorted())) hold one of \(all(first.digits)) and one of "
      + "\(all(second.digits)); the others are in \(cell(first.crossing)) and "
      + "\(cell(second.crossing)), and there is no room for any other digit."
  }
}
