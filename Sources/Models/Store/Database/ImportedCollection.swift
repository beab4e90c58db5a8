public import Games
public import Sudoku

/// The puzzles of a file that the player has imported, in its order.
public struct ImportedCollection: Identifiable, Hashable, Sendable {
  /// A number that no other collection has.
  public let id: Int64
  /// The name the player gave it.
  public var name: String
  /// The time of the import.
  public let importedAt: Moment
  /// The number of puzzles.
  public let count: Int
  /// The number of puzzles that the player has solved, wherever they came from.
  public let solved: Int
  /// The number of puzzles with a grade.
  public var graded: Int
  /// The number of puzzles with Sudoku Explainer's rating.
  public var rated: Int
  /// The time when one of its puzzles was last played, or `nil` if none was.
  public let playedAt: Moment?
}

/// A puzzle of a collection.
public struct CollectedPuzzle: Identifiable, Hashable, Sendable {
  /// Its place in the file, from 1.
  public let number: Int
  /// The cells that are filled in at the start.
  public let givens: Grid
  /// `false` if the givens can't be read, in which case they are empty.
  public var isReadable = true
  /// The title in the file, if any.
  public let title: String?
  /// The grade, or `nil` if the puzzle isn't graded yet.
  public var grade: CollectedGrade?
  /// Sudoku Explainer's rating in tenths, or `nil` if the puzzle isn't rated yet.
  public var rating: Int?
  /// The time when the player first solved it, or `nil` if it isn't solved.
  public let solvedAt: Moment?
  /// `true` if an unfinished game of it can be resumed.
  public let isBegun: Bool
  /// The time when the player last played it, or `nil` if it wasn't played.
  public let playedAt: Moment?

  /// The place in the file.
  public var id: Int { number }
}

/// What a list shows of a collected puzzle's grade.
public struct CollectedGrade: Hashable, Sendable {
  /// The level.
  public let level: Level
  /// The score by HoDoKu's rule.
  public let score: Int
  /// The hardest technique.
  public let technique: TechniqueID?

  /// Creates a grade from its parts.
  public init(level: Level, score: Int, technique: TechniqueID?) {
    self.level = level
    self.score = score
    self.technique = technique
  }
}

/// Which puzzles of a collection to list, and in which order.
public struct CollectionQuery: Hashable, Sendable {
  /// What puzzles are sorted by, and then by their numbers. Those without a value come last.
  public enum Order: String, CaseIterable, Sendable {
    case number
    case givens
    case level
    case score
    case rating
    case technique
    case solved
    case played
  }

  /// The sort key.
  public var order = Order.number
  /// `true` to sort from the highest to the lowest.
  public var isDescending = false
  /// Leaves out puzzles of other levels.
  public var level: Level?
  /// Leaves out puzzles with another hardest technique.
  public var technique: TechniqueID?
  /// Leaves out solved puzzles.
  public var isUnsolvedOnly = false
  /// Leaves out puzzles with another rating, in tenths, and those without one.
  public var ratings: ClosedRange<Int>?
  /// Leaves out puzzles with another number of givens.
  public var givens: ClosedRange<Int>?
  /// Leaves out puzzles with another score, and those without one.
  public var scores: ClosedRange<Int>?

  /// Creates a query for all puzzles in the order of the file.
  public init() {}
}
