public import Games
public import Hints
import Store
import Sudoku
public import Widgets

/// Every word that the screens show, in one language. A word that a language lacks does not compile.
///
/// A class, for views hold it and are copied all the time: a copy is one reference, not a thousand
/// words.
public nonisolated final class Words: Sendable {
  /// Which language it is; hints are explained in it.
  public let language: Language
  /// The words that the kit's own containers show.
  public let kit: KitWords
  let app: AppWords
  let home: HomeWords
  let about: AboutWords
  let help: HelpWords
  let welcome: WelcomeWords
  let levels: LevelWords
  let packs: PackWords
  let daily: DailyWords
  let dates: DateWords
  let board: BoardWords
  let keys: BoardKeyWords
  let says: BoardSayings
  let panel: PanelWords
  let score: ScoreWords
  let leaderboard: LeaderboardWords
  let statistics: StatisticsWords
  let replay: ReplayWords
  let share: ShareWords
  let tips: TipWords
  let settings: SettingsWords
  let notice: NoticeWords
  let hints: HintWords
  let trainer: TrainerWords
  let course: CourseWords
  let solver: SolverWords
  let camera: CameraWords
  let solution: SolutionWords
  let export: ExportWords
  let memory: MemoryWords
  /// Between groups of three digits: the comma of "1,240".
  let groupingSeparator: String
  /// What is done to sentences that come from the models: nothing, but in the pseudo-language.
  let phrase: @Sendable (String) -> String

  init(
    language: Language,
    kit: KitWords,
    app: AppWords,
    home: HomeWords,
    about: AboutWords,
    help: HelpWords,
    welcome: WelcomeWords,
    levels: LevelWords,
    packs: PackWords,
    daily: DailyWords,
    dates: DateWords,
    board: BoardWords,
    keys: BoardKeyWords,
    says: BoardSayings,
    panel: PanelWords,
    score: ScoreWords,
    leaderboard: LeaderboardWords,
    statistics: StatisticsWords,
    replay: ReplayWords,
    share: ShareWords,
    tips: TipWords,
    settings: SettingsWords,
    notice: NoticeWords,
    hints: HintWords,
    trainer: TrainerWords,
    course: CourseWords,
    solver: SolverWords,
    camera: CameraWords,
    solution: SolutionWords,
    export: ExportWords,
    memory: MemoryWords,
    groupingSeparator: String,
    phrase: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.language = language
    self.kit = kit
    self.app = app
    self.home = home
    self.about = about
    self.help = help
    self.welcome = welcome
    self.levels = levels
    self.packs = packs
    self.daily = daily
    self.dates = dates
    self.board = board
    self.keys = keys
    self.says = says
    self.panel = panel
    self.score = score
    self.leaderboard = leaderboard
    self.statistics = statistics
    self.replay = replay
    self.share = share
    self.tips = tips
    self.settings = settings
    self.notice = notice
    self.hints = hints
    self.trainer = trainer
    self.course = course
    self.solver = solver
    self.camera = camera
    self.solution = solution
    self.export = export
    self.memory = memory
    self.groupingSeparator = groupingSeparator
    self.phrase = phrase
  }

  /// The words of `language`.
  public static func `in`(_ language: Language) -> Words {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// What a list of ranked games is called.
  func name(of list: Leaderboard) -> String {
    switch list {
    case .level(let level): name(of: level)
    case .pack(let id): name(ofPack: id)
    case .own: leaderboard.own
    }
  }

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

  /// What a lesson is called: like its technique, unless it has a title of its own.
  public func title(of lesson: Lesson) -> String {
    course.ownTitle(lesson) ?? lesson.techniques.first.map { name(of: $0) } ?? lesson.rawValue
  }
}
