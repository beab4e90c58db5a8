import Hints
import Widgets

nonisolated extension Words {
  /// English.
  public static let english = Words(
    language: .english,
    kit: KitWords(),
    app: .english,
    home: .english,
    about: .english,
    help: .english,
    welcome: .english,
    levels: .english,
    packs: .english,
    daily: .english,
    dates: .english,
    board: .english,
    keys: .english,
    says: .english,
    panel: .english,
    score: .english,
    leaderboard: .english,
    statistics: .english,
    replay: .english,
    share: .english,
    tips: .english,
    settings: .english,
    notice: .english,
    hints: .english,
    trainer: .english,
    course: .english,
    solver: .english,
    camera: .english,
    solution: .english,
    export: .english,
    memory: .english,
    groupingSeparator: ",")
}
