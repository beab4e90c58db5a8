/// The words that the kit's own containers show; the program says them in its user's language.
public nonisolated struct KitWords: Codable, Hashable, Sendable {
  /// On the control that closes a sheet.
  public var close = "close"
  /// Heading of the overlay that lists the keys.
  public var keys = "Keys"
  /// What the key that shows all keys is called.
  public var allKeys = "all keys"
  /// Heading of the keys that work everywhere.
  public var everywhere = "Everywhere"
  /// Heading of the keys of something that scrolls.
  public var scrolling = "Scrolling"
  /// What the arrows do to something that scrolls.
  public var scroll = "scroll"
  /// What Page Up and Page Down do.
  public var page = "page"
  /// What the keys are called.
  public var keyNames = KeyNames()
  /// Of messages that go away by themselves.
  public var messages = MessageWords()
  /// Of the command palette.
  public var palette = PaletteWords()
  /// Of what is said of the screen in words.
  public var speech = SpeechWords()
  /// The words of lists, tables and what shows pages.
  public var list = ListWords()
  /// Of the file chooser.
  public var files = FileWords()
  /// What the controls say.
  public var controls = Controls()

  /// The words in English.
  public init() {}
}
