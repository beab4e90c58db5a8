nonisolated extension PanelWords {
  static let english = PanelWords(
    box: { "box \($0)" },
    given: { "\($0) given" },
    entered: { "\($0)" },
    empty: "empty",
    notes: { "notes \($0)" },
    centreNotes: { "centre \($0)" },
    color: { "colour \($0)" },
    wrong: "wrong",
    unchecked: { "press \($0) to check" },
    conflict: { "also in \($0)" },
    centreMode: "Centre notes",
    colorMode: "Colours",
    digitFirst: "digit first",
    underCursor: "Under the cursor",
    digits: "Digits",
    left: "left",
    moves: "Moves",
    noMoves: "No moves yet.",
    noteOf: { "note \($0)" },
    cleared: "cleared",
    uncolored: "no colour",
    cellsChanged: { "\($0) cells changed" },
    restarted: "restarted",
    checkpoint: { "checkpoint \($0)" },
    restored: { "back to checkpoint \($0)" },
    revealed: "solution shown",
    say: { sentence in
      switch sentence {
      case .cell(let row, let column): "r\(row)c\(column)"
      case .spokenCell(let row, let column): "row \(row) column \(column)"
      case .candidates(let digits, _): "fits \(digits)"
      case .selected(let count, let key):
        "\(count == 1 ? "1 cell" : "\(count) cells") selected · \(key) ends"
      }
    })
}
