import Widgets

extension StyleRole {
  /// The ground of the board.
  nonisolated static let board = StyleRole("board")
  /// The lines around the boxes.
  nonisolated static let boardLine = StyleRole("board.line")
  /// The lines between the cells of a box.
  nonisolated static let boardThinLine = StyleRole("board.line.thin")
  /// A digit that was given.
  nonisolated static let boardGiven = StyleRole("board.given")
  /// A digit that the player has placed.
  nonisolated static let boardEntry = StyleRole("board.entry")
  /// A digit that is not the solution's.
  nonisolated static let boardWrong = StyleRole("board.wrong")
  /// A note.
  nonisolated static let boardNote = StyleRole("board.note")
  /// Behind the cells of the cursor's row, column and box.
  nonisolated static let boardPeer = StyleRole("board.peer")
  /// Behind the cells with the digit under the cursor.
  nonisolated static let boardSame = StyleRole("board.same")
  /// Behind the cell under the cursor.
  nonisolated static let boardCursor = StyleRole("board.cursor")
  /// Behind the cell under the cursor in memo mode.
  nonisolated static let boardMemoCursor = StyleRole("board.cursor.memo")
  /// A digit of which none is left to place.
  nonisolated static let padDone = StyleRole("pad.done")
  /// A digit of the number pad.
  nonisolated static let pad = StyleRole("pad")
  /// How many are left.
  nonisolated static let padCount = StyleRole("pad.count")
  /// The text of a mode that is on.
  nonisolated static let modeOn = StyleRole("mode.on")
}
