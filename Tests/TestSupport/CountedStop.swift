public import Sudoku
import Synchronization

/// A stop that counts how often it is asked, and is due from a certain question on.
public final class CountedStop: Sendable {
  private let count = Mutex(0)
  private let last: Int

  /// Creates a stop that is due from the question numbered `last` on, from 1.
  public init(at last: Int = .max) { self.last = last }

  /// The number of questions so far.
  public var asked: Int { count.withLock { $0 } }

  /// The stop.
  public var stop: Stop {
    Stop {
      self.count.withLock { count in
        count += 1
        return count >= self.last
      }
    }
  }
}
