import Models
import Screens
import Synchronization
import TestSupport

/// What lasts from one launch of the suite to the next: the games, the time, the numbers given out.
final class SuiteWorld {
  let clock = TestClock()
  /// The defaults, but that nothing moves: pictures are of what has come to rest.
  var preferences = {
    var preferences = Preferences()
    preferences.effects = .none
    return preferences
  }()
  var systemLanguage = Language.english
  /// The language of the command line.
  var askedLanguage: Language?
  /// Why preferences cannot be saved; nil while all is well.
  var preferencesFault: String?
  private(set) var exits = 0
  /// Called while a process is stopped.
  var whileSuspended: () -> Void = {}
  private let games: GameStore
  private let disk = Disk()
  private var lastID: Int64 = 0
  private var seed: UInt64 = 0

  init() throws {
    let calendar = TickingCalendar()
    games = try GameStore.inMemory { calendar.next() }
  }

  /// The games, on a disk that can be made to fail.
  var store: GameStore { games.checked { [disk] () throws(StoreError) in try disk.check() } }

  /// What every use of the store throws; nil while all is well.
  var fault: StoreError? {
    get { disk.fault.withLock { $0 } }
    set { disk.fault.withLock { $0 = newValue } }
  }

  /// The world as one launch of the suite sees it.
  func outside() -> Outside {
    var outside = Outside(
      store: store, preferences: preferences, systemLanguage: systemLanguage,
      askedLanguage: askedLanguage,
      savePreferences: { [self] in
        preferences = $0
        return preferencesFault
      },
      now: { [clock] in clock.now },
      makeGameID: { [self] in
        lastID += 1
        return lastID
      },
      makeSeed: { [self] in
        seed += 1
        return seed
      })
    outside.exit = { [self] in exits += 1 }
    return outside
  }
}

private nonisolated final class Disk: Sendable {
  let fault = Mutex<StoreError?>(nil)

  func check() throws(StoreError) {
    if let fault = fault.withLock({ $0 }) { throw fault }
  }
}

/// A wall clock that goes on by a second each time it is read.
private nonisolated final class TickingCalendar: Sendable {
  private let seconds = Atomic<Int64>(0)

  func next() -> Moment {
    Moment(milliseconds: seconds.add(1, ordering: .relaxed).newValue * 1000)
  }
}
