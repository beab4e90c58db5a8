nonisolated extension WelcomeWords {
  static let english = WelcomeWords(
    title: "Welcome",
    text: "It is not whether you find the last digit, it is how you came to the first.",
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
    done: "That is all there is to it.")
}
