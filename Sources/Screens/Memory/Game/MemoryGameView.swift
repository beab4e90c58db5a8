import Games
import Widgets

/// A game of Memory: its theme, points, time, cards, and the outcome of the latest ones.
struct MemoryGameView: View {
  @State private var isAsking = false
  let words: Words
  let model: MemoryGameModel
  let focused: Binding<MemoryPart?>
  let edit: () -> Void
  let back: () -> Void

  var body: some View {
    VStack {
      HStack(spacing: 2) {
        Text(model.theme.name).bold().foregroundStyle(.title).lineLimit(1)
        Spacer()
        Text(words.memory.game.points(model.points)).lineLimit(1)
        MemoryTime(clock: model.clock)
      }
      .padding(.horizontal, 1)
      MemoryCards(words: words.memory.game, model: model)
        .onDeadline(model.turnDownAt) { model.turnDown() }
        .overlay { if model.game.isWon { MemoryResultBox(words: words, model: model) } }
        .focused(focused, equals: .game)
      HStack(spacing: 1) {
        Text(message).foregroundStyle(model.game.isWon ? .success : .secondary).lineLimit(1)
        Spacer(minLength: 0)
        Button(words.memory.game.new) { perform(.new) }.buttonStyle(IconButtonStyle())
      }
      .padding(.horizontal, 1)
    }
    .keyBindings(
      model.theme.name, id: "memory.game", MemoryGameAction.bindings(words), perform: perform
    )
    .alert(
      words.memory.game.askNew, isPresented: $isAsking, message: words.memory.game.askNewMessage
    ) {
      Button(words.memory.game.goOn, role: .cancel) {}
      Button(words.memory.game.new, role: .destructive) { model.restart() }
        .keyboardShortcut(KeyPress("n"))
    }
  }

  private var message: String {
    let game = words.memory.game
    let found = "\(model.game.score.matches)/\(model.game.pairs)"
    if model.game.isWon { return found }
    switch model.outcome {
    case .match: return "\(found)  \(game.match)"
    case .mismatch(let seen):
      return "\(found)  \(game.mismatch(seen * MemoryScore.seenMismatchPenalty))"
    case .first: return "\(found)  \(game.second)"
    case nil: return game.hint(words.memory.pairs(model.game.pairs))
    }
  }

  private func perform(_ action: MemoryGameAction) {
    switch action {
    case .new: if model.isUnderWay { isAsking = true } else { model.restart() }
    case .edit: edit()
    case .back: back()
    }
  }
}

/// The play time.
private struct MemoryTime: View {
  let clock: PlayClock

  var body: some View {
    Text("◷ \(NumberFormat.time(clock.shownTime))").lineLimit(1)
      .onDeadline(clock.nextSecond) { clock.showElapsed() }
  }
}

/// The key actions of a game, besides those of the cards.
nonisolated enum MemoryGameAction: String, KeyAction {
  case new = "new"
  case edit = "edit"
  case back = "back"

  static let table = "memoryGame"

  static func bindings(_ words: Words) -> [KeyBinding<MemoryGameAction>] {
    [
      KeyBinding([KeyPress("n")], .new, words.memory.game.new.lowercased()),
      KeyBinding([KeyPress("e")], .edit, words.memory.editor.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.memory.themes.lowercased()),
    ]
  }
}
