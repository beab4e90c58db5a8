// SPDX-License-Identifier: Apache-2.0

/// Copies text to the user's clipboard, even over ssh.
///
///     @Environment(\.copyToClipboard) private var copy
///     …
///     Button("Copy") { isTooLong = !copy(text) }
///
/// Terminals don't report whether it worked. Show the text as well, for users whose terminal
/// ignored it.
public struct CopyAction {
  private let action: (String) -> Void

  /// The longest text that can be copied, in bytes of UTF-8.
  public static let maxBytes = ClipboardSequence.maxBytes

  init(_ action: @escaping (String) -> Void) {
    self.action = action
  }

  /// Asks the terminal to copy `text`. Returns `false`, without asking, if it is longer than
  /// ``maxBytes``.
  @discardableResult
  public func callAsFunction(_ text: String) -> Bool {
    guard text.utf8.count <= Self.maxBytes else { return false }
    action(text)
    return true
  }
}

extension EnvironmentValues {
  /// Copies text to the clipboard, if the terminal allows it.
  public var copyToClipboard: CopyAction {
    get { box.kit.copyToClipboard }
    set { write { $0.copyToClipboard = newValue } }
  }
}
