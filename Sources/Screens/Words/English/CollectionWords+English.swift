nonisolated extension CollectionWords {
  static let english = CollectionWords(
    title: "Collections",
    puzzles: "Puzzles of a collection",
    none: "No collections yet. Import a file of puzzles.",
    importTitle: "Import puzzles",
    renameTitle: "Rename",
    undoDelete: { "Undo: delete \($0)" },
    endings: "Lines with titles; or .sdm, .sdk, .ss, .opensudoku",
    imported: { $0 == 1 ? "1 puzzle imported" : "\($0) puzzles imported" },
    duplicates: { $0 == 1 ? "1 duplicate" : "\($0) duplicates" },
    beyondLimit: { "\($0) too many for one collection" },
    unplayable: { "\($0) without a single solution" },
    narrowed: { "\($0) made of candidates" },
    finished: { "\($0) solved already" },
    unreadable: { "\($0) unreadable" },
    number: "No",
    givens: "Givens",
    level: "Level",
    score: "Score",
    rating: "SE",
    technique: "Hardest",
    state: "Solved",
    played: "Played",
    collection: "Name",
    added: "Added",
    name: "Title",
    by: { "By \($0)" },
    unsolved: "Not solved",
    allSolved: "You have solved every puzzle listed here.",
    noneListed: "No puzzle is listed.",
    count: { $0 == 1 ? "1 puzzle" : "\($0) puzzles" },
    ratingPuzzles: "Rating…",
    boundsTitle: "Ranges",
    boundsExample: "A number or a range: 24, 6.6-7.2, 900+",
    anyNumber: "any",
    keys: CollectionKeyWords(
      play: "play", order: "sort by", reverse: "reverse", level: "level",
      technique: "this technique", unsolved: "not solved", ratings: "next SE range",
      bounds: "set ranges",
      rate: "find SE", importFile: "import", rename: "rename", delete: "delete"),
    say: { sentence in
      switch sentence {
      case .grading(let graded, let all): "Grading: \(graded) of \(all)"
      case .rated(let rated, let all, let key):
        rated == 0
          ? "No SE ratings yet: \(key) finds them"
          : "\(rated) of \(all) have an SE rating: \(key) finds the others"
      case .written(let count, let all):
        count == all
          ? (all == 1 ? "The puzzle of the collection" : "All \(all) puzzles of the collection")
          : "\(count) of \(all) puzzles, as listed"
      case .unclear(let column, let example):
        "\(column): give a number or a range, such as \(example)"
      case .outside(let column, let least, let most): "\(column) goes from \(least) to \(most)"
      }
    })
}
