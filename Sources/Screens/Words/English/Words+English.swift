import Models
import Widgets

nonisolated extension Words {
  /// English.
  public static let english = Words(
    language: .english,
    kit: KitWords(),
    app: .english,
    home: .english,
    levels: .english,
    board: .english,
    panel: .english,
    score: .english,
    settings: .english,
    notice: .english,
    groupingSeparator: ",")
}
