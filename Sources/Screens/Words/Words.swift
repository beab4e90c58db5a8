public import Games
import Hints
public import Scutes
import Store
public import Sudoku
import Synchronization

/// All text of the screens in one language, by the parts of the program.
public nonisolated final class Words: Sendable {
  let speaker: Speaker
  /// The language, also of the explanations of hints.
  public var language: Language { speaker.language }
  /// The text of the kit's own containers.
  public let kit: KitWords
  /// The last step explained, because views ask for its explanation again and again.
  private let explained = Mutex<(step: NextStep, explanation: Explanation)?>(nil)

  /// The English text.
  public static let english = Words(in: .english)
  /// The Korean text.
  public static let korean = Words(in: .korean)
  /// The pseudo-language based on English, for tests and for developers. It isn't offered to users.
  public static let pseudo = Words(in: .english, by: PseudoLanguage())

  private init(in language: Language, by voice: PseudoLanguage? = nil) {
    speaker = Speaker(language: language, voice: voice)
    let kit: KitWords =
      switch language {
      case .english: KitWords()
      case .korean: .korean
      }
    self.kit = voice.map(kit.said) ?? kit
  }

  /// The text in `language`.
  public static func `in`(_ language: Language) -> Words {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  // The parts
  var about: AboutWords { AboutWords(speaker: speaker) }
  var allSteps: AllStepsWords { AllStepsWords(speaker: speaker) }
  var app: AppWords { AppWords(speaker: speaker) }
  var board: BoardWords { BoardWords(speaker: speaker) }
  var camera: CameraWords { CameraWords(speaker: speaker) }
  var collections: CollectionWords { CollectionWords(speaker: speaker) }
  var course: CourseWords { CourseWords(speaker: speaker) }
  var daily: DailyWords { DailyWords(speaker: speaker) }
  var dates: DateWords { DateWords(speaker: speaker) }
  var drawing: DrawingWords { DrawingWords(speaker: speaker) }
  var export: ExportWords { ExportWords(speaker: speaker) }
  var help: HelpWords { HelpWords(speaker: speaker) }
  var hints: HintWords { HintWords(speaker: speaker) }
  var home: HomeWords { HomeWords(speaker: speaker) }
  var keys: BoardKeyWords { BoardKeyWords(speaker: speaker) }
  var leaderboard: LeaderboardWords { LeaderboardWords(speaker: speaker) }
  var levels: LevelWords { LevelWords(speaker: speaker) }
  var memory: MemoryWords { MemoryWords(speaker: speaker) }
  var moves: MovesWords { MovesWords(speaker: speaker) }
  var packs: PackWords { PackWords(speaker: speaker) }
  var panel: PanelWords { PanelWords(speaker: speaker) }
  var paths: PathWords { PathWords(speaker: speaker) }
  var printing: PrintWords { PrintWords(speaker: speaker) }
  var profiles: ProfileWords { ProfileWords(speaker: speaker) }
  var replay: ReplayWords { ReplayWords(speaker: speaker) }
  var says: BoardMessages { BoardMessages(speaker: speaker) }
  var score: ScoreWords { ScoreWords(speaker: speaker) }
  var setter: SetterWords { SetterWords(speaker: speaker) }
  var settings: SettingsWords { SettingsWords(speaker: speaker) }
  var share: ShareWords { ShareWords(speaker: speaker) }
  var solution: SolutionWords { SolutionWords(speaker: speaker) }
  var solver: SolverWords { SolverWords(speaker: speaker) }
  var statistics: StatisticsWords { StatisticsWords(speaker: speaker) }
  var tips: TipWords { TipWords(speaker: speaker) }
  var trainer: TrainerWords { TrainerWords(speaker: speaker) }
  var welcome: WelcomeWords { WelcomeWords(speaker: speaker) }

  /// A number with its digits in groups of three: "1,240".
  public func grouped(_ number: Int) -> String {
    NumberFormat.grouped(number, separator: app.groupingSeparator)
  }

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
  func phrase(_ sentence: String) -> String { speaker.voice.map { $0(sentence) } ?? sentence }

  /// The name of a leaderboard.
  func name(of list: Leaderboard) -> String {
    switch list {
    case .level(let level): name(of: level)
    case .pack(let id): name(ofPack: id)
    case .own: leaderboard.own
    }
  }

  /// The name of a level.
  func name(of level: Level) -> String { levels.name(level) }

  /// The title of a lesson: its own, or else the name of its technique.
  public func title(of lesson: Lesson) -> String {
    course.ownTitle(lesson) ?? lesson.techniques.first.map { name(of: $0) } ?? lesson.rawValue
  }
}

nonisolated extension Words: Vocabulary {}
