import Hints

nonisolated extension Words {
  /// Korean.
  public static let korean = Words(
    language: .korean,
    kit: .korean,
    app: .korean,
    home: .korean,
    about: .korean,
    help: .korean,
    welcome: .korean,
    levels: .korean,
    packs: .korean,
    daily: .korean,
    dates: .korean,
    board: .korean,
    keys: .korean,
    says: .korean,
    panel: .korean,
    score: .korean,
    leaderboard: .korean,
    statistics: .korean,
    replay: .korean,
    share: .korean,
    tips: .korean,
    settings: .korean,
    notice: .korean,
    hints: .korean,
    trainer: .korean,
    course: .korean,
    solver: .korean,
    camera: .korean,
    solution: .korean,
    export: .korean,
    memory: .korean,
    groupingSeparator: ",")
}
