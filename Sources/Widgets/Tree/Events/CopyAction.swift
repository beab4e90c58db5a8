/// Puts text on the clipboard of whoever sits at the terminal, also over ssh.
///
///     @Environment(\.copyToClipboard) private var copy
///     …
///     Button("Copy") { isTooLong = !copy(text) }
///
/// Terminals do not tell whether they did: show the text as well, for those whose terminal did not.
public struct CopyAction {
  private let action: (String) -> Void

  /// The most bytes of text, in UTF-8, that terminals are asked to take.
  public static let mostBytes = ClipboardSequence.mostBytes

  init(_ action: @escaping (String) -> Void) {
    self.action = action
  }

  /// Asks the terminal to do it; false where `text` is longer than ``mostBytes``, so that it is not
  /// asked.
  @discardableResult
  public func callAsFunction(_ text: String) -> Bool {
    guard text.utf8.count <= Self.mostBytes else { return false }
    action(text)
    return true
  }
}

extension EnvironmentValues {
  /// Puts text on the clipboard, as far as the terminal allows.
  public var copyToClipboard: CopyAction {
    get { box.kit.copyToClipboard }
    set { write { $0.copyToClipboard = newValue } }
  }
}
