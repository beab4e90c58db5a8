/// The bindings of one place, with what they do.
public struct KeyTable {
  /// What the place is called, as the heading in the help.
  public let title: String
  /// Finds out ``id``, which few ask for.
  private let findID: () -> String
  /// In the order in which they are to be shown.
  public private(set) var entries: [Entry]
  /// Whether the keys work whatever has the focus, also below a sheet.
  public let worksEverywhere: Bool
  /// What it does with a character that is typed and that no entry has; nil where that means nothing
  /// here.
  var type: ((Character) -> Void)?
  /// The keys that type nothing here though others do.
  private(set) var left: Set<KeyPress> = []

  /// The bindings of a place called `title`, each doing what `perform` makes of its action. `id` is
  /// the place's name in key maps; without one it is that of the actions, see ``KeyAction/table``,
  /// or else empty.
  public init<Action>(
    _ title: String, id: String? = nil, _ bindings: [KeyBinding<Action>],
    worksEverywhere: Bool = false, perform: @escaping (Action) -> Void
  ) {
    self.title = title
    self.worksEverywhere = worksEverywhere
    let findID = { id ?? (Action.self as? any KeyAction.Type)?.table ?? "" }
    self.findID = findID
    let all = bindings.map { binding in
      Entry(
        keys: binding.keys, title: binding.title, visibility: binding.visibility,
        label: binding.label, speaksForNext: binding.speaksForNext,
        findID: {
          let table = findID()
          return binding.id.map { table.isEmpty ? $0 : table + "." + $0 }
        }
      ) {
        perform(binding.action)
      }
    }
    entries = all.indices.map { all[$0].naming($0, in: all) }
  }

  /// The first part of the names of its actions in key maps, the same in every language: `board`.
  public var id: String { findID() }

  /// The table with other lines.
  func with(_ entries: [Entry]) -> KeyTable {
    var table = self
    table.entries = entries
    return table
  }

  /// The table of a part of something else: shown nowhere, and without `left`, the keys that are for
  /// what is around it.
  func unseen(leaving left: Set<KeyPress>) -> KeyTable {
    var table = with(
      entries.map { entry in
        var entry = entry.with(entry.keys.filter { !left.contains($0) })
        entry.visibility = .hidden
        return entry
      })
    table.left = left
    return table
  }

  /// One line of a table.
  public struct Entry {
    /// The keys, the usual one first.
    public private(set) var keys: [KeyPress]
    /// What it is called, for people.
    public let title: String
    /// Where it is shown.
    public fileprivate(set) var visibility: KeyVisibility
    /// What is shown in place of the keys' names.
    let label: String?
    /// Whether the keys of the hidden entries of the same title after it are shown with its own.
    let speaksForNext: Bool
    /// The keys whose names are shown for the whole group, in place of ``label`` where there is one.
    var labelKeys: [KeyPress] = []
    /// Finds out ``id``, which few ask for.
    private let findID: () -> String?
    /// Does it.
    public let perform: () -> Void

    init(
      keys: [KeyPress], title: String, visibility: KeyVisibility, label: String?,
      speaksForNext: Bool = false, findID: @escaping () -> String?, perform: @escaping () -> Void
    ) {
      self.keys = keys
      self.title = title
      self.visibility = visibility
      self.label = label
      self.speaksForNext = speaksForNext
      self.findID = findID
      self.perform = perform
    }

    /// The name in key maps, with that of the table: `board.undo`. Nil where it has none.
    public var id: String? { findID() }

    /// The usual key, for people.
    public func usualKey(isUnicode: Bool, names: KeyNames = KeyNames()) -> String {
      shownLabel(isUnicode: isUnicode, names: names)
        ?? keys.first?.name(isUnicode: isUnicode, names: names) ?? ""
    }

    /// All keys, for people; one text where a label stands for them.
    public func allKeys(isUnicode: Bool, names: KeyNames = KeyNames()) -> [String] {
      guard let label = shownLabel(isUnicode: isUnicode, names: names) else {
        return keys.map { $0.name(isUnicode: isUnicode, names: names) }
      }
      return [label]
    }

    /// The entry with other keys.
    func with(_ keys: [KeyPress]) -> Entry {
      var entry = self
      entry.keys = keys
      return entry
    }

    /// Whether one line stands for several keys that do different things.
    var isGroup: Bool { label != nil || speaksForNext }

    /// The entry with the keys to show for it, if it is the one at `index` of `all` and speaks for
    /// those after it.
    fileprivate func naming(_ index: Int, in all: [Entry]) -> Entry {
      guard speaksForNext else { return self }
      var entry = self
      entry.labelKeys = KeyTable.group(of: index, in: all).compactMap { all[$0].keys.first }
      return entry
    }

    private func shownLabel(isUnicode: Bool, names: KeyNames) -> String? {
      guard isGroup, !labelKeys.isEmpty else {
        return isUnicode ? label : label?.replacing("⏎", with: names.enter)
      }
      return KeyPress.names(of: labelKeys, isUnicode: isUnicode, names: names)
    }
  }

  /// The first entry that answers to `key`.
  public func entry(for key: KeyPress) -> Entry? {
    entries.first { $0.keys.contains(key) }
  }

  /// Does what `key` means here; false where it means nothing.
  func take(_ key: KeyPress) -> Bool {
    if let entry = entry(for: key) {
      entry.perform()
    } else if let type, let character = key.typed, !left.contains(key) {
      type(character)
    } else {
      return false
    }
    return true
  }

  /// The keys that two entries claim at once; there should be none.
  public var conflicts: [KeyPress] {
    var seen: Set<KeyPress> = []
    return entries.flatMap { Array(Set($0.keys)) }.filter { !seen.insert($0).inserted }
  }
}
