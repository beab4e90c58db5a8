nonisolated extension WelcomeWords {
  static let english = WelcomeWords(
    title: "Welcome",
    text: "Every digit has a reason. Find it.",
    slide: "Slide to begin",
    skip: "Skip",
    home: "Go Home",
    step: { step, key in
      switch step {
      case .move: "Move: \(key)"
      case .place: "Place a digit that fits: \(key)"
      case .memo: "Note one: \(key), then a digit"
      case .hint: "Ask for a hint: \(key)"
      }
    },
    onlyDigit: { "Only \($0) fits here: type it" },
    done: "You're ready. Have fun!")
}
