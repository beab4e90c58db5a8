nonisolated extension NoticeWords {
  static let english = NoticeWords(ok: "OK")
}
