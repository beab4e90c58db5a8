// SPDX-License-Identifier: Apache-2.0

/// The texts of temporary messages.
public nonisolated struct MessageWords: Codable, Hashable, Sendable {
  /// Heading of the history, and title of its key.
  public var messages = "Messages"
  /// Before something worth knowing.
  public var info = "Note"
  /// Before something that succeeded.
  public var success = "Done"
  /// Before something that may go wrong.
  public var warning = "Warning"
  /// Before something that went wrong.
  public var error = "Error"

  /// Creates the English texts.
  public init() {}
}
