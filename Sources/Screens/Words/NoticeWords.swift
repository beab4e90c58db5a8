/// The words of sheets that only say something.
nonisolated struct NoticeWords: LanguageTable {
  let ok: String
}
