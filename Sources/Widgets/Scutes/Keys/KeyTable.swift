// SPDX-License-Identifier: Apache-2.0

/// A set of bindings with their actions.
public struct KeyTable {
  /// The heading in the help.
  public let title: String
  /// Computes ``id``, which is rarely needed.
  private let findID: () -> String
  /// In display order.
  public private(set) var entries: [Entry]
  /// Whether the keys work wherever the focus is, even beneath a sheet.
  public let worksEverywhere: Bool
  /// The order of the entries in help.
  let helpOrder: HelpOrder
  /// Handles typed characters that no entry has. `nil` if typing has no effect.
  var type: ((Character) -> Void)?
  /// The keys excluded from typing.
  private(set) var left: Set<KeyPress> = []

  /// Creates a table called `title`, with `perform` handling the actions of `bindings`. `id` is its
  /// name in key maps, by default that of the actions (see ``KeyAction/table``), or else empty.
  public init<Action>(
    _ title: String, id: String? = nil, help helpOrder: HelpOrder = HelpOrder(),
    _ bindings: [KeyBinding<Action>], worksEverywhere: Bool = false,
    perform: @escaping (Action) -> Void
  ) {
    self.title = title
    self.helpOrder = helpOrder
    self.worksEverywhere = worksEverywhere
    let findID = { id ?? (Action.self as? any KeyAction.Type)?.table ?? "" }
    self.findID = findID
    let all = bindings.map { binding in
      Entry(
        keys: binding.keys, title: binding.title, visibility: binding.visibility,
        label: binding.label, follower: binding.follower, group: binding.group,
        detail: binding.detail, speaksForNext: binding.speaksForNext,
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

  /// The first part of the names of its actions in key maps, the same in every language:
  /// `gameBoard`.
  public var id: String { findID() }

  func with(_ entries: [Entry]) -> KeyTable {
    var table = self
    table.entries = entries
    return table
  }

  /// The table of a part of something else: hidden, and without `left`, the keys for the enclosing
  /// view.
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

  /// An entry of a table.
  public struct Entry {
    /// The keys, the usual one first.
    public private(set) var keys: [KeyPress]
    /// The title of the action.
    public let title: String
    /// The places that show the entry.
    public fileprivate(set) var visibility: KeyVisibility
    /// The text shown in place of the keys.
    let label: String?
    /// The keys that may come after it: "1-9".
    let follower: String?
    /// The heading that help lists it under. `nil` for that of its table.
    public let group: String?
    /// A line about what it does, for help.
    public let detail: String?
    /// Whether the keys of the hidden entries of the same title after it are shown with its own.
    let speaksForNext: Bool
    /// The keys shown for the whole group, in place of ``label``.
    var labelKeys: [KeyPress] = []
    /// Computes ``id``, which is rarely needed.
    private let findID: () -> String?
    /// Performs the action.
    public let perform: () -> Void

    init(
      keys: [KeyPress], title: String, visibility: KeyVisibility, label: String?,
      follower: String? = nil, group: String? = nil, detail: String? = nil,
      speaksForNext: Bool = false, findID: @escaping () -> String?, perform: @escaping () -> Void
    ) {
      self.keys = keys
      self.title = title
      self.visibility = visibility
      self.label = label
      self.follower = follower
      self.group = group
      self.detail = detail
      self.speaksForNext = speaksForNext
      self.findID = findID
      self.perform = perform
    }

    /// The full name in key maps, including the table: `gameBoard.undo`. `nil` if it has none.
    public var id: String? { findID() }

    /// Returns the written name of the usual key.
    public func usualKey(isUnicode: Bool, names: KeyNames = KeyNames()) -> String {
      shownLabel(isUnicode: isUnicode, names: names)
        ?? keys.first.map { written($0, isUnicode: isUnicode, names: names) } ?? ""
    }

    /// Returns the written names of all keys, or only the label if there is one.
    public func allKeys(isUnicode: Bool, names: KeyNames = KeyNames()) -> [String] {
      guard let label = shownLabel(isUnicode: isUnicode, names: names) else {
        return keys.map { written($0, isUnicode: isUnicode, names: names) }
      }
      return [label]
    }

    /// The name of `key`, and of those that come after it.
    private func written(_ key: KeyPress, isUnicode: Bool, names: KeyNames) -> String {
      let name = key.name(isUnicode: isUnicode, names: names)
      return follower.map { "\(name) \($0)" } ?? name
    }

    func with(_ keys: [KeyPress]) -> Entry {
      var entry = self
      entry.keys = keys
      return entry
    }

    /// Whether the entry covers several keys with different actions.
    var isGroup: Bool { label != nil || speaksForNext }

    /// The entry with the keys to show for it, given that it is at `index` of `all` and may cover
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

  /// Returns the first entry for `key`.
  public func entry(for key: KeyPress) -> Entry? {
    entries.first { $0.keys.contains(key) }
  }

  /// Handles `key`. Returns `false` if it wasn't used.
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

  /// The keys claimed by two entries. There should be none.
  public var conflicts: [KeyPress] {
    var seen: Set<KeyPress> = []
    return entries.flatMap { Array(Set($0.keys)) }.filter { !seen.insert($0).inserted }
  }
}
