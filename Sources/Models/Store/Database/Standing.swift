/// Where a finished game stands among the ranked ones of its list.
public struct Standing: Hashable, Sendable {
  /// Its place, counted from 1; nil where the game is not ranked.
  public let place: Int?
  /// How many games the list has, this one among them where it is ranked.
  public let count: Int
  /// The best of the list, this game among them; nil where the list is empty.
  public let best: BestResult?

  /// A place on a list of `count` games.
  public init(place: Int?, count: Int, best: BestResult?) {
    self.place = place
    self.count = count
    self.best = best
  }
}

/// The best that was reached on a list, score and time not always in the same game.
public struct BestResult: Hashable, Sendable {
  /// The highest score.
  public let score: Int
  /// The shortest play time without help; nil where there was help in every game.
  public let time: Duration?

  /// A score and a time.
  public init(score: Int, time: Duration?) {
    self.score = score
    self.time = time
  }
}
