/// A sentence about the latest act, for a while or until the next act.
struct Message: Hashable {
  let text: String
  var isError = false
  /// When it goes; nil where only the next act takes it away.
  var end: Duration?

  /// How long it stays.
  static let duration = Duration.seconds(6)
}
