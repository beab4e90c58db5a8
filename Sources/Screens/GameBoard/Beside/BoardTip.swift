import Games
import Store

extension Suite {
  /// What the player is told beside the board: another sentence every so many turns, first what the
  /// question mark for errors means where there is one; nil where no tips are wanted.
  func tip(on model: GameBoardModel) -> String? {
    guard outside.preferences.values.showsTips else { return nil }
    if model.canCheck, model.game.journal.count < Self.turnsOfATip {
      return words.tips.errors(model.key(of: .check))
    }
    let tips = words.tips.ofBoard(model.key)
    let number = outside.tipNumber + model.game.journal.count / Self.turnsOfATip
    return tips[number % tips.count]
  }

  /// How many turns a tip stays.
  private static var turnsOfATip: Int { 12 }
}
