nonisolated extension SolverWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> SolverWords {
    SolverWords(
      title: said(title),
      board: said(board),
      steps: said(steps),
      orJustType: said(orJustType),
      manual: said(manual),
      manualNote: said(manualNote),
      last: said(last),
      lastNote: said(lastNote),
      paste: said(paste),
      pasteNote: said(pasteNote),
      howToPaste: said(howToPaste),
      file: said(file),
      fileNote: said(fileNote),
      orTypePath: said(orTypePath),
      game: said(game),
      camera: said(camera),
      cameraNote: said(cameraNote),
      notFound: said.format(notFound),
      notAllowed: said.format(notAllowed),
      tooLarge: said.format(tooLarge),
      fileTrouble: said.format(fileTrouble))
  }
}
