import Games
import Observation

/// A theme of Memory while it is edited; nothing of it is kept before it is done.
@Observable
final class MemoryThemeEditor {
  /// The theme as it stands.
  var theme: MemoryTheme
  /// Whether it is a new one.
  let isNew: Bool
  /// What is being typed or pasted to be added.
  var typed = ""
  /// What became of the last symbols to be added; nil before any.
  private(set) var added: Added?
  /// Whether emoji are being chosen from the table.
  var isChoosing = false {
    didSet { if isChoosing { query = "" } }
  }
  /// What is looked for in the table.
  var query = "" {
    didSet { found = table.search(query) }
  }
  /// The emoji of the table that are called so.
  private(set) var found: [EmojiTable.Entry] = []
  @ObservationIgnored private lazy var table = makeTable()
  @ObservationIgnored private let makeTable: () -> EmojiTable
  @ObservationIgnored private let before: MemoryTheme
  /// Whether all symbols are dealt, however many there come to be: in a new theme, and once the pairs
  /// were set so.
  @ObservationIgnored private var dealsAll: Bool

  /// What became of symbols to be added.
  struct Added: Hashable {
    /// Those that are in the theme now.
    var new: [MemorySymbol] = []
    /// Those that were there already.
    var known: [MemorySymbol] = []
    /// Those of the new ones that are no emoji.
    var others: [MemorySymbol] { new.filter { !$0.isEmoji } }
  }

  /// Why a theme cannot be kept.
  enum Problem: Hashable {
    /// It has no name.
    case noName
    /// It has so many symbols, which is fewer than a game needs.
    case tooFew(Int)
  }

  /// An editor of `theme`. `table` makes the emoji to choose from.
  init(
    _ theme: MemoryTheme, isNew: Bool, table: @escaping () -> EmojiTable = { EmojiTable() }
  ) {
    makeTable = table
    self.theme = theme
    self.isNew = isNew
    before = theme
    dealsAll = isNew
  }

  /// Whether something is different from the beginning.
  var hasChanged: Bool { theme != before || !typed.isEmpty }

  /// How many pairs are dealt.
  var pairs: Int {
    get { theme.pairs }
    set {
      theme.pairs = newValue
      dealsAll = theme.pairs == theme.symbols.count
    }
  }

  /// Why the theme cannot be kept as it stands; nil where it can.
  var problem: Problem? {
    if !theme.isPlayable { return .tooFew(theme.symbols.count) }
    if hasNoName, !isNew { return .noName }
    return nil
  }

  /// What the theme is called; `name` where nothing is written.
  func shownName(_ name: String) -> String { hasNoName ? name : theme.name }

  private var hasNoName: Bool { theme.name.allSatisfy(\.isWhitespace) }

  /// Adds what was typed and not added yet; a new theme without a name is called `name`. Returns whether
  /// the theme can be kept: not where something was added just now that is no emoji, which may have been
  /// meant otherwise.
  func finish(calling name: String) -> Bool {
    if !typed.isEmpty {
      addTyped()
      if added?.others.isEmpty == false { return false }
    }
    if isNew, hasNoName { theme.name = name }
    return problem == nil
  }

  /// Adds the symbols of what was typed.
  func addTyped() {
    add(MemorySymbol.all(in: typed))
    typed = ""
  }

  /// Adds symbols that are not there yet. Where all are dealt, these are as well.
  func add(_ symbols: [MemorySymbol]) {
    guard !symbols.isEmpty else { return }
    var added = Added()
    for symbol in symbols {
      if theme.add(symbol) { added.new.append(symbol) } else { added.known.append(symbol) }
    }
    if dealsAll { theme.pairs = theme.symbols.count }
    self.added = added
  }

  /// Adds the symbol, or takes it out where it is there.
  func toggle(_ symbol: MemorySymbol) {
    if theme.symbols.contains(symbol) { remove(symbol) } else { add([symbol]) }
  }

  /// What a symbol is called, in English.
  func name(of symbol: MemorySymbol) -> String { table.name(of: symbol) }

  /// Takes a symbol out; it can be put back.
  func remove(_ symbol: MemorySymbol) {
    theme.remove(symbol)
    added = nil
  }
}
