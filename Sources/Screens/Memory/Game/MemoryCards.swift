import Games
import Scutes
import Sudoku

/// The cards of a game in rows, as large as fits. They share the keyboard focus.
struct MemoryCards: CommandView {
  @Environment(\.capabilities) private var capabilities
  @State private var room = Size.zero
  let words: Words
  let model: MemoryGameModel

  /// Once all pairs are found, the key that turns cards deals anew.
  static func commands(_ words: Words) -> CommandTable<Self> {
    let game = words.memory.game
    return CommandTable("memoryCard", game.cards) {
      Command("turn", [.enter, " "], game.turn) { $0.model.turn() }
        .adapted { if $1.model.game.isWon { $0.title = game.new.lowercased() } }
      Command("move.up", [.up, "k"], game.move, as: "↑↓←→ hjkl") { $0.move(.up) }
      Command("move.down", [.down, "j"], game.move, shown: .hidden) { $0.move(.down) }
      Command("move.left", [.left, "h"], game.move, shown: .hidden) { $0.move(.left) }
      Command("move.right", [.right, "l"], game.move, shown: .hidden) { $0.move(.right) }
    }
  }

  var body: some View {
    GeometryReader { geometry in
      let plan = plan(in: geometry.size)
      MemoryRows(
        deal: MemoryDeal(theme: model.theme.id, number: model.deals),
        cards: model.shownCards(isUnicode: capabilities.isUnicode), color: Color(model.theme.color),
        cursor: model.game.isWon ? nil : model.cursor, plan: plan
      )
      .hardwareCursor(at: plan.rect(of: model.cursor).origin)
      .accessibilityLabel(model.described(model.cursor, words.memory.game, columns: plan.columns))
      .onMouse { event, point in click(event, plan.place(at: point)) }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .onChange(of: geometry.size, initial: true) { room = geometry.size }
    }
    .focusable()
    .commands(Self.commands(words), on: self)
  }

  private func plan(in room: Size) -> MemoryPlan {
    MemoryPlan(count: model.game.cards.count, in: room)
  }

  private func click(_ event: MouseEvent, _ place: Int?) -> Bool {
    guard case .press(.left) = event.kind, let place else { return false }
    model.turn(place)
    return true
  }

  private func move(_ direction: Cell.Direction) {
    model.move(direction, columns: plan(in: room).columns)
  }
}

/// The rows of cards. They are passed as values, so that a layout never mixes the places of one
/// game with the cards of the next.
private struct MemoryRows: View {
  @Environment(\.isFocused) private var isFocused
  let deal: MemoryDeal
  let cards: [MemoryGameModel.ShownCard]
  let color: Color
  /// The card under the cursor, or `nil` for none.
  let cursor: Int?
  let plan: MemoryPlan

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<plan.rows) { row in
        HStack(spacing: MemoryPlan.gap) {
          ForEach(places(in: row), id: \.self) { dealt in
            card(cards[dealt.place], isUnderCursor: dealt.place == cursor)
          }
        }
      }
    }
  }

  private func places(in row: Int) -> [DealtPlace] {
    (row * plan.columns..<min((row + 1) * plan.columns, plan.count)).map {
      DealtPlace(deal: deal, place: $0)
    }
  }

  private func card(_ card: MemoryGameModel.ShownCard, isUnderCursor: Bool) -> some View {
    AnimatedValue(card.isFaceUp ? 1 : 0, .easeInOut(duration: .milliseconds(160))) { turn in
      MemoryCardFace(
        symbol: card.symbol, color: color, size: plan.card, isTaken: card.isTaken,
        isUnderCursor: isUnderCursor, hasKeys: isFocused, turn: turn)
    }
  }
}

/// Identifies a deal. Cards of a new deal are face down at once, without turning.
private struct MemoryDeal: Hashable {
  let theme: MemoryTheme.ID
  let number: Int
}

/// A place in a deal.
private struct DealtPlace: Hashable {
  let deal: MemoryDeal
  let place: Int
}

extension MemoryGameModel {
  /// A card as drawn.
  struct ShownCard: Hashable {
    let symbol: Character
    let isFaceUp: Bool
    let isTaken: Bool
  }

  /// The cards in their order, on a terminal with or without Unicode.
  func shownCards(isUnicode: Bool) -> [ShownCard] {
    game.cards.map {
      ShownCard(
        symbol: symbol(of: $0).shown(at: $0.pair, isUnicode: isUnicode), isFaceUp: $0.isFaceUp,
        isTaken: $0.isMatched)
    }
  }

  /// A description of the card at a place.
  func described(_ place: Int, _ words: MemoryWords.Game, columns: Int) -> String {
    let card = game.cards[place]
    let name = words.card(row: place / columns + 1, column: place % columns + 1)
    guard card.isFaceUp else { return "\(words.faceDown), \(name)" }
    let symbol = "\(symbol(of: card).text) \(name)"
    return card.isMatched ? "\(words.taken), \(symbol)" : symbol
  }
}
