import Games

@testable import Screens

extension SuiteDriver {
  /// Wins the current game of Memory with the keyboard, pair by pair, in the given play time.
  func winMemory(in time: Duration = .zero) throws {
    guard let model = suite.memory.game else { throw NotOnScreen(what: "game of Memory") }
    let cards = model.game.cards
    let order = (0..<model.game.pairs).flatMap { pair in
      cards.indices.filter { cards[$0].pair == pair }
    }
    let columns = try columnsOfMemory()
    var place = model.cursor
    for (count, next) in order.enumerated() {
      typeAtOnce(Self.way(from: place, to: next, columns: columns) + " ")
      place = next
      if count == 0 { advance(by: time) }
    }
    if !model.game.isWon { throw NotOnScreen(what: "all pairs") }
  }

  /// The number of cards in a row, found by moving the cursor down a row.
  private func columnsOfMemory() throws -> Int {
    guard let model = suite.memory.game else { throw NotOnScreen(what: "game of Memory") }
    while model.cursor > 0 {
      let before = model.cursor
      type("↑")
      if model.cursor == before { type("←") }
    }
    type("↓")
    let columns = model.cursor
    if columns > 0 { type("↑") }
    return columns > 0 ? columns : model.game.cards.count
  }

  /// The arrows from a card to another. The last row may be shorter than the others, so it is left
  /// first when going up, and entered last when going down.
  private static func way(from place: Int, to next: Int, columns: Int) -> String {
    let rows = next / columns - place / columns
    let across = next % columns - place % columns
    let vertical = String(repeating: rows < 0 ? "↑" : "↓", count: abs(rows))
    let horizontal = String(repeating: across < 0 ? "←" : "→", count: abs(across))
    return rows < 0 ? vertical + horizontal : horizontal + vertical
  }
}
