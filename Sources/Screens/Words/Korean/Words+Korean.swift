import Models

nonisolated extension Words {
  /// Korean.
  public static let korean = Words(
    language: .korean,
    kit: .korean,
    app: .korean,
    home: .korean,
    levels: .korean,
    board: .korean,
    panel: .korean,
    score: .korean,
    settings: .korean,
    notice: .korean,
    groupingSeparator: ",")
}
