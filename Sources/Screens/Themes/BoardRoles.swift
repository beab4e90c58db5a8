import Widgets

extension StyleRole {
  /// The ground of the board.
  nonisolated static let board = StyleRole("board")
  /// Every other cell of the board, as on a checkerboard.
  nonisolated static let boardAlternate = StyleRole("board.alternate")
  /// The bars beside the cell under the cursor, and around the cells that are selected.
  nonisolated static let boardFrame = StyleRole("boardFrame")
  /// The numbers of rows and columns.
  nonisolated static let boardLabel = StyleRole("boardLabel")
  /// Those of the cell under the cursor.
  nonisolated static let boardLabelHere = StyleRole("boardLabel.here")
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
  /// A digit that stands in one of its peers as well.
  nonisolated static let boardConflict = StyleRole("board.conflict")
  /// A note in the middle of a cell.
  nonisolated static let boardCentreNote = StyleRole("board.note.centre")
  /// A digit that is noted both in its place and in the middle.
  nonisolated static let boardBothNotes = StyleRole("board.note.both")
  /// Laid over a note of the digit under the cursor.
  nonisolated static let boardSameNote = StyleRole("board.note.same")
  /// Signs beside digits and notes that tell what a cell is.
  nonisolated static let boardMark = StyleRole("board.mark")
  /// Behind the cells that are selected.
  nonisolated static let boardSelection = StyleRole("board.selection")
  /// A note.
  nonisolated static let boardNote = StyleRole("board.note")
  /// Behind the cells of the cursor's row, column and box.
  nonisolated static let boardPeer = StyleRole("board.peer")
  /// Every other one of these.
  nonisolated static let boardPeerAlternate = StyleRole("board.peer.alternate")
  /// Behind the cells with the digit under the cursor.
  nonisolated static let boardSame = StyleRole("board.same")
  /// Behind a cell that was read from a picture and is doubtful, and its sign.
  nonisolated static let boardDoubtful = StyleRole("board.doubtful")
  nonisolated static let boardDoubtfulMark = StyleRole("board.doubtful.mark")
  /// Behind a cell that was read as something else than it looks most like, and its sign.
  nonisolated static let boardChanged = StyleRole("board.changed")
  nonisolated static let boardChangedMark = StyleRole("board.changed.mark")
  /// Behind the cell under the cursor.
  nonisolated static let boardCursor = StyleRole("board.cursor")
  /// Behind the cell under the cursor in memo mode.
  nonisolated static let boardMemoCursor = StyleRole("board.cursor.memo")
  /// Behind the cell under the cursor where centre notes are entered.
  nonisolated static let boardCentreCursor = StyleRole("board.cursor.centre")
  /// Behind the cell under the cursor where cells are coloured.
  nonisolated static let boardColorCursor = StyleRole("board.cursor.color")
  /// A digit of which none is left to place.
  nonisolated static let padDone = StyleRole("pad.done")
  /// A digit of the number pad.
  nonisolated static let pad = StyleRole("pad")
  /// How many are left.
  nonisolated static let padCount = StyleRole("pad.count")
  /// The text of a mode that is on.
  nonisolated static let modeOn = StyleRole("mode.on")
}
