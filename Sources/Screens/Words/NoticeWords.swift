/// The words of sheets that only say something.
nonisolated struct NoticeWords: Sendable {
  let ok: String
}
