import GRDB
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

/// The grade of a collected puzzle, as lists show it.
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

/// The puzzles of a collection to list, and their order.
public struct CollectionQuery: Hashable, Sendable {
  /// A sort key of puzzles. Those with equal keys are sorted by number, those without one come
  /// last.
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

  /// SQL for the puzzles from `:offset` on, up to `:limit`.
  var statement: String {
    """
    SELECT *, \(Self.solvedAt) AS solved_at, \(Self.isBegun) AS is_begun,
      \(Self.playedAt) AS played_at
    FROM collected_puzzles AS puzzle
    WHERE \(condition) ORDER BY \(ordering) LIMIT :limit OFFSET :offset
    """
  }

  /// The time when a puzzle was first solved.
  private static let solvedAt = """
    (SELECT min(finished_at) FROM games
      WHERE games.givens = puzzle.givens AND finished_at IS NOT NULL AND solved_level IS NOT NULL)
    """

  /// The time when a puzzle was last played. Each part has an index.
  private static let playedAt = """
    nullif(max(
      coalesce((
        SELECT max(finished_at) FROM games
        WHERE games.givens = puzzle.givens AND finished_at IS NOT NULL), 0),
      coalesce((
        SELECT max(updated_at) FROM games
        WHERE finished_at IS NULL AND games.givens = puzzle.givens AND \(GameRow.isPlayed)), 0)), 0)
    """

  /// `1` for a puzzle with a game that ``GameStore/unfinished(ownPuzzle:)`` returns.
  private static let isBegun = """
    EXISTS (SELECT 1 FROM games
      WHERE origin = 'own' AND finished_at IS NULL AND games.givens = puzzle.givens
        AND \(GameRow.isPlayed))
    """

  /// SQL that is true for the puzzles to list.
  var condition: String { terms.map(\.sql).joined(separator: " AND ") }

  /// The values of the parameters in ``condition``.
  func arguments(of collection: ImportedCollection.ID) -> StatementArguments {
    terms.reduce(into: ["collection": collection]) { $0 += StatementArguments($1.values) }
  }

  private typealias Term = (sql: String, values: [String: any DatabaseValueConvertible])

  /// The parts of ``condition``, each with the values of its parameters.
  private var terms: [Term] {
    func range(_ column: String, _ range: ClosedRange<Int>?) -> Term? {
      range.map { range in
        (
          "\(column) BETWEEN :least_\(column) AND :most_\(column)",
          ["least_\(column)": range.lowerBound, "most_\(column)": range.upperBound]
        )
      }
    }
    let unsolved = """
      NOT EXISTS (SELECT 1 FROM games WHERE games.givens = puzzle.givens
        AND finished_at IS NOT NULL AND solved_level IS NOT NULL)
      """
    let terms: [Term?] = [
      ("collection = :collection", [:]), level.map { ("level = :level", ["level": $0.place]) },
      technique.map { ("technique = :technique", ["technique": $0.rawValue]) },
      range("rating", ratings), range("given_count", givens), range("score", scores),
      isUnsolvedOnly ? (unsolved, [:]) : nil,
    ]
    return terms.compactMap(\.self)
  }

  /// The terms to sort by.
  private var ordering: String {
    let direction = isDescending ? "DESC" : "ASC"
    let key: String? =
      switch order {
      case .number: nil
      case .givens: "given_count"
      case .level: "level"
      case .score: "score"
      case .rating: "rating"
      case .technique: "technique"
      case .solved: "solved_at"
      case .played: "played_at"
      }
    return (key.map { "\($0) \(direction) NULLS LAST, " } ?? "") + "number \(direction)"
  }
}

extension CollectedPuzzle {
  /// Reads a row of the table with `solved_at`, `is_begun` and `played_at`. It keeps its place if
  /// its givens can't be read.
  init(_ row: Row) {
    func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
      .fromDatabaseValue(row[column] ?? .null)
    }
    let givens: Grid? = value("givens").flatMap { (text: String) in try? Grid(text: text) }
    let technique: String? = value("technique")
    let solvedAt: Int64? = value("solved_at")
    let playedAt: Int64? = value("played_at")
    var grade: CollectedGrade?
    if let place: Int = value("level"), let score: Int = value("score"),
      Level.allCases.indices.contains(place)
    {
      grade = CollectedGrade(
        level: Level.allCases[place], score: score,
        technique: technique.flatMap(TechniqueID.init))
    }
    self.init(
      number: value("number") ?? 0, givens: givens ?? Grid(), isReadable: givens != nil,
      title: value("title"), grade: givens == nil ? nil : grade, rating: value("rating"),
      solvedAt: solvedAt.map(Moment.init(milliseconds:)), isBegun: value("is_begun") ?? false,
      playedAt: playedAt.map(Moment.init(milliseconds:)))
  }
}

extension Level {
  /// The number of the level in the table of collected puzzles.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
