import GRDB
import Games
import Sudoku

extension CollectionQuery {
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
  var condition: String {
    var parts = ["collection = :collection"]
    if level != nil { parts.append("level = :level") }
    if technique != nil { parts.append("technique = :technique") }
    if ratings != nil { parts.append("rating BETWEEN :least AND :most") }
    if givens != nil { parts.append("given_count BETWEEN :leastGivens AND :mostGivens") }
    if scores != nil { parts.append("score BETWEEN :leastScore AND :mostScore") }
    if isUnsolvedOnly {
      parts.append(
        """
        NOT EXISTS (SELECT 1 FROM games WHERE games.givens = puzzle.givens
          AND finished_at IS NOT NULL AND solved_level IS NOT NULL)
        """)
    }
    return parts.joined(separator: " AND ")
  }

  /// The values of the parameters in ``condition``.
  func arguments(of collection: ImportedCollection.ID) -> StatementArguments {
    var values: [String: (any DatabaseValueConvertible)?] = ["collection": collection]
    if let level { values["level"] = level.place }
    if let technique { values["technique"] = technique.rawValue }
    if let ratings { (values["least"], values["most"]) = (ratings.lowerBound, ratings.upperBound) }
    if let givens {
      (values["leastGivens"], values["mostGivens"]) = (givens.lowerBound, givens.upperBound)
    }
    if let scores {
      (values["leastScore"], values["mostScore"]) = (scores.lowerBound, scores.upperBound)
    }
    return StatementArguments(values)
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
  /// Reads a row of the table with `solved_at`, `is_begun` and `played_at`. It keeps its place if its givens
  /// can't be read.
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
