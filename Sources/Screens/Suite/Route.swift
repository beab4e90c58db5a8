import Games

/// A screen on top of Home, with its content.
nonisolated enum Route: Hashable, Sendable {
  /// The logo and title, shown briefly at startup.
  case startUp
  /// The welcome for new players.
  case welcome(WelcomeModel)
  /// The help, opened at a page.
  case help(HelpPage)
  /// The list of levels.
  case levels
  /// The unfinished games.
  case unfinished
  /// A puzzle being made. Its board replaces this screen.
  case making(WantedPuzzle)
  /// The packs of numbered puzzles.
  case packs
  /// A pack, by its number.
  case pack(Int)
  /// The imported collections.
  case collections
  /// The puzzles of a collection.
  case collection(CollectionModel)
  /// The name and number of a puzzle. Its board replaces this screen.
  case levelSplash(PuzzleID)
  /// The daily puzzles, month by month.
  case calendar
  /// A game in progress.
  case board(GameBoardModel)
  /// The statistics of each level.
  case statistics
  /// The replay of a game.
  case replay(ReplayModel)
  /// Technique practice.
  case trainer(TrainerModel)
  /// The lessons of the course.
  case course
  /// A lesson in progress.
  case lesson(LessonModel)
  /// The themes of Memory, and its game.
  case memory
  /// The ways to give the solver a puzzle.
  case solver
  /// Reading a puzzle from a picture.
  case camera
  /// The solver's board.
  case solution
  /// All steps of a game or of the solver's board.
  case allSteps(AllStepsModel)
}

/// A model compared by identity.
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
extension AllStepsModel: nonisolated IdentifiedModel {}
extension CollectionModel: nonisolated IdentifiedModel {}
