/// The names of the board's keys, beyond those with a control.
nonisolated struct BoardKeyWords: LanguageTable {
  let boxSideways: String
  let boxUpAndDown: String
  let box: String
  let note: String
  let centreNote: String
  let centreMode: String
  let fillHere: String
  let fillEverywhere: @Sendable (_ percent: Int) -> String
  let undoToCorrect: String
  let checkpoint: String
  let restore: String
  let giveUp: String
  let check: String
  let digitFirst: String
  let placeArmed: String
  let select: String
  let color: String
  let colorMode: String
  let highlight: String
  let highlightMore: String
  let bilocation: String
  let blocked: String
  let nextHighlighted: String
  let drawing: String
  let cancel: String
}
