/// The text for pictures and for readings of them.
nonisolated struct CameraWords: LanguageTable {
  let title: String

  // Choosing a picture.
  let choosePicture: String
  let choosePictureNote: String
  let takePicture: String
  let takeWith: @Sendable (_ program: String) -> String
  let needsProgram: String
  let lastReading: String
  let nothingRead: String
  let orDrop: String
  let addPuzzle: String

  // While it is being read.
  let opening: @Sendable (_ name: String) -> String
  let taking: @Sendable (_ program: String) -> String
  let converting: @Sendable (_ format: String) -> String
  let looking: String

  // Reviewing a reading.
  let review: String
  let nextDoubt: String
  let previousDoubt: String
  let keep: String
  let correct: String
  let toggleHandwritten: String
  let toggleHandwriting: String
  let play: String
  let solve: String
  let another: String
  let otherView: String
  let doubts: @Sendable (_ cells: Int) -> String
  let sure: String
  let allChecked: String
  /// The possible contents of a doubtful cell, likeliest first.
  let either: @Sendable (_ contents: [String]) -> String
  let looksLike: @Sendable (_ content: String) -> String
  let readInstead: @Sendable (_ content: String) -> String
  let wasRead: @Sendable (_ content: String) -> String
  let confirmed: String
  let printed: String
  let handwritten: String
  let handwriting: String
  let noDigitHere: String
  let whoWrote: String
  let stillDoubtful: @Sendable (_ cells: Int) -> String
  let noHandwriting: String
  let onlyFirst: @Sendable (_ files: Int) -> String
  let pictureDescription: String
  let cellDescription: @Sendable (_ cell: String) -> String
}
