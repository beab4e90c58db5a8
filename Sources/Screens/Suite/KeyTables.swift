import Games
import Sudoku
import Widgets

/// The key tables of the whole program, as the help and the key settings list them.
enum KeyTables {
  /// The tables that come before the board's.
  static func before(_ words: Words) -> [KeyTable] {
    [
      KeyTable(words.home.title, HomeAction.bindings(words)) { _ in },
      KeyTable(words.home.about, AboutAction.bindings(words)) { _ in },
      KeyTable(words.home.help, HelpAction.bindings(words)) { _ in },
      KeyTable(words.welcome.title, WelcomeAction.bindings(words)) { _ in },
      KeyTable(words.levels.title, LevelsAction.bindings(words)) { _ in },
      KeyTable(words.levels.unfinished, UnfinishedAction.bindings(words)) { _ in },
      KeyTable(words.packs.title, PacksAction.bindings(words, isGrid: true)) { _ in },
      KeyTable(words.collections.title, CollectionsAction.bindings(words)) { _ in },
      KeyTable(words.collections.puzzles, CollectionAction.bindings(words)) { _ in },
      KeyTable(words.packs.more.title, MorePuzzlesAction.bindings(words.packs.more)) { _ in },
      KeyTable(words.packs.more.make, MakingAction.bindings(words)) { _ in },
      KeyTable(words.daily.calendar, CalendarAction.bindings(words)) { _ in },
    ]
  }

  /// The board's table. The two actions that only a finished board has are there to be named in
  /// files of keys, without their keys, which mean something else during a game.
  static func board(_ words: Words) -> KeyTable {
    let ofFinished = GameBoardAction.finishedBindings(words).filter {
      [.leave(.replay), .leave(.next)].contains($0.action)
    }
    return KeyTable(
      words.board.title,
      GameBoardAction.bindings(words)
        + ofFinished.map { KeyBinding([], $0.action, $0.title, shown: .hidden) }
    ) { _ in }
  }

  /// The tables that come after the board's.
  static func after(_ words: Words) -> [KeyTable] {
    [
      KeyTable(words.score.title, winBindings(words)) { _ in },
      KeyTable(words.hints.title, HintAction.bindings(words)) { _ in },
      KeyTable(
        words.moves.title, MovesAction.bindings(words) + MovesAction.namingBindings(words)
      ) { _ in },
      KeyTable(words.drawing.title, DrawingAction.bindings(words)) { _ in },
      KeyTable(
        words.profiles.title,
        ProfilesAction.bindings(words) + ProfilesAction.namingBindings(words)
      ) { _ in },
      KeyTable(words.course.title, CourseAction.bindings(words)) { _ in },
      KeyTable(words.course.lesson, lessonBindings(words)) { _ in },
      KeyTable(words.trainer.title, TrainerAction.boardBindings(words)) { _ in },
      KeyTable(words.replay.title, ReplayAction.bindings(words)) { _ in },
      KeyTable(words.share.title, ShareAction.bindings(words)) { _ in },
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
      KeyTable(words.solution.draft, SetterAction.bindings(words)) { _ in },
      KeyTable(words.setter.canonical, CanonicalAction.bindings(words)) { _ in },
      KeyTable(
        words.setter.change, ChangesAction.bindings(words) + ChangesAction.typingBindings(words)
      ) { _ in },
      KeyTable(words.solver.steps, StepAction.bindings(words)) { _ in },
      KeyTable(
        words.paths.title, PathsAction.bindings(words) + PathsAction.namingBindings(words)
      ) { _ in },
      KeyTable(words.allSteps.title, AllStepsAction.bindings(words)) { _ in },
      KeyTable(words.export.title, ExportAction.bindings(words)) { _ in },
      KeyTable(
        words.kit.everywhere, SuiteAction.bindings(words) + SuiteAction.screenBindings(words)
      ) { _ in },
    ]
  }

  /// The keys of a lesson's pages and of its positions.
  private static func lessonBindings(_ words: Words) -> [KeyBinding<LessonAction>] {
    LessonAction.bindings(words, at: .showing)
      + LessonAction.bindings(words, at: .trying).filter {
        [.idea, .startAgain].contains($0.action)
      }
  }

  /// The keys of the win screen, with every possible next action.
  private static func winBindings(_ words: Words) -> [KeyBinding<ScoreAction>] {
    ScoreAction.winBindings(
      for: [
        .next(.first), .another(.easy), .replay, .today, .share, .levels, .home,
        .lesson(.fullHouse), .pack(PuzzleID.first.pack),
      ], words)
  }

  /// All tables under `keyMap`, the board's first.
  static func all(_ words: Words, keyMap: KeyMap) -> [KeyTable] {
    ([board(words)] + after(words) + before(words)).map { $0.remapped(by: keyMap) }
  }
}
