/// The text of the board.
nonisolated struct BoardWords: LanguageTable {
  let title: String
  let errors: String
  /// The number of filled cells out of 81.
  let filledOf81: @Sendable (_ count: Int) -> String
  /// The explanation of the question mark for unchecked errors.
  let unchecked: @Sendable (_ checkKey: String) -> String
  let score: String
  let result: String
  let nextPuzzle: String
  let memo: String
  let centre: String
  let on: String
  let off: String
  let undo: String
  let redo: String
  let restart: String
  let pause: String
  let end: String
  let place: String
  let clear: String
  let nextEmpty: String
  let previousEmpty: String
  let rowEnds: String
  let columnEnds: String
  let peers: String
  let undoing: String
  let redoing: String
  let restarting: String
  let nothingToUndo: String
  let nothingToRedo: String
  let given: String
  let filled: String
  let empty: String
  let untouched: String
  let unchanged: String
  let noCheckpoint: String
  /// An unfinished game goes on in place of a new one of the same puzzle.
  let resumed: String
  let notSaved: String
  let notSavedYet: String
  /// The game went on in another way in another window.
  let movedApart: String
  let finished: String
  let paused: String
  let pausedHint: @Sendable (_ key: String) -> String
  let wrong: @Sendable (_ digit: Int) -> String
  let askRestart: String
  let restartMessage: String
  /// The consequence of a restart in a game that began with an imported position.
  let restartAtOpeningMessage: String
  let keepPlaying: String
}
