import Widgets

/// What somebody meets who starts the program for the first time: a word of welcome, then a board to
/// take the first steps on.
struct WelcomeScreen: View {
  let suite: Suite

  var body: some View {
    if suite.router.path.last == .startUp {
      // Below the start-up screen it waits: its picture comes when it can be seen.
      Spacer()
    } else if let steps = suite.firstSteps {
      FirstStepsView(suite: suite, steps: steps)
    } else {
      WelcomeView(suite: suite) { suite.beginFirstSteps() }
    }
  }
}
