import Games


/// The picture of a game as it was last asked for: a cursor that moves changes nothing of it.
final class KeptPicture {
  private var picture: BoardPicture?
  /// How long the journal was then. All that a board shows of a game follows from its journal.
  private var turns = 0
  private var found: Set<Mistake> = []

  /// The picture of `game`, always the same one, with the digits marked that checks have `found`.
  func picture(of game: Game, found: Set<Mistake>) -> BoardPicture {
    if let picture, turns == game.journal.count, found == self.found { return picture }
    let new = BoardPicture(of: game, found: found)
    (picture, turns, self.found) = (new, game.journal.count, found)
    return new
  }
}
