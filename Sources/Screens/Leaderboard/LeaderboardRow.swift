/// A result and its place.
struct LeaderboardRow<Entry: Identifiable>: Identifiable {
  let result: Entry
  /// Counted from 1.
  let place: Int
  /// Whether it is the result of the list that came last.
  let isNewest: Bool

  var id: Entry.ID { result.id }

  /// The place, and the sign of the newest.
  var markedPlace: String { isNewest ? "\(LeaderboardSign.newest)\(place)" : "\(place)" }
}

/// Signs in the rows of the leaderboard.
enum LeaderboardSign {
  /// At the newest result.
  static let newest = "★"
  /// At a game with help.
  static let help = "✦"
}
