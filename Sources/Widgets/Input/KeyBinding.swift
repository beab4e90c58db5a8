/// What a key does, declared once: the keys, what they mean, and how that is called.
///
/// Tables of these feed the dispatch, the footer and the help overlay.
public nonisolated struct KeyBinding<Action> {
  /// The keys, the usual one first.
  public let keys: [KeyPress]
  /// What they mean.
  public let action: Action
  /// What it is called, for people.
  public let title: String
  /// Where it is shown.
  public let visibility: KeyVisibility
  /// What is shown in place of the keys' names, where one line stands for several bindings: "1-9".
  public let label: String?

  /// A binding of `keys` to `action`.
  public init(
    _ keys: [KeyPress], _ action: Action, _ title: String,
    shown visibility: KeyVisibility = .footer, as label: String? = nil
  ) {
    self.keys = keys
    self.action = action
    self.title = title
    self.visibility = visibility
    self.label = label
  }
}

/// Where a binding is shown.
public nonisolated enum KeyVisibility: Sendable {
  /// In the footer, while there is room, and in the help.
  case footer
  /// In the help only.
  case help
  /// Nowhere: another way to do what is shown already.
  case hidden
}

/// The bindings of one place, with what they do.
public struct KeyTable {
  /// What the place is called, as the heading in the help.
  public let title: String
  /// In the order in which they are to be shown.
  public let entries: [Entry]
  /// Whether the keys work whatever has the focus, also below a sheet.
  public let worksEverywhere: Bool

  /// The bindings of a place called `title`, each doing what `perform` makes of its action.
  public init<Action>(
    _ title: String, _ bindings: [KeyBinding<Action>], worksEverywhere: Bool = false,
    perform: @escaping (Action) -> Void
  ) {
    self.title = title
    self.worksEverywhere = worksEverywhere
    entries = bindings.map { binding in
      Entry(
        keys: binding.keys, title: binding.title, visibility: binding.visibility,
        label: binding.label
      ) {
        perform(binding.action)
      }
    }
  }

  /// A table of the given lines.
  init(title: String, entries: [Entry], worksEverywhere: Bool) {
    self.title = title
    self.entries = entries
    self.worksEverywhere = worksEverywhere
  }

  /// One line of a table.
  public struct Entry {
    /// The keys, the usual one first.
    public let keys: [KeyPress]
    /// What it is called, for people.
    public let title: String
    /// Where it is shown.
    public let visibility: KeyVisibility
    /// What is shown in place of the keys' names.
    let label: String?
    /// Does it.
    public let perform: () -> Void

    /// The usual key, for people.
    public func usualKey(isUnicode: Bool) -> String {
      label ?? keys.first?.name(isUnicode: isUnicode) ?? ""
    }

    /// All keys, for people; one text where a label stands for them.
    public func allKeys(isUnicode: Bool) -> [String] {
      guard let label else { return keys.map { $0.name(isUnicode: isUnicode) } }
      return [label]
    }
  }

  /// The first entry that answers to `key`.
  public func entry(for key: KeyPress) -> Entry? {
    entries.first { $0.keys.contains(key) }
  }

  /// The keys that two entries claim at once; there should be none.
  public var conflicts: [KeyPress] {
    var seen: Set<KeyPress> = []
    return entries.flatMap { Array(Set($0.keys)) }.filter { !seen.insert($0).inserted }
  }
}
