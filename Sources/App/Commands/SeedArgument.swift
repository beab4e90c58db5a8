import ArgumentParser

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
