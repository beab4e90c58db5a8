/// What messages that go away by themselves are called.
public nonisolated struct MessageWords: Codable, Hashable, Sendable {
  /// Heading of the messages so far, and what the key that shows them does.
  public var messages = "Messages"
  /// Before something that is worth knowing.
  public var info = "Note"
  /// Before something that went well.
  public var success = "Done"
  /// Before something that may go wrong.
  public var warning = "Warning"
  /// Before something that went wrong.
  public var error = "Error"

  /// The words in English.
  public init() {}
}
