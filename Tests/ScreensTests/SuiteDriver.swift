import Models
import Screens
import TestSupport
import Widgets

/// Runs the whole suite on a headless terminal: an in-memory store, a clock that stands still, seeds
/// that count up.
final class SuiteDriver {
  let suite: Suite
  let driver: ViewDriver
  let clock = TestClock()

  init(
    width: Int = 80, height: Int = 24, store: GameStore? = nil, puzzle: Puzzle? = nil,
    theme: Theme = .kameDark
  ) throws {
    let clock = clock
    let store = try store ?? GameStore.inMemory(now: { Moment(milliseconds: 0) })
    var nextID: Int64 = 0
    var outside = Outside(
      store: store, preferences: Preferences(), now: { clock.now },
      makeGameID: {
        nextID += 1
        return nextID
      }, makeSeed: { 7 })
    let exits = Exits()
    outside.exit = { exits.count += 1 }
    let suite = Suite(words: .english, outside: outside)
    self.suite = suite
    if let puzzle { suite.play(puzzle) }
    driver = ViewDriver(width: width, height: height, theme: theme, clock: clock) {
      SuiteView(suite: suite)
    }
    self.exits = exits
  }

  private final class Exits {
    var count = 0
  }

  private let exits: Exits

  /// How often the program was left.
  var exitCount: Int { exits.count }

  var text: String { driver.text }

  func type(_ text: String) {
    driver.type(text)
  }
}
