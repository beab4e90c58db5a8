nonisolated extension NoticeWords {
  static let english = NoticeWords(
    about: "This screen comes with a later version. The program is free software under the GNU "
      + "General Public License, version 3 or later.",
    help:
      "This screen comes with a later version. Until then, ? shows all keys wherever you are.",
    ok: "OK")
}
