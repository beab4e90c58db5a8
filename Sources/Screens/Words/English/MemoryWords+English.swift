import Games
import Store

nonisolated extension MemoryWords {
  static let english = MemoryWords(
    title: "Memory",
    themes: "Themes",
    starter: { theme in
      switch theme {
      case .animals: "Animals"
      case .ocean: "Ocean"
      case .fruit: "Fruit"
      case .meals: "Meals"
      case .sports: "Sports"
      case .travel: "Travel"
      case .sky: "Sky"
      case .faces: "Faces"
      }
    },
    pairs: { $0 == 1 ? "1 pair" : "\($0) pairs" },
    cards: { "\($0) cards" },
    underWay: "in progress",
    tooSmall: "too few symbols",
    noThemes: "No themes. Make or import one.",
    chooseTheme: "Choose a theme to play.",
    play: "Play",
    new: "New theme",
    edit: "Edit",
    duplicate: "Duplicate",
    delete: "Delete",
    undoDelete: { "Undo: delete \($0)" },
    goOnEditing: { "Keep editing \($0)" },
    importTheme: "Import",
    imported: { "Imported \($0)" },
    game: .english,
    editor: .english)
}

nonisolated extension MemoryWords.Game {
  static let english = MemoryWords.Game(
    title: "Memory game",
    new: "New game",
    turn: "turn",
    points: { $0 == 1 ? "1 point" : "\($0.withMinusSign) points" },
    match: "A match!",
    mismatch: { points in points == 0 ? "No match" : "No match: −\(points)" },
    second: "Find its match.",
    hint: { "Find \($0)." },
    cards: "Cards",
    move: "move",
    faceDown: "face down",
    taken: "taken",
    won: "All pairs found!",
    inVain: { count in
      count == 0
        ? "No mistakes with known cards"
        : count == 1 ? "1 mistake with a known card" : "\(count) mistakes with known cards"
    },
    askNew: "Deal new cards?",
    askNewMessage: "This ends the current game.",
    goOn: "Keep playing",
    wonFirst: { "First win with \($0)" },
    wonRecord: { "New record for \($0)!" },
    say: { sentence in
      switch sentence {
      case .card(let row, let column): "card in row \(row), column \(column)"
      case .wonPlace(let place, let pairs): "\(ordinal(place)) best of \(pairs)"
      }
    })

  private static func ordinal(_ place: Int) -> String {
    let ordinals = [
      "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
    ]
    return ordinals.indices.contains(place - 1) ? ordinals[place - 1] : "\(place)th"
  }
}

nonisolated extension MemoryWords.Editor {
  static let english = MemoryWords.Editor(
    title: "Edit theme",
    name: "Name",
    symbols: "Symbols",
    add: "Add",
    addPrompt: "type or paste emoji",
    choose: "Choose from a table",
    search: "search by name",
    remove: "remove",
    removed: "Removed",
    putBack: "put back",
    pairs: "Pairs",
    color: "Colour",
    done: "Done",
    added: { "Added: \($0)" },
    known: { "Already there: \($0)" },
    others: { "Not emoji, but added: \($0)" },
    noName: "A theme needs a name.",
    tooFew: { count in
      count == 0 ? "Add at least two symbols." : "Add one more symbol."
    },
    nothingFound: "No matches",
    toTheme: "‹ Back",
    inTheme: "in the theme",
    count: { $0 == 1 ? "1 symbol in the theme" : "\($0) symbols in the theme" })
}

nonisolated extension Int {
  /// The number as text, with a minus sign where plain Swift puts a hyphen.
  var withMinusSign: String { (self < 0 ? "−" : "") + String(magnitude) }
}
