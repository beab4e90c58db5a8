import Games

/// A screen that can stand on top of Home, with what it shows.
nonisolated enum Route: Hashable, Sendable {
  /// Logo and title, for a moment when the program starts.
  case startUp
  /// Who the program meets for the first time.
  case welcome(WelcomeModel)
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
  /// A game that is being played.
  case board(GameBoardModel)
  /// What was played of each level.
  case statistics
  /// A game that is shown again.
  case replay(ReplayModel)
  /// Practice of the techniques.
  case trainer(TrainerModel)
  /// The lessons of the course.
  case course
  /// A lesson that is taken.
  case lesson(LessonModel)
  /// The themes of Memory and the game with one of them.
  case memory
  /// The ways to bring a puzzle to the solver.
  case solver
  /// A puzzle is read from a picture.
  case camera
  /// The board of the solver.
  case solution
}

/// A model that equals itself alone.
nonisolated protocol IdentifiedModel: AnyObject, Hashable {}

nonisolated extension IdentifiedModel {
  static func == (one: Self, other: Self) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension GameBoardModel: nonisolated IdentifiedModel {}
extension WelcomeModel: nonisolated IdentifiedModel {}
extension ReplayModel: nonisolated IdentifiedModel {}
extension TrainerModel: nonisolated IdentifiedModel {}
extension LessonModel: nonisolated IdentifiedModel {}
