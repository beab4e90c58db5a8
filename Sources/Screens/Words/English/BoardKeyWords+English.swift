nonisolated extension BoardKeyWords {
  static let english = BoardKeyWords(
    boxSideways: "box to the left, right",
    boxUpAndDown: "box above, below",
    box: "go to a box",
    note: "note in any mode",
    centreNote: "centre note",
    centreMode: "centre notes mode",
    fillHere: "fill candidates here",
    fillEverywhere: { "fill all cells, −\($0)%" },
    undoToCorrect: "undo to correct state",
    checkpoint: "set a checkpoint",
    restore: "back to the checkpoint",
    giveUp: "give up, show solution",
    check: "check",
    digitFirst: "digit or cell first",
    placeArmed: "place the picked digit",
    select: "select cells by moving",
    color: "colour, 0 none",
    colorMode: "colours mode",
    highlight: "highlight, 0 none",
    nextHighlighted: "next, previous of it",
    cancel: "end selection, or back")
}
