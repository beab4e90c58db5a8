import Sudoku

extension KoreanWords {
  func areLimited(_ firework: Firework) -> String {
    "\(house(.box(firework.crossing.box))) 밖에서 \(topic(all(firework.digits))) "
      + "\(house(firework.lines[0]))에서는 \(cell(firework.rowEnd))에만, "
      + "\(house(firework.lines[1]))에서는 \(cell(firework.columnEnd))에만 들어갈 수 있어요."
  }

  func crossesInstead(_ firework: Firework) -> String {
    "이 가운데 두 칸 어디에도 없는 숫자는 두 줄 모두 \(house(.box(firework.crossing.box)))에 있어야 하는데, "
      + "블록에는 한 번만 들어가므로 두 줄이 만나는 \(cell(firework.crossing))에 있어요. "
      + "그래서 이 숫자들은 모두 \(any(firework.cells.sorted()))에 있어요."
  }

  func leavesOne(_ firework: Firework) -> String {
    "\(cell(firework.crossing))에는 \(all(firework.digits)) 가운데 하나만 들어가므로, 다른 하나는 "
      + "\(any(firework.ends.sorted()))에 있어요."
  }

  func shareEnds(_ first: Firework, _ second: Firework) -> String {
    "그러므로 \(all(first.ends.sorted()))에는 \(all(first.digits)) 가운데 하나와 "
      + "\(all(second.digits)) 가운데 하나가 들어가고, 나머지는 \(with(cell(first.crossing))) "
      + "\(cell(second.crossing))에 들어가서, 다른 숫자가 들어갈 자리가 없어요."
  }
}
