public import Games
public import Store
public import Sudoku

/// A place that can be gone to from anywhere: by a key or a button of a screen, and from the
/// palette.
public nonisolated enum Destination: Hashable, Sendable {
  case home
  /// The game that was left last.
  case latestGame
  case game(SavedGame)
  case levels
  /// A new puzzle of a level.
  case level(Level)
  case unfinished
  /// Today's puzzle, or the calendar once it is solved.
  case today
  /// The puzzle of a day. Those of days to come don't open.
  case day(Day)
  case calendar
  case packs
  /// A pack, by its number.
  case pack(Int)
  /// The name and number of a puzzle, then its board. Locked puzzles don't open.
  case puzzle(PuzzleID)
  /// The imported collections.
  case collections
  /// The ways to get more puzzles.
  case morePuzzles
  case statistics
  /// The leaderboard, over Home.
  case leaderboard
  /// The ways to give the solver a puzzle.
  case solver
  /// The ways to choose a picture.
  case camera
  case memory
  /// The course, at the next lesson.
  case course
  /// A lesson, in place of the one on the screen.
  case lesson(Lesson)
  /// The techniques to practise.
  case trainer
  /// Practice of a technique.
  case drill(TechniqueID)
  case help
  /// About the program, over Home.
  case about
  /// The first steps without the introduction.
  case firstSteps
  /// The welcome, as on the first run.
  case welcome
  case settings
  /// The player's choices and orders of techniques.
  case profiles
  /// The keys that note digits.
  case digitKeys

  /// The places in the palette, besides lessons and techniques.
  static let places: [Destination] = [
    .home, .latestGame, .today, .calendar, .packs, .collections, .morePuzzles, .unfinished, .levels,
    .statistics, .leaderboard, .solver, .camera, .memory, .about, .firstSteps, .welcome, .help,
    .settings, .profiles, .digitKeys,
  ]

  /// `true` for a sheet with settings, which opens over any screen. ``morePuzzles`` leads on to
  /// other screens, so the palette opens that sheet over Home.
  var isSettings: Bool { [.settings, .profiles, .digitKeys].contains(self) }
}

extension Destination: Identifiable {
  /// The place itself.
  public var id: Self { self }
}

extension Words {
  /// The name of a place, or what going there does.
  func title(of destination: Destination) -> String {
    switch destination {
    case .home: home.title
    case .latestGame: home.continueGame
    case .game(let saved): title(of: saved.game)
    case .levels: levels.title
    case .level(let level): score.another(name(of: level))
    case .unfinished: levels.unfinished
    case .today: daily.title
    case .day(let day): "\(day)"
    case .calendar: daily.calendar
    case .packs: packs.title
    case .pack(let id): name(ofPack: id)
    case .puzzle(let id): "\(id)"
    case .collections: collections.title
    case .morePuzzles: packs.more.title
    case .statistics: home.statistics
    case .leaderboard: home.leaderboard
    case .solver: solver.title
    case .camera: camera.title
    case .memory: memory.title
    case .course: course.title
    case .lesson(let lesson): title(of: lesson)
    case .trainer: trainer.title
    case .drill(let technique): name(of: technique)
    case .help: home.help
    case .about: home.about
    case .firstSteps: welcome.firstSteps
    case .welcome: settings.restart
    case .settings: home.settings
    case .profiles: profiles.title
    case .digitKeys: settings.digitKeys.title
    }
  }

  /// Further words by which the palette finds a place. They are never shown, so the pseudo-language
  /// doesn't change them.
  func keywords(of destination: Destination) -> String {
    switch destination {
    case .today: language.say("daily puzzle of the day", "매일 하루")
    case .calendar: language.say("daily streak month", "매일 연속 달력")
    case .morePuzzles:
      language.say("generate create import open file", "만들기 생성 가져오기 파일 열기")
    case .unfinished: language.say("saved games", "저장 이어하기")
    case .levels: language.say("new game play", "새 게임 시작")
    case .course: language.say("lessons tutorial techniques", "강의 튜토리얼 기법")
    case .welcome:
      language.say("onboarding introduction tutorial first steps", "환영 소개 튜토리얼 첫걸음 처음")
    case .digitKeys: settings.digitKeys.about
    default: ""
    }
  }
}
