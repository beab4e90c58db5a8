// SPDX-License-Identifier: Apache-2.0

/// A message that disappears by itself and needs no answer.
public nonisolated struct Toast: Hashable, Sendable {
  /// The text of the message.
  public let text: String
  /// The kind of message.
  public let kind: Kind
  /// The time that it stays on the screen.
  public let duration: Duration

  /// Creates a message. The default `duration` is enough to read it: three to eight seconds
  /// depending on its length, and twice that for warnings and errors.
  public init(_ text: String, _ kind: Kind = .info, for duration: Duration? = nil) {
    self.text = text
    self.kind = kind
    let reading = Duration.milliseconds(max(3000, min(2000 + 70 * text.columns, 8000)))
    self.duration = duration ?? (kind == .warning || kind == .error ? reading * 2 : reading)
  }

  /// The kind of a message.
  public enum Kind: CaseIterable, Sendable {
    /// Something worth knowing.
    case info
    /// Something that succeeded.
    case success
    /// Something that may go wrong.
    case warning
    /// Something that went wrong.
    case error

    /// The sign before the text.
    func glyph(isUnicode: Bool) -> String {
      switch self {
      case .info: "i"
      case .success: isUnicode ? "✓" : "+"
      case .warning: "!"
      case .error: isUnicode ? "✗" : "x"
      }
    }

    /// The word before the text.
    func word(_ words: MessageWords) -> String {
      switch self {
      case .info: words.info
      case .success: words.success
      case .warning: words.warning
      case .error: words.error
      }
    }

    var role: StyleRole {
      switch self {
      case .info: .toastInfo
      case .success: .toastSuccess
      case .warning: .toastWarning
      case .error: .toastError
      }
    }
  }
}
