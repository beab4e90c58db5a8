public import Models
public import Widgets

/// Every word that the screens show, in one language. A word that a language lacks does not compile.
public nonisolated struct Words: Sendable {
  /// Which language it is; hints are explained in it.
  public let language: Language
  /// The words that the kit's own containers show.
  public let kit: KitWords
  let app: AppWords
  let home: HomeWords
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
  /// Between groups of three digits: the comma of "1,240".
  let groupingSeparator: String

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
}
