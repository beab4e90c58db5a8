import Models

nonisolated extension Digit {
  static let two = all[1]
  static let four = all[3]
  static let five = all[4]
  static let six = all[5]
}
