/// The words of sheets that only say something.
nonisolated struct NoticeWords: Sendable {
  let about: String
  let help: String
  let ok: String
}
