nonisolated extension HomeWords {
  static let english = HomeWords(
    title: "Home",
    about: "About",
    help: "Help",
    leaderboard: "Leaderboard",
    statistics: "Statistics",
    settings: "Settings",
    game: "Game",
    resume: "resume",
    nothingToResume: "No game to resume. Choose Game to start one.",
    hello: "Hello! Your first puzzle is ready.",
    helloDetails: [
      "An easy one. Take your time.", "If you get stuck, ask for a hint.",
    ],
    playFirst: "Play my first puzzle",
    continueGame: "Continue",
    playNext: "Play the next one",
    streak: { "\($0)-day streak" },
    todayPill: "Today",
    gameDetail: "Levels, calendar, packs",
    solverDetail: "Type a puzzle in, see each step",
    memoryDetail: "Train your eye and recall",
    howItWorks: "How it works",
    wantMore: "Want more puzzles?",
    firstTip: "New here? Start with ‘How it works’.",
    tips: [
      "Space switches notes on and off.",
      "Leave any time. Your game is saved.",
      "Tab jumps to the next empty cell.",
      "Small dots by the board show what's left.",
      "Stuck? A hint shows where to look.",
    ],
    otherNames: OtherNames(
      today: "daily puzzle of the day", calendar: "daily streak month",
      more: "generate create import open file", levels: "new game play",
      course: "lessons tutorial techniques", unfinished: "saved games",
      welcome: "onboarding introduction tutorial first steps"),
    say: { sentence in
      switch sentence {
      case .placed(let digits, let empty): "\(digits) of \(empty) placed"
      case .timeSoFar(let time, let mistakes):
        switch mistakes {
        case 0: "\(time), no mistakes"
        case 1: "\(time), 1 mistake"
        default: "\(time), \(mistakes) mistakes"
        }
      }
    })
}
