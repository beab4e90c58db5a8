import Formats


/// Puzzles that came together, one of which is on the board.
nonisolated struct PuzzleCollection: Equatable {
  private var entries: [PuzzleEntry]
  /// The number of the one on the board, from 0.
  private(set) var place = 0

  /// `entries`, of which the first is on the board.
  init(entries: [PuzzleEntry] = []) {
    self.entries = entries
  }

  var count: Int { entries.count }

  /// The one that is on the board.
  var current: PuzzleEntry? { entries.indices.contains(place) ? entries[place] : nil }

  /// Keeps `entry` as the one that is on the board.
  mutating func keep(_ entry: PuzzleEntry) {
    if entries.indices.contains(place) { entries[place] = entry }
  }

  /// Goes so many further, around the ends.
  mutating func turn(by steps: Int) {
    guard count > 0 else { return }
    place = ((place + steps) % count + count) % count
  }
}
