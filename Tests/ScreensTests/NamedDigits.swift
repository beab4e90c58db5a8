import Sudoku

nonisolated extension Digit {
  static let one = all[0]
  static let two = all[1]
  static let three = all[2]
  static let four = all[3]
  static let five = all[4]
  static let six = all[5]
  static let seven = all[6]
  static let eight = all[7]
  static let nine = all[8]
}
