import Sudoku
import Widgets

/// All keys of the program, table by table: what the help and the page of keys are made from.
enum KeyTables {
  /// The tables before that of the board.
  static func before(_ words: Words) -> [KeyTable] {
    [
      KeyTable(words.home.title, HomeAction.bindings(words)) { _ in },
      KeyTable(words.home.about, AboutAction.bindings(words)) { _ in },
      KeyTable(words.home.help, HelpAction.bindings(words)) { _ in },
      KeyTable(words.welcome.title, WelcomeAction.bindings(words)) { _ in },
      KeyTable(words.levels.title, LevelsAction.bindings(words)) { _ in },
      KeyTable(words.levels.unfinished, UnfinishedAction.bindings(words)) { _ in },
      KeyTable(words.packs.title, PacksAction.bindings(words, isGrid: true)) { _ in },
      KeyTable(words.daily.calendar, CalendarAction.bindings(words)) { _ in },
    ]
  }

  /// That of the board.
  static func board(_ words: Words) -> KeyTable {
    KeyTable(words.board.title, GameBoardAction.bindings(words)) { _ in }
  }

  /// The tables after that of the board.
  static func after(_ words: Words) -> [KeyTable] {
    [
      KeyTable(words.score.title, winBindings(words)) { _ in },
      KeyTable(words.hints.title, HintAction.bindings(words)) { _ in },
      KeyTable(words.course.title, CourseAction.bindings(words)) { _ in },
      KeyTable(words.course.lesson, lessonBindings(words)) { _ in },
      KeyTable(words.trainer.title, TrainerAction.boardBindings(words)) { _ in },
      KeyTable(words.replay.title, ReplayAction.bindings(words)) { _ in },
      KeyTable(words.share.title, ShareAction.bindings(words.share)) { _ in },
      KeyTable(words.home.leaderboard, LeaderboardAction.bindings(words, side: .level)) { _ in },
      KeyTable(words.home.statistics, StatisticsAction.bindings(words)) { _ in },
      KeyTable(words.memory.title, MemoryThemesAction.bindings(words, canUndo: true)) { _ in },
      KeyTable(words.memory.game.cards, MemoryCardAction.bindings(words.memory.game)) { _ in },
      KeyTable(words.memory.game.title, MemoryGameAction.bindings(words)) { _ in },
      KeyTable(words.memory.editor.title, MemoryEditorAction.bindings(words.memory.editor)) { _ in
      },
      KeyTable(words.solver.title, SolverAction.bindings(words)) { _ in },
      KeyTable(words.camera.title, CameraAction.bindings(words, takesPictures: true)) { _ in },
      KeyTable(words.camera.review, ReviewAction.bindings(words, hasDoubts: true)) { _ in },
      KeyTable(words.solver.board, SolutionAction.bindings(words)) { _ in },
      KeyTable(words.solver.steps, StepAction.bindings(words)) { _ in },
      KeyTable(words.export.title, ExportAction.bindings(words)) { _ in },
      KeyTable(
        words.kit.everywhere, SuiteAction.bindings(words) + SuiteAction.screenBindings(words)
      ) { _ in },
    ]
  }

  /// Those of the pages of a lesson, and what its positions have besides.
  private static func lessonBindings(_ words: Words) -> [KeyBinding<LessonAction>] {
    LessonAction.bindings(words, at: .showing)
      + LessonAction.bindings(words, at: .trying).filter {
        [.idea, .startAgain].contains($0.action)
      }
  }

  /// Those of a win, with all that there may be to do next.
  private static func winBindings(_ words: Words) -> [KeyBinding<ScoreAction>] {
    ScoreAction.winBindings(
      for: [.another(.easy), .replay, .today, .share, .levels, .home], words)
  }

  /// All of them, as `keyMap` has them, the board first.
  static func all(_ words: Words, keyMap: KeyMap) -> [KeyTable] {
    ([board(words)] + after(words) + before(words)).map { $0.remapped(by: keyMap) }
  }
}
