/// The text of the tree of moves.
nonisolated struct MovesWords: LanguageTable {
  let title: String
  /// The key action that goes to the selected move.
  let go: String
  /// The key action for the branches before and after the selected move.
  let branch: String
  let nextCheckpoint: String
  /// The key action that names a checkpoint, or sets one.
  let nameCheckpoint: String
  let cancelName: String
  /// The title of the field for a name.
  let name: String
  /// The note on the move at which the game is.
  let here: String
  /// Several moves in one line.
  let moves: @Sendable (_ count: Int) -> String
  /// The message on the board after going to a move.
  let went: String
}
