/// The text of the collections of imported puzzles.
nonisolated struct CollectionWords: LanguageTable, SentenceTable {
  let title: String
  /// The puzzles of one collection.
  let puzzles: String
  let none: String
  let importTitle: String
  let renameTitle: String
  let undoDelete: @Sendable (_ name: String) -> String
  /// The endings of file names that choose a format.
  let endings: String
  let imported: @Sendable (_ count: Int) -> String
  let duplicates: @Sendable (_ count: Int) -> String
  /// Puzzles that come after a collection is full.
  let beyondLimit: @Sendable (_ count: Int) -> String
  let unplayable: @Sendable (_ count: Int) -> String
  /// Puzzles whose clues are candidates, and grids without an empty cell.
  let narrowed: @Sendable (_ count: Int) -> String
  let finished: @Sendable (_ count: Int) -> String
  let unreadable: @Sendable (_ count: Int) -> String
  /// The column titles.
  let number: String
  let givens: String
  let level: String
  let score: String
  let rating: String
  let technique: String
  let state: String
  /// When it was last played.
  let played: String
  /// The name of a collection, and when it was added.
  let collection: String
  let added: String
  /// The title of the column with the puzzles' own titles.
  let name: String
  let by: @Sendable (_ column: String) -> String
  let unsolved: String
  /// The answer to a search for an unsolved puzzle where there is none.
  let allSolved: String
  /// The same in a list without puzzles.
  let noneListed: String
  let count: @Sendable (_ count: Int) -> String
  let ratingPuzzles: String
  /// The question for ranges, and what can be typed.
  let boundsTitle, boundsExample: String
  /// The prompt of an empty field for a range.
  let anyNumber: String
  let keys: CollectionKeyWords
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case grading(Int, of: Int)
    /// The number of puzzles with a rating, of all, and the key that finds the others.
    case rated(Int, of: Int, key: String)
    /// The number of puzzles that are written to a file, of all in the collection.
    case written(Int, of: Int)
    /// What was typed for a column is no range, unlike the example.
    case unclear(_ column: String, example: String)
    /// A bound is beyond what there is of the numbers in a column.
    case outside(_ column: String, least: String, most: String)
  }
}

/// The text of the key actions on collections.
nonisolated struct CollectionKeyWords: WordTable {
  let play, order, reverse, level, technique, unsolved, ratings, bounds, rate: String
  let importFile, rename, delete: String
}
