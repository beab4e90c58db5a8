// SPDX-License-Identifier: Apache-2.0

/// The texts of the built-in views. Programs set them in the user's language.
public nonisolated struct KitWords: Codable, Hashable, Sendable {
  /// The control that closes a sheet.
  public var close = "close"
  /// Heading of the list of keys.
  public var keys = "Keys"
  /// The key that shows all keys.
  public var allKeys = "all keys"
  /// Heading of the keys that work everywhere.
  public var everywhere = "Everywhere"
  /// Heading of the keys that scroll.
  public var scrolling = "Scrolling"
  /// Scrolls with the arrows.
  public var scroll = "scroll"
  /// Scrolls with Page Up and Page Down.
  public var page = "page"
  /// The key that shows a label on everything that can have the focus.
  public var jump = "jump to"
  /// The names of the keys.
  public var keyNames = KeyNames()
  /// The texts of the list of keys.
  public var help = KeyHelpWords()
  /// The texts of temporary messages.
  public var messages = MessageWords()
  /// The texts of the command palette.
  public var palette = PaletteWords()
  /// The texts for speech.
  public var speech = SpeechWords()
  /// The texts of lists, tables and pages.
  public var list = ListWords()
  /// The texts of the file chooser.
  public var files = FileWords()
  /// The texts of the controls.
  public var controls = Controls()

  /// Creates the English texts.
  public init() {}
}
