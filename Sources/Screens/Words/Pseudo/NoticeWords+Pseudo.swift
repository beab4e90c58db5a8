nonisolated extension NoticeWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> NoticeWords {
    NoticeWords(
      ok: said(ok))
  }
}
