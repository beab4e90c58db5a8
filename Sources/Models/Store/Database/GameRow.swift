import Formats
import GRDB
public import Games
import Sudoku

/// A row of the table of games.
struct GameRow: Decodable, FetchableRecord {
  let id: Int64
  let givens: String
  let solution: String
  let level: String
  let rating: Int
  let updatedAt: Int64
  let elapsed: Int64
  let finishedAt: Int64?
  let score: Int?
  let errors: Int?
  let hints: Int?
  let isRanked: Bool?
  let origin: String

  static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy {
    .convertFromSnakeCase
  }

  /// SQL that is true if the player did something in a game, beyond its opening turns:
  /// ``SavedGame/isPlayed``.
  static let isPlayed = """
    EXISTS (
      SELECT 1 FROM turns
      WHERE game = games.id AND elapsed > 0 AND turn NOT GLOB 'checking *')
    """

  /// SQL that is true if a game was played, isn't finished, and isn't a practice position.
  static let waits = "finished_at IS NULL AND origin NOT GLOB 'training *' AND \(isPlayed)"

  /// Returns the finished games that match `condition`, in its order, up to a limit. Leaves out
  /// unreadable ones, so that damaged rows don't hide the others.
  static func results(
    _ database: Database, where condition: String, arguments: StatementArguments = [],
    limit: Int
  ) throws -> [GameResult] {
    try readable(
      database, "SELECT * FROM games WHERE \(condition)", arguments: arguments, limit: limit
    ) { try? $0.result() }
  }

  /// Counts the games that can't be shown or played on: of a finished one the result, of another
  /// one the puzzle, or some turns.
  static func unreadableCount(_ database: Database) throws -> Int {
    var count = 0
    let rows = try Row.fetchCursor(database, sql: "SELECT * FROM games")
    while let row = try rows.next() {
      let game = try? GameRow(row: row)
      let isReadable =
        game?.finishedAt == nil
        ? try game?.savedGameIfReadable(database)?.unreadTurns == 0 : (try? game?.result()) != nil
      if !isReadable { count += 1 }
    }
    return count
  }

  /// Returns the game as ``savedGame(_:)`` does, or `nil` if it can't be read. Errors of the
  /// database are thrown: they may be mended.
  func savedGameIfReadable(_ database: Database) throws -> SavedGame? {
    do {
      return try savedGame(database)
    } catch is StoreError {
      return nil
    }
  }

  /// Returns the game with its stored turns, up to the first that can't be read. Throws if the
  /// puzzle can't be read.
  func savedGame(_ database: Database) throws -> SavedGame {
    let journal = try StoredJournal(of: id, puzzle(), gameOrigin(), in: database)
    return SavedGame(
      game: journal.game, elapsed: Duration(stored: elapsed),
      updatedAt: Moment(milliseconds: updatedAt), unreadTurns: journal.unread)
  }

  /// Returns the result of a finished game.
  func result() throws(StoreError) -> GameResult {
    guard let finishedAt, let errors, let hints, let isRanked else {
      throw .unreadableGame(id: id)
    }
    return GameResult(
      id: id, puzzle: try puzzle(), origin: try gameOrigin(), score: score.map(\.clamped),
      elapsed: Duration(stored: elapsed), errors: errors.clamped,
      hints: hints.clamped, finishedAt: Moment(milliseconds: finishedAt), isRanked: isRanked)
  }

  private func gameOrigin() throws(StoreError) -> GameOrigin {
    guard let origin = GameOrigin(origin) else { throw .unreadableGame(id: id) }
    return origin
  }

  private func puzzle() throws(StoreError) -> Puzzle {
    guard let level = Level(rawValue: level), let givens = try? Grid(text: givens),
      let solution = try? Grid(text: solution)
    else { throw .unreadableGame(id: id) }
    return Puzzle(givens: givens, solution: solution, level: level, rating: rating)
  }
}

extension Duration {
  /// A stored time, at most a hundred years, so that no sum of them overflows.
  init(stored milliseconds: Int64) {
    self = .milliseconds(min(max(0, milliseconds), 3_155_760_000_000))
  }
}

extension Int {
  /// A stored count or score, at most a thousand million either way, so that no sum of them
  /// overflows.
  var clamped: Int { Swift.min(Swift.max(-1_000_000_000, self), 1_000_000_000) }
}

extension Row {
  /// `true` if the columns at `place` and after it, `turn` and `elapsed`, are those of `timed`.
  func holds(_ timed: TimedTurn, at place: Int) -> Bool {
    String.read(self, place) == timed.turn.notation
      && Int64.read(self, place + 1).map(Duration.init(stored:))
        == Duration(stored: Int64(timed.elapsed))
  }
}

/// A saved game.
public struct SavedGame: Hashable, Sendable {
  /// The game, with its undo history.
  public let game: Game
  /// The play time at the last save, without pauses.
  public let elapsed: Duration
  /// The time at which it was last saved.
  public let updatedAt: Moment
  /// The number of turns after the last one of ``game`` that can't be read. They stay in the file:
  /// where they are, and once the game goes on, beside its turns.
  public var unreadTurns = 0

  /// Creates a saved game.
  public init(game: Game, elapsed: Duration, updatedAt: Moment, unreadTurns: Int = 0) {
    (self.game, self.elapsed, self.updatedAt) = (game, elapsed, updatedAt)
    self.unreadTurns = unreadTurns
  }

  /// `true` if the player did something in it, beyond its opening turns. Turns that can't be read
  /// count as well.
  public var isPlayed: Bool {
    let start = game.journal.lastIndex { $0.turn == .opening }.map { $0 + 1 } ?? 0
    return unreadTurns > 0
      || game.journal.enumerated().contains { index, timed in
        switch timed.turn {
        case .checking: false
        case .practice: timed.elapsed > 0
        default: timed.elapsed > 0 || index >= start
        }
      }
  }
}
