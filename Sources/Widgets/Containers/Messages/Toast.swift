/// A message that goes away by itself and asks for nothing.
public nonisolated struct Toast: Hashable, Sendable {
  /// What it says.
  public let text: String
  /// What kind of message it is.
  public let kind: Kind
  /// How long it stays.
  public let duration: Duration

  /// A message of `kind`; without a `duration` it stays long enough to be read: three to eight
  /// seconds by its length, and twice that for warnings and errors.
  public init(_ text: String, _ kind: Kind = .info, for duration: Duration? = nil) {
    self.text = text
    self.kind = kind
    let reading = Duration.milliseconds(max(3000, min(2000 + 70 * text.columns, 8000)))
    self.duration = duration ?? (kind == .warning || kind == .error ? reading * 2 : reading)
  }

  /// The kinds of message.
  public enum Kind: CaseIterable, Sendable {
    /// Something is worth knowing.
    case info
    /// Something went well.
    case success
    /// Something may go wrong.
    case warning
    /// Something went wrong.
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
