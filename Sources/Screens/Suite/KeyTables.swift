import Games
import Scutes
import Sudoku

/// The key tables of the whole program, as the help and the key settings list them.
enum KeyTables {
  /// The tables that come before the board's.
  static func before(_ words: Words) -> [KeyTable] {
    [
      HomeScreen.commands(words).keys,
      AboutSheet.commands(words).keys,
      HelpScreen.commands(words).keys,
      WelcomeScreen.commands(words).keys,
      LevelsScreen.commands(words).keys,
      LevelsDoorSheet.commands(words).keys,
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
      LessonScreen.commands(words).keys,
      TrainerScreen.commands(words).keys,
      ReplayScreen.commands(words).keys,
      ShareSheet.commands(words).keys,
      LeaderboardSheet.commands(words).keys,
      StatisticsScreen.commands(words).keys,
      MemoryScreen.commands(words).keys,
      MemoryCards.commands(words).keys,
      MemoryGameView.commands(words).keys,
      MemoryEditorSheet.commands(words).keys,
      SolverScreen.commands(words).keys,
      CameraScreen.commands(words).keys,
      ReviewView.commands(words).keys,
      SolutionScreen.commands(words).keys,
      SolutionScreen.setterCommands(words).keys,
      CanonicalSheet.commands(words).keys,
      ChangesSheet.commands(words).keys,
      SolutionScreen.stepCommands(words).keys,
      PathsSheet.commands(words).keys,
      AllStepsScreen.commands(words).keys,
      ExportSheet.commands(words).keys,
      CommandTable("suite", words.kit.everywhere) {
        SuiteView.commandsEverywhere(words).commands
        SuiteView.commands(words).commands
      }.keys,
    ]
  }

  /// The keys of the win screen, with every possible next action.
  private static func win(_ words: Words) -> KeyTable {
    let choices: [ScoreAction] = [
      .next(.first), .another(.easy), .replay, .today, .share, .levels, .home,
      .lesson(.fullHouse), .pack(PuzzleID.first.pack), .techniques,
    ]
    return ScoreAction.winCommands(for: choices, words, heading: words.score.title).keys
  }

  /// All tables under `keyMap`, the board's first.
  static func all(_ words: Words, keyMap: KeyMap) -> [KeyTable] {
    ([board(words)] + after(words) + before(words)).map { $0.remapped(by: keyMap) }
  }
}
