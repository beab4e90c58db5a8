nonisolated extension ExportWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> ExportWords {
    ExportWords(
      title: said(title),
      format: said(format),
      name: said.format(name),
      keepsAll: said(keepsAll),
      loses: said.format(loses),
      part: said.format(part),
      fileName: said(fileName),
      copy: said(copy),
      save: said(save),
      replace: said(replace),
      saved: said.format(saved),
      exists: said.format(exists),
      isFolder: said.format(isFolder),
      needsName: said(needsName))
  }
}
