import Sudoku

nonisolated struct DateWords: Vocabulary {
  let speaker: Speaker

  /// Monday first.
  var weekdays: [String] {
    say(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"])
  }
  /// At most three columns each, Monday first.
  var mediumWeekdays: [String] { narrow(english: 3, korean: 1) }
  /// Two columns each, Monday first.
  var shortWeekdays: [String] { narrow(english: 2, korean: 1) }
  /// Three or four columns each.
  var shortMonths: [String] {
    let names = speaker.language.say(
      Self.months.map { String($0.prefix(3)) }, (1...12).map { "\($0)월" })
    return speaker.voice.map { names.map($0.accented) } ?? names
  }

  /// The first letters of the weekdays. Limited to a few columns in every language, they only get
  /// accents in the pseudo-language.
  private func narrow(english: Int, korean: Int) -> [String] {
    let plain = DateWords(speaker: Speaker(language: speaker.language, voice: nil))
    let names = plain.weekdays.map { String($0.prefix(speaker.language.say(english, korean))) }
    return speaker.voice.map { names.map($0.accented) } ?? names
  }

  var today: String { say("today", "오늘") }
  var yesterday: String { say("yesterday", "어제") }
  func month(year: Int, _ month: Int) -> String {
    say("\(Self.months[month - 1]) \(year)", "\(year)년 \(month)월")
  }
  func date(month: Int, day: Int) -> String {
    say("\(day) \(Self.months[month - 1])", "\(month)월 \(day)일")
  }
  /// A short form: "21 Nov".
  func shortDate(month: Int, day: Int) -> String {
    say("\(day) \(Self.months[month - 1].prefix(3))", "\(month)월 \(day)일")
  }
  func dateAndYear(year: Int, month: Int, day: Int) -> String {
    say("\(day) \(Self.months[month - 1]) \(year)", "\(year)년 \(month)월 \(day)일")
  }
  func weekdayAndDate(weekday: String, date: String) -> String {
    say("\(weekday), \(date)", "\(date) \(weekday)")
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
