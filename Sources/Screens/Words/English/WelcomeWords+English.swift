nonisolated extension WelcomeWords {
  static let english = WelcomeWords(
    title: "Welcome",
    greeting: "Welcome to",
    text: "Every digit has a reason. Find it.",
    slide: "Slide to begin",
    begin: "Begin",
    skip: "Skip",
    home: "Go Home",
    firstSteps: "First steps",
    fact: { step in
      switch step {
      case .box: "This bright box already has eight digits."
      case .move: "Your next cell lights up here."
      case .column: "This column has eight digits, too."
      case .notes: "3 or 4 could go here. Write both down as notes."
      case .hint: "Stuck in a game? A hint shows where to look."
      }
    },
    praise: { step in
      switch step {
      case .box, .move: "Yes, that's it!"
      case .column: "Here you are!"
      case .notes: "You've got it!"
      case .hint: "Good notes!"
      case nil: "That's how hints begin:"
      }
    },
    slip: { "Not \($0): it's there already. Look once more." },
    hasty: "Notes are still off.",
    done: "You're ready. Have fun!",
    again: Again(
      question: "Show the welcome again?",
      message: "You'll see the welcome and first steps. Your games stay saved.", yes: "Restart",
      no: "Not now"),
    say: { sentence in
      switch sentence {
      case .place(let step, let count): "\(step) of \(count)"
      case .ask(let step, let key):
        switch step {
        case .box: "Which one is missing? Press it."
        case .move: "Go there with the arrow keys."
        case .column: "Which one is missing?"
        case .notes: "Press \(key), then 3 and 4."
        case .hint: "Press \(key) to try it."
        }
      }
    })
}
