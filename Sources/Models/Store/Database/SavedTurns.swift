import Games
import Synchronization

/// The number of turns of each game that a store has saved. A file that has fewer has other contents
/// than before, such as those of a backup.
final class SavedTurns: Sendable {
  private let counts = Mutex<[Game.ID: Int]>([:])

  /// Remembers that all turns of `game` are saved, when the file had `earlier`, or `nil` if it didn't
  /// have the game. Returns `false` if more were saved before.
  func add(_ game: Game, after earlier: Int?) -> Bool {
    counts.withLock { counts in
      let isComplete = counts[game.id].map { $0 <= earlier ?? -1 } ?? true
      if !isComplete { counts = [:] }
      counts[game.id] = game.journal.count
      return isComplete
    }
  }

  /// Forgets what was saved, because it was in another file.
  func removeAll() {
    counts.withLock { $0 = [:] }
  }
}
