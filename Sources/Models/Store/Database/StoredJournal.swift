import Formats
import GRDB
import Games
import Sudoku

/// The turns of a game in the database, up to the first that can't be read, or can't have been
/// taken.
struct StoredJournal {
  /// The game after the turns that can be read.
  let game: Game
  /// The number of turns after them.
  let unread: Int

  /// Reads the turns of a game.
  init(of id: Game.ID, _ puzzle: Puzzle, _ origin: GameOrigin, in database: Database) throws {
    var turns: [TimedTurn] = []
    var count = 0
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: "SELECT number, turn, elapsed FROM turns WHERE game = ? ORDER BY number"),
      arguments: [id])
    while let row = try rows.next() {
      if turns.count == count, let timed = Self.turn(row, numbered: count + 1) {
        turns.append(timed)
      }
      count += 1
    }
    game = Game(id: id, puzzle: puzzle, origin: origin, replayingStartOf: turns)
    unread = count - game.journal.count
  }

  private static func turn(_ row: Row, numbered number: Int) -> TimedTurn? {
    guard Int.read(row, 0) == number,
      let turn = String.read(row, 1).flatMap(Turn.init(notation:)),
      let elapsed = Int64.read(row, 2)
    else { return nil }
    return TimedTurn(turn, elapsed: Duration(stored: elapsed).wholeMilliseconds)
  }

  /// Puts the turns of a game after the first `count` aside at `moment`, in milliseconds since
  /// 1970, so that the game can go on.
  static func setAside(
    behind count: Int, of id: Game.ID, at moment: Int64, in database: Database
  ) throws {
    let rest = "turns WHERE game = :game AND number NOT BETWEEN 1 AND :count"
    try database.run(
      """
      INSERT INTO unread_turns (game, number, turn, elapsed, set_aside_at)
      SELECT game, number, turn, elapsed, :moment FROM \(rest)
      """, ["game": id, "count": count, "moment": moment])
    try database.run("DELETE FROM \(rest)", ["game": id, "count": count])
  }
}
