nonisolated extension PanelWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> PanelWords {
    PanelWords(
      cell: said.format(cell),
      spokenCell: said.format(spokenCell),
      box: said.format(box),
      given: said.format(given),
      entered: said.format(entered),
      empty: said(empty),
      notes: said.format(notes),
      centreNotes: said.format(centreNotes),
      candidates: said.format(candidates),
      color: said.format(color),
      wrong: said(wrong),
      unchecked: said.format(unchecked),
      conflict: said.format(conflict),
      centreMode: said(centreMode),
      colorMode: said(colorMode),
      digitFirst: said(digitFirst),
      selected: said.format(selected),
      underCursor: said(underCursor),
      digits: said(digits),
      left: said(left),
      moves: said(moves),
      noMoves: said(noMoves),
      noteOf: said.format(noteOf),
      cleared: said(cleared),
      uncolored: said(uncolored),
      cellsChanged: said.format(cellsChanged),
      restarted: said(restarted),
      restored: said.format(restored),
      revealed: said(revealed))
  }
}
