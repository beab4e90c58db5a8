nonisolated extension NoticeWords {
  static let korean = NoticeWords(ok: "확인")
}
