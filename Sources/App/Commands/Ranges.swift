import ArgumentParser
import Grading

extension RatingRange {
  /// Reads the ratings of an argument: 3.2, 6.6-7.2, or 10+.
  ///
  /// - Throws: `ValidationError` for any other text.
  init(argument text: String) throws {
    guard let range = RatingRange(text) else {
      throw ValidationError("give a number or a range, such as 3.2, 6.6-7.2 or 10+.")
    }
    self = range
  }
}

extension ClosedRange<Int> {
  /// Reads the numbers of givens of an argument: 28, 26-30, or 26+.
  ///
  /// - Throws: `ValidationError` for any other text.
  init(givens text: String) throws {
    guard let range = Self(text: text, within: 0...81) else {
      throw ValidationError("give a number or a range, such as 28, 26-30 or 26+.")
    }
    self = range
  }
}

extension UInt64 {
  /// Reads the number that puzzles are made from.
  ///
  /// - Throws: `ValidationError` for any other text.
  init(seed text: String) throws {
    guard let seed = Self(text) else {
      throw ValidationError("give a whole number, 0 or more.")
    }
    self = seed
  }
}
