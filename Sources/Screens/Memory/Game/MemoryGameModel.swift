import Games
import Generating
import Observation
import Store
import Sudoku

/// A game of Memory that is played: the cards, the clock, what was said last.
///
/// Of themes it knows the one that it is set to, and no more: another one dresses its cards anew.
@Observable
final class MemoryGameModel {
  /// What is played with. A change shows at once: name and colour always, the cards as long as they
  /// can; where there are other pairs to deal, the game begins anew. One that is too small for a game
  /// is not taken.
  var theme: MemoryTheme {
    didSet { if theme != oldValue { follow(oldValue) } }
  }
  /// The cards and the score.
  private(set) var game: MemoryGame
  /// What the cards of each pair show.
  private(set) var symbols: [MemorySymbol]
  /// The card under the cursor.
  var cursor = 0
  /// What became of the last card.
  private(set) var outcome: MemoryGame.Outcome?
  /// Where the game stands among those that were won; nil until ``won`` has found out.
  var standing: MemoryStanding?
  /// How many times cards were dealt.
  private(set) var deals = 0
  /// When the two cards that do not fit are turned down; nil while there are none.
  private(set) var turnDownAt: Duration?
  /// The time that was played.
  let clock: PlayClock
  @ObservationIgnored private var random: SeededRandom
  @ObservationIgnored private let now: () -> Duration
  @ObservationIgnored private let heard: (SoundEffect) -> Void
  /// Called once for each game that is won.
  @ObservationIgnored private let won: (MemoryGameModel) -> Void

  /// How long two cards that do not fit can be looked at.
  static let patience = Duration.milliseconds(1500)

  /// A game with `theme`, dealt by `seed`. `now` tells the time; `heard` is called with what is to be
  /// heard, `won` at the end.
  init(
    theme: MemoryTheme, seed: UInt64, now: @escaping () -> Duration,
    heard: @escaping (SoundEffect) -> Void = { _ in },
    won: @escaping (MemoryGameModel) -> Void = { _ in }
  ) {
    self.theme = theme
    self.now = now
    self.heard = heard
    self.won = won
    random = SeededRandom(seed: seed)
    clock = PlayClock(elapsed: .zero, now: now)
    (game, symbols) = Self.deal(theme, &random)
  }

  /// The points so far, and at the end those for the time as well.
  var points: Int {
    game.score.points
      + (game.isWon ? MemoryScore.timePoints(pairs: game.pairs, elapsed: clock.elapsed) : 0)
  }

  /// Whether it was begun and is not won.
  var isUnderWay: Bool { outcome != nil && !game.isWon }

  /// What a card shows when it lies face up.
  func symbol(of card: MemoryGame.Card) -> MemorySymbol { symbols[card.pair] }

  /// Turns the card under the cursor, or the one at `place`, up. The first one starts the clock. Once all
  /// are found it deals anew.
  func turn(_ place: Int? = nil) {
    if game.isWon { return restart() }
    if let place, game.cards.indices.contains(place) { cursor = place }
    guard let outcome = game.turn(cursor) else { return }
    self.outcome = outcome
    clock.start()
    if case .mismatch = outcome { turnDownAt = now() + Self.patience } else { turnDownAt = nil }
    guard game.isWon else { return heard(outcome == .match ? .houseFinished : .digitPlaced) }
    clock.pause()
    heard(.gameFinished)
    won(self)
  }

  /// Brings the cursor to the card beside it, where `columns` lie in a row; it stops at the edges.
  func move(_ direction: Cell.Direction, columns: Int) {
    let column = cursor % columns
    let place =
      switch direction {
      case .up: cursor - columns
      case .down: cursor + columns
      case .left: column > 0 ? cursor - 1 : cursor
      case .right: column < columns - 1 ? cursor + 1 : cursor
      }
    if game.cards.indices.contains(place) { cursor = place }
  }

  /// Turns the two cards down that do not fit.
  func turnDown() {
    game.turnDown()
    turnDownAt = nil
  }

  /// Deals anew.
  func restart() {
    clock.pause()
    clock.reset()
    (game, symbols) = Self.deal(theme, &random)
    deals += 1
    (outcome, standing, turnDownAt, cursor) = (nil, nil, nil, 0)
  }

  /// Has the clock stand still.
  func pause() {
    clock.pause()
  }

  /// Turns down what does not fit, and has the clock stand still while the game is not on the screen.
  func leave() {
    turnDown()
    pause()
  }

  /// Has the clock go on once the game can be played again.
  func comeBack() {
    if !game.isWon, outcome != nil { clock.start() }
  }

  private func follow(_ before: MemoryTheme) {
    guard theme.isPlayable else {
      theme = before
      return
    }
    guard theme.pairs == game.pairs else { return restart() }
    var spare = theme.symbols.filter { !symbols.contains($0) }
    for (pair, symbol) in symbols.enumerated() where !theme.symbols.contains(symbol) {
      guard let other = spare.popLast() else { return restart() }
      symbols[pair] = other
    }
  }

  private static func deal(
    _ theme: MemoryTheme, _ random: inout SeededRandom
  ) -> (MemoryGame, [MemorySymbol]) {
    let symbols = random.shuffled(theme.symbols).prefix(theme.pairs)
    return (MemoryGame(pairs: symbols.count, using: &random), Array(symbols))
  }
}
