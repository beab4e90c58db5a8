import Games
import Generating
import Observation
import Store
import Sudoku

/// A game of Memory: the cards, the clock and the latest message.
///
/// It only knows its own theme. Setting another one redraws the cards.
@Observable
final class MemoryGameModel {
  /// The theme of the game. Changes show at once: name and colour always, and the symbols as long
  /// as they fit the deal. If the number of pairs changes, the game restarts. A theme too small for
  /// a game is ignored.
  var theme: MemoryTheme {
    didSet { if theme != oldValue { follow(oldValue) } }
  }
  /// The cards and the score.
  private(set) var game: MemoryGame
  /// The symbol of each pair.
  private(set) var symbols: [MemorySymbol]
  /// The card under the cursor.
  var cursor = 0
  /// The outcome of the latest card.
  private(set) var outcome: MemoryGame.Outcome?
  /// The rank among the won games, or `nil` until ``won`` has found it.
  var standing: MemoryStanding?
  /// `true` once the result is saved.
  var saving = SavingState.done
  /// The number of deals so far.
  private(set) var deals = 0
  /// The time at which two mismatched cards are turned down, or `nil` if there are none.
  private(set) var turnDownAt: Duration?
  /// The play time.
  let clock: PlayClock
  @ObservationIgnored private var random: SeededRandom
  @ObservationIgnored private let now: () -> Duration
  @ObservationIgnored private let onSound: (SoundEffect) -> Void
  /// Called once for each game that is won.
  @ObservationIgnored private let won: (MemoryGameModel) -> Void

  /// How long two mismatched cards stay face up.
  static let patience = Duration.milliseconds(1500)

  /// Creates a game with `theme`, dealt by `seed`. `now` is the monotonic clock, `onSound` is
  /// called for each sound, and `won` at the end.
  init(
    theme: MemoryTheme, seed: UInt64, now: @escaping () -> Duration,
    onSound: @escaping (SoundEffect) -> Void = { _ in },
    won: @escaping (MemoryGameModel) -> Void = { _ in }
  ) {
    self.theme = theme
    self.now = now
    self.onSound = onSound
    self.won = won
    random = SeededRandom(seed: seed)
    clock = PlayClock(elapsed: .zero, now: now)
    (game, symbols) = Self.deal(theme, &random)
  }

  /// The points so far, with the time bonus at the end.
  var points: Int {
    game.score.points
      + (game.isWon ? MemoryScore.timePoints(pairs: game.pairs, elapsed: clock.elapsed) : 0)
  }

  /// `true` if the game has started and isn't won.
  var isUnderWay: Bool { outcome != nil && !game.isWon }

  /// The symbol on the face of a card.
  func symbol(of card: MemoryGame.Card) -> MemorySymbol { symbols[card.pair] }

  /// Turns up the card under the cursor, or the one at `place`. The first one starts the clock.
  /// Once all pairs are found, deals anew.
  func turn(_ place: Int? = nil) {
    if game.isWon { return restart() }
    if let place, game.cards.indices.contains(place) { cursor = place }
    guard let outcome = game.turn(cursor) else { return }
    self.outcome = outcome
    clock.start()
    if case .mismatch = outcome { turnDownAt = now() + Self.patience } else { turnDownAt = nil }
    guard game.isWon else { return onSound(outcome == .match ? .houseFinished : .digitPlaced) }
    clock.pause()
    onSound(.gameFinished)
    won(self)
  }

  /// Moves the cursor to the adjacent card in rows of `columns`. It stops at the edges.
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

  /// Turns down the two mismatched cards.
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
    saving = .done
  }

  /// Stops the clock.
  func pause() {
    clock.pause()
  }

  /// Turns down mismatched cards and stops the clock while the game is off the screen.
  func leave() {
    turnDown()
    pause()
  }

  /// Resumes the clock once the game can be played again.
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
