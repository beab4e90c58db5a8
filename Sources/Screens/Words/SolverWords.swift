/// The text for the ways to give the solver a puzzle.
nonisolated struct SolverWords: LanguageTable {
  let title: String
  /// Headings for the keys of the board and of the steps.
  let board: String
  let steps: String
  let orJustType: String
  let manual: String
  let manualNote: String
  let last: String
  let lastNote: String
  let paste: String
  let pasteNote: String
  let howToPaste: String
  let file: String
  let fileNote: String
  let orTypePath: String
  let game: String
  let cameraNote: String
}
