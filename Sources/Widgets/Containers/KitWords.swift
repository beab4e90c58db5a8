/// The words that the kit's own containers show; the program says them in its user's language.
public nonisolated struct KitWords: Hashable, Sendable {
  /// On the control that closes a sheet.
  public var close = "Close"
  /// Heading of the overlay that lists the keys.
  public var keys = "Keys"
  /// What the key that shows all keys is called.
  public var allKeys = "all keys"
  /// Heading of the keys that move the focus.
  public var focus = "Everywhere"
  /// What Tab does.
  public var nextControl = "next control"
  /// What Shift-Tab does.
  public var previousControl = "previous control"
  /// What the arrows do where nothing else uses them.
  public var moveFocus = "move to a control"
  /// What Enter does on a control.
  public var press = "press a control"

  /// The words in English.
  public init() {}
}

private enum KitWordsKey: EnvironmentKey {
  static var defaultValue: KitWords { KitWords() }
}

extension EnvironmentValues {
  /// The words that the kit's own containers show.
  public var kitWords: KitWords {
    get { self[KitWordsKey.self] }
    set { self[KitWordsKey.self] = newValue }
  }
}
