/// The words of the welcome and of the first steps.
nonisolated struct WelcomeWords: Sendable {
  let title: String
  let text: String
  let slide: String
  let skip: String
  let home: String
  let step: @Sendable (_ step: FirstSteps.Step, _ key: String) -> String
  /// In the place of the step to place a digit, where only one fits.
  let onlyDigit: @Sendable (_ digit: String) -> String
  let done: String
}
