import Games
import Observation

/// A theme being edited. Nothing is saved until it is done.
@Observable
final class MemoryThemeEditor {
  /// The most grapheme clusters of a name.
  nonisolated static let longestName = 40
  /// The current state of the theme.
  var theme: MemoryTheme
  /// `true` for a new theme.
  let isNew: Bool
  /// Typed or pasted text to add.
  var typed = ""
  /// The result of the latest addition, or `nil` before the first.
  private(set) var added: Added?
  /// `true` while the emoji table is open.
  var isChoosing = false {
    didSet { if isChoosing { query = "" } }
  }
  /// The search text for the table.
  var query = "" {
    didSet { found = table.search(query) }
  }
  /// The emoji in the table that match.
  private(set) var found: [EmojiTable.Entry] = []
  @ObservationIgnored private lazy var table = makeTable()
  @ObservationIgnored private let makeTable: () -> EmojiTable
  @ObservationIgnored private let before: MemoryTheme
  /// `true` to deal all symbols, however many are added: in a new theme, and once the pairs were
  /// set to all.
  @ObservationIgnored private var dealsAll: Bool

  /// The result of adding symbols.
  struct Added: Hashable {
    /// The symbols that were added.
    var new: [MemorySymbol] = []
    /// The symbols that were there already.
    var known: [MemorySymbol] = []
    /// The new symbols that aren't emoji.
    var others: [MemorySymbol] { new.filter { !$0.isEmoji } }
  }

  /// The reasons why a theme can't be saved.
  enum Problem: Hashable {
    /// It has no name.
    case noName
    /// It has this many symbols, too few for a game.
    case tooFew(Int)
  }

  /// Creates an editor of `theme`. `table` makes the emoji to choose from.
  init(
    _ theme: MemoryTheme, isNew: Bool, table: @escaping () -> EmojiTable = { EmojiTable() }
  ) {
    makeTable = table
    self.theme = theme
    self.isNew = isNew
    before = theme
    dealsAll = isNew
  }

  /// `true` if there are changes.
  var hasChanged: Bool { theme != before || !typed.isEmpty }

  /// The number of pairs to deal.
  var pairs: Int {
    get { theme.pairs }
    set {
      theme.pairs = newValue
      dealsAll = theme.pairs == theme.symbols.count
    }
  }

  /// The reason why the theme can't be saved at the moment, if any.
  var problem: Problem? {
    if !theme.isPlayable { return .tooFew(theme.symbols.count) }
    if !theme.hasName, !isNew { return .noName }
    return nil
  }

  /// The name of the theme, or `name` if it has none.
  func shownName(_ name: String) -> String { theme.hasName ? theme.name : name }

  /// Adds any remaining typed text, and names a new theme `name` if it has no name. Returns `true`
  /// if the theme can be saved. That isn't the case if the text just added includes something other
  /// than emoji, which may be a mistake.
  func finish(calling name: String) -> Bool {
    if !typed.isEmpty {
      addTyped()
      if added?.others.isEmpty == false { return false }
    }
    if isNew, !theme.hasName { theme.name = name }
    return problem == nil
  }

  /// Adds the symbols of the typed text.
  func addTyped() {
    add(MemorySymbol.all(in: typed))
    typed = ""
  }

  /// Adds symbols that aren't there yet. If all are dealt, so are these.
  func add(_ symbols: [MemorySymbol]) {
    guard !symbols.isEmpty else { return }
    var added = Added()
    for symbol in symbols {
      if theme.add(symbol) { added.new.append(symbol) } else { added.known.append(symbol) }
    }
    if dealsAll { theme.pairs = theme.symbols.count }
    self.added = added
  }

  /// Adds the symbol, or removes it if it is there.
  func toggle(_ symbol: MemorySymbol) {
    if theme.symbols.contains(symbol) { remove(symbol) } else { add([symbol]) }
  }

  /// The English name of a symbol.
  func name(of symbol: MemorySymbol) -> String { table.name(of: symbol) }

  /// Removes a symbol. It can be put back.
  func remove(_ symbol: MemorySymbol) {
    theme.remove(symbol)
    added = nil
  }
}
