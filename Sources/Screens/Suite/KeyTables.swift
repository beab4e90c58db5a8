import Games
import Sudoku
import Widgets

/// The key tables of the whole program, as the help and the key settings list them.
enum KeyTables {
  /// The tables that come before the board's.
  static func before(_ words: Words) -> [KeyTable] {
    [
      HomeScreen.commands(words).keys,
      AboutSheet.commands(words).keys,
      HelpScreen.commands(words).keys,
      KeyTable(words.welcome.title, WelcomeAction.bindings(words)) { _ in },
      LevelsScreen.commands(words).keys,
      UnfinishedScreen.commands(words).keys,
      PackScreen.commands(words).keys,
      CollectionsScreen.commands(words).keys,
      CollectionScreen.commands(words).keys,
      MorePuzzles.commands(words).keys,
      MakingScreen.commands(words).keys,
      CalendarScreen.commands(words).keys,
    ]
  }

  /// The board's table.
  static func board(_ words: Words) -> KeyTable { GameBoard.commands(words).keys }

  /// The tables that come after the board's.
  static func after(_ words: Words) -> [KeyTable] {
    [
      win(words),
      GameBoardModel.hintCommands(words).keys,
      MovesSheet.commands(words).keys,
      GameBoardModel.drawingCommands(words).keys,
      ProfilesSheet.commands(words).keys,
      CourseScreen.commands(words).keys,
      KeyTable(words.course.lesson, lessonBindings(words)) { _ in },
      KeyTable(words.trainer.title, TrainerAction.boardBindings(words)) { _ in },
      ReplayScreen.commands(words).keys,
      ShareSheet.commands(words).keys,
      LeaderboardSheet.commands(words).keys,
      StatisticsScreen.commands(words).keys,
      MemoryScreen.commands(words).keys,
      MemoryCards.commands(words).keys,
      MemoryGameView.commands(words).keys,
      MemoryEditorSheet.commands(words).keys,
      SolverScreen.commands(words).keys,
      KeyTable(words.camera.title, CameraAction.bindings(words, takesPictures: true)) { _ in },
      KeyTable(words.camera.review, ReviewAction.bindings(words, hasDoubts: true)) { _ in },
      KeyTable(words.solver.board, SolutionAction.bindings(words)) { _ in },
      KeyTable(words.solution.draft, SetterAction.bindings(words)) { _ in },
      CanonicalSheet.commands(words).keys,
      KeyTable(
        words.setter.change, ChangesAction.bindings(words) + ChangesAction.typingBindings(words)
      ) { _ in },
      KeyTable(words.solver.steps, StepAction.bindings(words)) { _ in },
      PathsSheet.commands(words).keys,
      KeyTable(words.allSteps.title, AllStepsAction.bindings(words)) { _ in },
      ExportSheet.commands(words).keys,
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
  private static func win(_ words: Words) -> KeyTable {
    let choices: [ScoreAction] = [
      .next(.first), .another(.easy), .replay, .today, .share, .levels, .home,
      .lesson(.fullHouse), .pack(PuzzleID.first.pack),
    ]
    return ScoreAction.winCommands(for: choices, words, heading: words.score.title).keys
  }

  /// All tables under `keyMap`, the board's first.
  static func all(_ words: Words, keyMap: KeyMap) -> [KeyTable] {
    ([board(words)] + after(words) + before(words)).map { $0.remapped(by: keyMap) }
  }
}
