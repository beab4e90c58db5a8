/// How dates are said.
nonisolated struct DateWords: Sendable {
  /// Monday first.
  let weekdays: [String]
  /// In two columns each, Monday first.
  let shortWeekdays: [String]
  let month: @Sendable (_ year: Int, _ month: Int) -> String
  let date: @Sendable (_ month: Int, _ day: Int) -> String
  let dateAndYear: @Sendable (_ year: Int, _ month: Int, _ day: Int) -> String
  let today: String
  let yesterday: String
}
