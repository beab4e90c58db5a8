/// The place of a puzzle in the input, for messages and in JSON.
struct PuzzlePlace: Hashable, Encodable, Sendable {
  let file: String
  /// The line at which the puzzle begins, from 1.
  let line: Int
  /// The number of the puzzle among those of the file, from 1.
  let index: Int
}

extension PuzzlePlace: CustomStringConvertible {
  /// The file and the line: "puzzles.txt, line 4".
  var description: String { "\(file), line \(line)" }
}

/// A record of a puzzle with its place, as one JSON object.
struct PlacedRecord: Encodable {
  private let place: any Encodable
  private let record: any Encodable

  init(_ record: any Encodable, at place: PuzzlePlace) {
    self.place = place
    self.record = record
  }

  /// Creates a record of the puzzle of an index, from 1, among those of a seed.
  init(_ record: any Encodable, index: Int) {
    place = ["index": index]
    self.record = record
  }

  /// Writes the keys of both.
  func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
    try record.encode(to: encoder)
  }
}
