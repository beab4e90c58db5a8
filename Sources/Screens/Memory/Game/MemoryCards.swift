import Models
import Widgets

/// The cards of a game in rows, as large as all of them fit.
struct MemoryCards: View {
  let words: MemoryWords.Game
  let model: MemoryGameModel

  var body: some View {
    GeometryReader { geometry in
      let plan = MemoryPlan(count: model.game.cards.count, in: geometry.size)
      MemoryTable(model: model, plan: plan, words: words)
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }
}

/// The cards as `plan` has them lie. They have the keys together.
private struct MemoryTable: View {
  let model: MemoryGameModel
  let plan: MemoryPlan
  let words: MemoryWords.Game

  var body: some View {
    MemoryRows(model: model, plan: plan)
      .hardwareCursor(at: plan.middle(of: model.cursor))
      .accessibilityLabel(model.described(model.cursor, words, columns: plan.columns))
      .onMouse { event, point in
        guard case .press(.left) = event.kind, let place = plan.place(at: point) else {
          return false
        }
        model.turn(place)
        return true
      }
      .focusable()
      .keyBindings(words.cards, MemoryCardAction.bindings(words)) { action in
        switch action {
        case .move(let direction): model.move(direction, columns: plan.columns)
        case .turn: model.turn()
        }
      }
  }
}

private struct MemoryRows: View {
  @Environment(\.isFocused) private var isFocused
  let model: MemoryGameModel
  let plan: MemoryPlan

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<plan.rows) { row in
        HStack(spacing: MemoryPlan.gap) {
          ForEach(row * plan.columns..<min((row + 1) * plan.columns, plan.count)) { place in
            card(at: place)
          }
        }
      }
    }
  }

  private func card(at place: Int) -> some View {
    let card = model.game.cards[place]
    let symbol = model.symbol(of: card).character
    let color = Color(model.theme.color)
    let isUnderCursor = place == model.cursor
    return AnimatedValue(card.isFaceUp ? 1 : 0, .easeInOut(duration: .milliseconds(160))) { turn in
      MemoryCardFace(
        symbol: symbol, color: color, size: plan.card, isTaken: card.isMatched,
        isUnderCursor: isUnderCursor, hasKeys: isFocused, turn: turn)
    }
  }
}

extension MemoryGameModel {
  /// The card at a place, in words.
  func described(_ place: Int, _ words: MemoryWords.Game, columns: Int) -> String {
    let card = game.cards[place]
    let name = words.card(place / columns + 1, place % columns + 1)
    return card.isFaceUp ? "\(symbol(of: card).text) \(name)" : name
  }
}
