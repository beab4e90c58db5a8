import Models

/// Every word that the screens show, in one language. A word that a language lacks does not compile.
public nonisolated struct Words: Sendable {
  let app: AppWords
  let home: HomeWords
  let levels: LevelWords
  let board: BoardWords
  let score: ScoreWords
  let notice: NoticeWords
  /// Between groups of three digits: the comma of "1,240".
  let groupingSeparator: String

  /// What a level is called.
  func name(of level: Level) -> String {
    switch level {
    case .easy: levels.easy
    case .medium: levels.medium
    case .hard: levels.hard
    case .expert: levels.expert
    case .extreme: levels.extreme
    }
  }
}

/// Words that belong to no screen.
nonisolated struct AppWords: Sendable {
  let titleFirst: String
  let titleSecond: String
  let titleThird: String
  let everywhere: String
  let leave: String
  let suspend: String
  let allKeys: String
  let keys: String
  let close: String
  let back: String
  let open: String
  let move: String
  let moveFocus: String
  let tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
}

/// The words of the first screen.
nonisolated struct HomeWords: Sendable {
  let title: String
  let about: String
  let help: String
  let leaderboard: String
  let settings: String
  let game: String
  let solver: String
  let resume: String
  let nothingToResume: String
  let tips: [String]
}

/// The words of the levels.
nonisolated struct LevelWords: Sendable {
  let title: String
  let easy: String
  let medium: String
  let hard: String
  let expert: String
  let extreme: String
  let easyNeeds: String
  let mediumNeeds: String
  let hardNeeds: String
  let resume: String
  let nothingToResume: String
  let resumes: @Sendable (_ level: String, _ filled: Int, _ toFill: Int, _ time: String) -> String
  let making: @Sendable (_ level: String) -> String
  let cancel: String
}

/// The words of the board.
nonisolated struct BoardWords: Sendable {
  let title: String
  let errors: String
  let score: String
  let memo: String
  let on: String
  let off: String
  let undo: String
  let redo: String
  let restart: String
  let pause: String
  let resume: String
  let end: String
  let place: String
  let clear: String
  let nextEmpty: String
  let previousEmpty: String
  let rowEnds: String
  let columnEnds: String
  let peers: String
  let undoing: String
  let redoing: String
  let restarting: String
  let nothingToUndo: String
  let nothingToRedo: String
  let given: String
  let filled: String
  let empty: String
  let untouched: String
  let notSaved: String
  let finished: String
  let paused: String
  let pausedHint: String
  let wrong: @Sendable (_ digit: Int) -> String
  let notesOf: @Sendable (_ row: Int, _ column: Int, _ notes: String) -> String
  let emptyCell: @Sendable (_ row: Int, _ column: Int) -> String
  let digitIn: @Sendable (_ row: Int, _ column: Int, _ digit: Int, _ isGiven: Bool) -> String
  let askRestart: String
  let restartMessage: String
  let keepPlaying: String
}

/// The words of the score sheet.
nonisolated struct ScoreWords: Sendable {
  let title: String
  let solved: String
  let soFar: String
  let level: String
  let rating: String
  let time: @Sendable (_ time: String) -> String
  let untimed: String
  let errors: @Sendable (_ count: Int) -> String
  let help: @Sendable (_ kind: String, _ count: Int) -> String
  let allHelp: String
  let total: String
  let kinds: @Sendable (_ kind: ScoreSheet.Help) -> String
  let newPuzzle: String
  let levels: String
  let unranked: String
}

/// The words of sheets that only say something.
nonisolated struct NoticeWords: Sendable {
  let about: String
  let help: String
  let leaderboard: String
  let settings: String
  let solver: String
  let ok: String
}
