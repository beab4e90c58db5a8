nonisolated extension HomeWords {
  static let english = HomeWords(
    title: "Home",
    about: "About",
    help: "Help",
    leaderboard: "Leaderboard",
    statistics: "Statistics",
    settings: "Settings",
    game: "Game",
    solver: "Solver",
    resume: "resume",
    today: "today",
    nothingToResume: "No game to resume. Choose Game to start one.",
    howItWorks: "How it works",
    wantMore: "Want more puzzles?",
    tips: [
      "Space switches the memo mode on and off.",
      "Leave whenever you like: the board waits as it is.",
      "Tab goes to the next empty cell.",
      "The pad shows how many of each digit are left.",
      "A wrong digit can be undone, but it stays counted.",
    ])
}
