/// Something to say for a while, in the place of the score.
struct BoardMessage: Equatable {
  let text: String
  let isError: Bool
  /// When it goes, by the clock of the world outside; nil where something else takes it away.
  let end: Duration?

  /// How long a message stays.
  static let duration = Duration.seconds(3)
}

extension GameBoardModel {
  /// Shows `text` in the place of the score for a while.
  func say(_ text: String, isError: Bool = false) {
    message = BoardMessage(
      text: text, isError: isError, end: outside.now() + BoardMessage.duration)
  }

  /// Takes the message back once its time is over.
  func forgetMessage() {
    if message != nil { message = nil }
  }
}
