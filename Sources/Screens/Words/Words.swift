public import Games
import Hints
import Store
public import Sudoku
import Synchronization
public import Widgets

/// All text of the screens in one language. A missing word doesn't compile.
///
/// It is a class because views hold and copy it all the time, and copying a reference is cheaper
/// than copying a thousand words.
public nonisolated final class Words: Sendable {
  /// The language, also of the explanations of hints.
  public let language: Language
  /// The text of the kit's own containers.
  public let kit: KitWords
  let app: Spoken<AppWords>
  let home: Spoken<HomeWords>
  let about: Spoken<AboutWords>
  let help: Spoken<HelpWords>
  let welcome: Spoken<WelcomeWords>
  let levels: Spoken<LevelWords>
  let packs: Spoken<PackWords>
  let daily: Spoken<DailyWords>
  let dates: Spoken<DateWords>
  let board: Spoken<BoardWords>
  let keys: Spoken<BoardKeyWords>
  let says: Spoken<BoardMessages>
  let panel: Spoken<PanelWords>
  let score: Spoken<ScoreWords>
  let leaderboard: Spoken<LeaderboardWords>
  let statistics: Spoken<StatisticsWords>
  let replay: Spoken<ReplayWords>
  let share: Spoken<ShareWords>
  let tips: Spoken<TipWords>
  let settings: Spoken<SettingsWords>
  let profiles: Spoken<ProfileWords>
  let hints: Spoken<HintWords>
  let moves: Spoken<MovesWords>
  let drawing: Spoken<DrawingWords>
  let trainer: Spoken<TrainerWords>
  let course: Spoken<CourseWords>
  let solver: Spoken<SolverWords>
  let camera: Spoken<CameraWords>
  let solution: Spoken<SolutionWords>
  let paths: Spoken<PathWords>
  let setter: Spoken<SetterWords>
  let allSteps: Spoken<AllStepsWords>
  let collections: Spoken<CollectionWords>
  let export: Spoken<ExportWords>
  let memory: Spoken<MemoryWords>
  let printing: Spoken<PrintWords>
  let errors: Spoken<ErrorWords>
  private let voice: PseudoLanguage?
  /// The last step explained, because views ask for its explanation again and again.
  private let explained = Mutex<(step: NextStep, explanation: Explanation)?>(nil)

  /// The English text.
  public static let english = Words(in: .english)
  /// The Korean text.
  public static let korean = Words(in: .korean)
  /// The pseudo-language based on English, for tests and for developers. It isn't offered to users.
  public static let pseudo = Words(in: .english, by: PseudoLanguage())

  private init(in language: Language, by voice: PseudoLanguage? = nil) {
    self.language = language
    self.voice = voice
    let kit: KitWords =
      switch language {
      case .english: KitWords()
      case .korean: .korean
      }
    self.kit = voice.map(kit.said) ?? kit
    app = Spoken(in: language, by: voice)
    home = Spoken(in: language, by: voice)
    about = Spoken(in: language, by: voice)
    help = Spoken(in: language, by: voice)
    welcome = Spoken(in: language, by: voice)
    levels = Spoken(in: language, by: voice)
    packs = Spoken(in: language, by: voice)
    daily = Spoken(in: language, by: voice)
    dates = Spoken(in: language, by: voice)
    board = Spoken(in: language, by: voice)
    keys = Spoken(in: language, by: voice)
    says = Spoken(in: language, by: voice)
    panel = Spoken(in: language, by: voice)
    score = Spoken(in: language, by: voice)
    leaderboard = Spoken(in: language, by: voice)
    statistics = Spoken(in: language, by: voice)
    replay = Spoken(in: language, by: voice)
    share = Spoken(in: language, by: voice)
    tips = Spoken(in: language, by: voice)
    settings = Spoken(in: language, by: voice)
    profiles = Spoken(in: language, by: voice)
    hints = Spoken(in: language, by: voice)
    moves = Spoken(in: language, by: voice)
    drawing = Spoken(in: language, by: voice)
    trainer = Spoken(in: language, by: voice)
    course = Spoken(in: language, by: voice)
    solver = Spoken(in: language, by: voice)
    camera = Spoken(in: language, by: voice)
    solution = Spoken(in: language, by: voice)
    paths = Spoken(in: language, by: voice)
    setter = Spoken(in: language, by: voice)
    allSteps = Spoken(in: language, by: voice)
    collections = Spoken(in: language, by: voice)
    export = Spoken(in: language, by: voice)
    memory = Spoken(in: language, by: voice)
    printing = Spoken(in: language, by: voice)
    errors = Spoken(in: language, by: voice)
  }

  /// The text in `language`.
  public static func `in`(_ language: Language) -> Words {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// The separator between groups of three digits: the comma of "1,240".
  public var groupingSeparator: String { app.groupingSeparator }

  /// An explanation of a step.
  func explanation(of step: NextStep) -> Explanation {
    if let explained = explained.withLock({ $0 }), explained.step == step {
      return explained.explanation
    }
    let explanation = step.explanation(in: language).map(phrase)
    explained.withLock { $0 = (step, explanation) }
    return explanation
  }

  /// A sentence from the models, in this language.
  func phrase(_ sentence: String) -> String { voice.map { $0(sentence) } ?? sentence }

  /// The name of a leaderboard.
  func name(of list: Leaderboard) -> String {
    switch list {
    case .level(let level): name(of: level)
    case .pack(let id): name(ofPack: id)
    case .own: leaderboard.own
    }
  }

  /// The name of a level.
  func name(of level: Level) -> String {
    switch level {
    case .easy: levels.easy
    case .medium: levels.medium
    case .hard: levels.hard
    case .expert: levels.expert
    case .extreme: levels.extreme
    }
  }

  /// The title of a lesson: its own, or else the name of its technique.
  public func title(of lesson: Lesson) -> String {
    course.ownTitle(lesson) ?? lesson.techniques.first.map { name(of: $0) } ?? lesson.rawValue
  }
}
