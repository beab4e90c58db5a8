import Models

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
    underWay: "begun",
    tooSmall: "too few symbols",
    noThemes: "There is no theme. Make one, or import one.",
    chooseTheme: "Choose a theme to play with.",
    play: "Play",
    new: "New theme",
    newName: "New theme",
    edit: "Edit",
    duplicate: "Duplicate",
    delete: "Delete",
    undo: "Undo",
    undoDelete: { "Undo: delete \($0)" },
    goOnEditing: { "Go on editing \($0)" },
    importTheme: "Import",
    exportTheme: "Export",
    path: "File",
    save: "Save",
    replace: "Replace",
    imported: { "\($0) is imported" },
    setAside: {
      "The theme in \($0) is damaged. Its file is now called \($1); the other themes are as they were."
    },
    orderSetAside: {
      "The order of the themes in \($0) is damaged. Its file is now called \($1); the themes are listed by "
        + "name."
    },
    unreadable: { "\($0) cannot be read (\($1)); check who may read it." },
    unwritable: {
      "The theme cannot be saved as \($0) (\($1)); make the folder writable, or choose another."
    },
    noTheme: { path, fault in
      let reason =
        switch fault {
        case .notJSON: "it is not JSON"
        case .missing(let field): "“\(field)” is missing"
        case .otherKind(let field): "“\(field)” is of another kind"
        case .unfit(let field): "“\(field)” holds what will not do"
        }
      return "\(path) is no theme (\(reason)); choose a file that was exported as one."
    },
    game: .english,
    editor: .english)
}

nonisolated extension MemoryWords.Game {
  static let english = MemoryWords.Game(
    title: "Game of Memory",
    new: "New game",
    turn: "turn",
    points: { $0 == 1 ? "1 point" : "\($0) points" },
    match: "A pair!",
    mismatch: { points in points == 0 ? "No pair" : "No pair: −\(points)" },
    second: "Find the other one.",
    hint: { "Find \($0)." },
    cards: "Cards",
    move: "move",
    card: { "card in row \($0), column \($1)" },
    faceDown: "face down",
    taken: "taken",
    won: "All pairs found!",
    inVain: { count in
      count == 0
        ? "No known card in vain"
        : count == 1 ? "1 known card in vain" : "\(count) known cards in vain"
    },
    askNew: "Deal new cards?",
    askNewMessage: "The game so far ends.",
    goOn: "Go on",
    wonFirst: { "First win with \($0)" },
    wonRecord: { "New record for \($0)!" },
    wonPlace: { "\(ordinal($0)) best of \($1)" })

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
    newTitle: "New theme",
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
    cancel: "Cancel",
    added: { "Added: \($0)" },
    known: { "There already: \($0)" },
    others: { "No emoji, but welcome: \($0)" },
    noName: "A theme needs a name.",
    tooFew: { count in
      count == 0 ? "Add two symbols or more." : "One symbol is too few: add another one."
    },
    nothingFound: "No emoji is called that.",
    toTheme: "‹ Back",
    inTheme: "in the theme",
    count: { $0 == 1 ? "1 symbol in the theme" : "\($0) symbols in the theme" })
}
