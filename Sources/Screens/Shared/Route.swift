public import Games


/// Every screen that can stand on top of Home.
public nonisolated enum Route: Hashable, Sendable {
  /// Logo and title, for a moment when the program starts.
  case startUp
  /// Who the program meets for the first time.
  case welcome
  /// How everything works.
  case help
  /// The levels to choose from.
  case levels
  /// The games that are not finished.
  case unfinished
  /// A puzzle is being made; its board takes the place of this.
  case making(WantedPuzzle)
  /// The packs of numbered puzzles.
  case packs
  /// The puzzles of a pack, by its number.
  case pack(Int)
  /// The name and the number of a puzzle; its board takes the place of this.
  case levelSplash(PuzzleID)
  /// The puzzles of the days, month by month.
  case calendar
  /// The board of the game that is being played.
  case board
  /// What was played of each level.
  case statistics
  /// A game that is shown again.
  case replay
  /// Practice of the techniques.
  case trainer
  /// The lessons of the course.
  case course
  /// A lesson that is taken.
  case lesson
  /// The themes of Memory and the game with one of them.
  case memory
  /// The ways to bring a puzzle to the solver.
  case solver
  /// A puzzle is read from a picture.
  case camera
  /// The board of the solver.
  case solution
}
