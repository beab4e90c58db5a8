extension Decoder {
  /// Returns the value that `read` makes of what is there.
  ///
  /// - Throws: `DecodingError` if it makes none, because what is there isn't `kind`: "a cell".
  package func value<Stored: Decodable, Value>(
    _ kind: String, _ read: (Stored) -> Value?
  ) throws -> Value {
    let stored = try Stored(from: self)
    guard let value = read(stored) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\"\(stored)\" is not \(kind)"))
    }
    return value
  }
}
