import Formats
import GRDB
import Games
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

  /// SQL that is true if the player did something in a game, beyond its opening turns.
  static let isPlayed = """
    EXISTS (
      SELECT 1 FROM turns
      WHERE game = games.id AND elapsed > 0 AND turn NOT GLOB 'checking *')
    """

  /// SQL that is true if a game was played, isn't finished, and isn't a practice position.
  static let waits = "finished_at IS NULL AND origin NOT GLOB 'training *' AND \(isPlayed)"

  /// Returns the finished games that match `condition`, in its order. Leaves out unreadable ones,
  /// so that one damaged row doesn't hide the others.
  static func results(
    _ database: Database, where condition: String, arguments: StatementArguments = []
  ) throws -> [GameResult] {
    try fetchAll(database, sql: "SELECT * FROM games WHERE \(condition)", arguments: arguments)
      .compactMap { try? $0.result() }
  }

  /// Counts the games that can't be shown or played on: of a finished one the result, of another one the
  /// turns.
  static func unreadableCount(_ database: Database) throws -> Int {
    var count = 0
    let rows = try Row.fetchCursor(database, sql: "SELECT * FROM games")
    while let row = try rows.next() {
      let game = try? GameRow(row: row)
      let isReadable =
        game?.finishedAt == nil
        ? (try? game?.savedGame(database)) != nil : (try? game?.result()) != nil
      if !isReadable { count += 1 }
    }
    return count
  }

  /// Returns the game with its stored turns. Throws if they can't have been played.
  func savedGame(_ database: Database) throws -> SavedGame {
    let turns = try TurnRow.fetchAll(
      database, sql: "SELECT turn, elapsed FROM turns WHERE game = ? ORDER BY number",
      arguments: [id])
    do {
      let game = try Game(
        id: id, puzzle: puzzle(), origin: gameOrigin(),
        replaying: turns.map { try $0.timedTurn(of: id) })
      return SavedGame(
        game: game, elapsed: Duration(stored: elapsed), updatedAt: Moment(milliseconds: updatedAt))
    } catch {
      throw StoreError.unreadableGame(id: id)
    }
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
  /// A stored count or score, at most a thousand million either way, so that no sum of them overflows.
  var clamped: Int { Swift.min(Swift.max(-1_000_000_000, self), 1_000_000_000) }
}

extension Row {
  /// `true` if the columns at `place` and after it, `turn` and `elapsed`, are those of `timed`.
  func holds(_ timed: TimedTurn, at place: Int) -> Bool {
    self[place] == timed.turn.notation
      && Duration(stored: self[place + 1]) == Duration(stored: Int64(timed.elapsed))
  }
}

/// A stored turn with its time.
private struct TurnRow: FetchableRecord {
  let turn: String?
  let elapsed: Int?

  /// Reads the columns `turn` and `elapsed`, in this order. Values of other types become `nil`.
  init(row: Row) {
    turn = .fromDatabaseValue(row[0])
    elapsed = .fromDatabaseValue(row[1])
  }

  /// Returns the turn. Throws if the row contains none.
  func timedTurn(of game: Int64) throws(StoreError) -> TimedTurn {
    guard let turn = turn.flatMap(Turn.init(notation:)), let elapsed else {
      throw .unreadableGame(id: game)
    }
    return TimedTurn(turn, elapsed: Duration(stored: Int64(elapsed)).wholeMilliseconds)
  }
}
