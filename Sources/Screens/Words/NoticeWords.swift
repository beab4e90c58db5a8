/// The text of notices.
nonisolated struct NoticeWords: LanguageTable {
  let ok: String
}
