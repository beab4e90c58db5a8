import Formats

/// A collection of puzzles, one of which is on the board.
nonisolated struct PuzzleCollection: Equatable {
  private var entries: [PuzzleEntry]
  /// The index of the puzzle on the board.
  private(set) var place = 0

  /// Creates a collection of `entries` with the first on the board.
  init(entries: [PuzzleEntry] = []) {
    self.entries = entries
  }

  var count: Int { entries.count }

  /// The puzzle on the board.
  var current: PuzzleEntry? { entries.indices.contains(place) ? entries[place] : nil }

  /// Stores `entry` as the puzzle on the board.
  mutating func keep(_ entry: PuzzleEntry) {
    if entries.indices.contains(place) { entries[place] = entry }
  }

  /// Moves by a number of puzzles, wrapping around at the ends.
  mutating func turn(by steps: Int) {
    guard count > 0 else { return }
    place = ((place + steps) % count + count) % count
  }
}
