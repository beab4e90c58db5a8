import Scutes

extension StyleRole {
  nonisolated static let board = StyleRole("board")
  /// Every other cell of the board, as on a checkerboard.
  nonisolated static let boardAlternate = StyleRole("board.alternate")
  /// The bars beside the cell under the cursor, and around selected cells.
  nonisolated static let boardFrame = StyleRole("boardFrame")
  /// The numbers of rows and columns.
  nonisolated static let boardLabel = StyleRole("boardLabel")
  /// The numbers of the row and column under the cursor.
  nonisolated static let boardLabelHere = StyleRole("boardLabel.here")
  /// The lines around the boxes.
  nonisolated static let boardLine = StyleRole("board.line")
  /// The lines between the cells of a box.
  nonisolated static let boardThinLine = StyleRole("board.line.thin")
  /// A given.
  nonisolated static let boardGiven = StyleRole("board.given")
  /// A digit placed by the player.
  nonisolated static let boardEntry = StyleRole("board.entry")
  /// A wrong digit.
  nonisolated static let boardWrong = StyleRole("board.wrong")
  /// A digit that conflicts with a peer.
  nonisolated static let boardConflict = StyleRole("board.conflict")
  /// A note in the middle of a cell.
  nonisolated static let boardCentreNote = StyleRole("board.note.centre")
  /// A digit noted both in its place and in the middle.
  nonisolated static let boardBothNotes = StyleRole("board.note.both")
  /// Added to a note of the digit under the cursor.
  nonisolated static let boardSameNote = StyleRole("board.note.same")
  /// Signs beside digits and notes that show the role of a cell.
  nonisolated static let boardMark = StyleRole("board.mark")
  /// The ground of selected cells.
  nonisolated static let boardSelection = StyleRole("board.selection")
  nonisolated static let boardNote = StyleRole("board.note")
  /// The ground of the cursor's row, column and box.
  nonisolated static let boardPeer = StyleRole("board.peer")
  /// Every other cell of these.
  nonisolated static let boardPeerAlternate = StyleRole("board.peer.alternate")
  /// The ground of cells where the digit to place can go, if other grounds are all alike.
  nonisolated static let boardOpen = StyleRole("board.open")
  /// The ground of cells with the digit under the cursor.
  nonisolated static let boardSame = StyleRole("board.same")
  /// The ground and sign of a doubtful cell read from a picture.
  nonisolated static let boardDoubtful = StyleRole("board.doubtful")
  nonisolated static let boardDoubtfulMark = StyleRole("board.doubtful.mark")
  /// The ground and sign of a cell read as something other than its best match.
  nonisolated static let boardChanged = StyleRole("board.changed")
  nonisolated static let boardChangedMark = StyleRole("board.changed.mark")
  /// The ground of the cell under the cursor.
  nonisolated static let boardCursor = StyleRole("board.cursor")
  /// The ground of the cell under the cursor in memo mode.
  nonisolated static let boardMemoCursor = StyleRole("board.cursor.memo")
  /// The ground of the cell under the cursor when entering centre notes.
  nonisolated static let boardCentreCursor = StyleRole("board.cursor.centre")
  /// The ground of the cell under the cursor when colouring cells.
  nonisolated static let boardColorCursor = StyleRole("board.cursor.color")
  /// A digit with none left to place.
  nonisolated static let padDone = StyleRole("pad.done")
  /// A digit of the number pad.
  nonisolated static let pad = StyleRole("pad")
  /// The number left to place.
  nonisolated static let padCount = StyleRole("pad.count")
  /// The text of an active mode.
  nonisolated static let modeOn = StyleRole("mode.on")
}
