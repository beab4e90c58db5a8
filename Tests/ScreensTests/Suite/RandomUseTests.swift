import Games
import Generating
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Random keys, clicks and sizes: the suite never stops and always shows something sane.
struct RandomUseTests {
  @Test(arguments: [UInt64](1...2))
  func anyUseLeavesASaneScreen(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let driver = try SuiteDriver.onBoard()
    for step in 0..<120 {
      let size = driver.view.terminal.size
      driver.send((0..<1 + random.below(4)).map { _ in random.event(on: size) })
      if random.below(20) == 0 { driver.advance(by: .milliseconds(random.below(5000))) }
      try expectSane(driver)
      if step % 20 == 0 { try expectWhole(driver) }
      if driver.suite.router.path.isEmpty { driver.type("⎋r") }
    }
  }

  @Test(arguments: [UInt64](1...2))
  func undoingEverythingGivesTheGivens(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 100)
    let driver = try SuiteDriver.onBoard()
    for _ in 0..<80 {
      driver.send((0..<1 + random.below(16)).map { _ in .key(random.playingKey()) })
      try goBackToTheBoard(driver)
    }
    driver.type("s")
    // Sheets may be stacked: the one for sharing covers the score.
    while driver.shows("✕") { driver.type("⎋") }
    if try driver.board().isPaused { driver.type("p") }
    let count = try driver.board().game.position
    #expect(count > 50)
    driver.typeAtOnce(String(repeating: "u", count: count))
    let game = try driver.board().game
    #expect(game.board == Board(givens: game.puzzle.givens))
    #expect(try driver.world.store.latestUnfinished()?.game == game)
  }

  /// Resumes the first game, wherever the keys led after it was left.
  private func goBackToTheBoard(_ driver: SuiteDriver) throws {
    if driver.suite.board?.game.id == 1 { return }
    let saved = try #require(try driver.world.store.game(1))
    driver.suite.go(to: .game(saved))
    driver.view.runtime.showFrame()
  }

  @Test func everySizeShowsSomethingSane() throws {
    let driver = try SuiteDriver.onBoard()
    for keys in ["", "p", "ps", "⎋?", "⎋4R", "⎋q", "q", "a", "⎋g3"] {
      driver.type(keys)
      for (width, height) in [
        (1, 1), (2, 1), (1, 24), (80, 1), (39, 20), (40, 19), (40, 20), (79, 24), (80, 23),
        (80, 24),
        (97, 33), (98, 38), (98, 39), (200, 60), (300, 100), (80, 24),
      ] {
        driver.view.resize(width: width, height: height)
        try expectSane(driver)
      }
    }
  }

  private func expectSane(_ driver: SuiteDriver) throws {
    guard let canvas = driver.view.canvas else { throw NotOnScreen(what: "canvas") }
    let (size, terminal) = (canvas.size, driver.view.terminal.size)
    #expect(size == terminal)
    #expect(size.width < 4 || canvas.text.contains { $0.isLetter })
    let halves = canvas.cells.indices.filter { canvas.cells[$0].columns == 2 }
    #expect(
      halves.allSatisfy { ($0 + 1) % size.width != 0 && canvas.cells[$0 + 1].columns == 0 })
    if let cursor = driver.view.cursor {
      let isInside = canvas.bounds.contains(cursor)
      #expect(isInside)
    }
  }

  /// Expects that drawing bit by bit gives the same picture as drawing at once.
  private func expectWhole(_ driver: SuiteDriver) throws {
    guard let canvas = driver.view.canvas else { throw NotOnScreen(what: "canvas") }
    let size = canvas.size
    driver.view.resize(width: size.width, height: size.height + 1)
    driver.view.resize(width: size.width, height: size.height)
    let isSame = driver.view.canvas == canvas
    #expect(isSame, "was\n\(canvas.text)\nis\n\(driver.text)")
  }
}

extension SeededRandom {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A random key for playing.
  fileprivate mutating func playingKey() -> KeyPress {
    let keys =
      "123456789123456789123456789m urx.0ptRs⎋hjkl↑↓←→⇥".map { KeyPress(typedAs: $0) }
      + [.shiftTab, .home, .end, .pageUp, .pageDown]
    return pick(keys)
  }

  /// A random event that a user might cause on a screen of `size`.
  fileprivate mutating func event(on size: Size) -> InputEvent {
    switch below(20) {
    case 0: return .resize(Size(width: 1 + below(130), height: 1 + below(50)))
    case 1, 2: return .resize(Size(width: 40 + below(90), height: 20 + below(30)))
    case 3...6:
      let place = Point(x: below(size.width), y: below(size.height))
      let kinds: [MouseEvent.Kind] = [
        .press(.left), .press(.left), .press(.right), .release(.left), .drag(.left), .scrollUp,
      ]
      return .mouse(MouseEvent(pick(kinds), at: place))
    case 7: return .paste("12345")
    case 8: return .key(pick([.control("z"), .control("r"), .function(1), .insert, .delete]))
    case 9: return .key(KeyPress(typedAs: pick(Array("?⎋q⏎gra,sb"))))
    default: return .key(playingKey())
    }
  }
}
