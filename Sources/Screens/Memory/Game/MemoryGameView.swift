import Games
import Scutes

/// A game of Memory: its theme, points, time, cards, and the outcome of the latest ones.
struct MemoryGameView: CommandView {
  @State private var isAsking = false
  let words: Words
  let model: MemoryGameModel
  let focused: Binding<MemoryPart?>
  let edit: () -> Void
  let back: () -> Void

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("memoryGame", words.memory.game.title) {
      Command("new", ["n"], words.memory.game.new.lowercased()) { $0.startAnew() }
      Command("edit", ["e"], words.memory.editor.title.lowercased(), shown: .help) { $0.edit() }
      Command("back", ["q", .escape], words.memory.themes.lowercased()) { $0.back() }
    }
  }

  var body: some View {
    VStack {
      HStack(spacing: 2) {
        Text(model.theme.name).bold().foregroundStyle(.title).lineLimit(1)
        Spacer()
        Text(words.memory.game.points(model.points)).lineLimit(1)
        MemoryTime(clock: model.clock)
      }
      .padding(.horizontal, 1)
      MemoryCards(words: words, model: model)
        .onDeadline(model.turnDownAt) { model.turnDown() }
        .overlay { if model.game.isWon { MemoryResultBox(words: words, model: model) } }
        .focused(focused, equals: .game)
      HStack(spacing: 1) {
        Text(message).foregroundStyle(model.game.isWon ? .success : .secondary).lineLimit(1)
        Spacer(minLength: 0)
        Button(words.memory.game.new) { startAnew() }.buttonStyle(IconButtonStyle())
      }
      .padding(.horizontal, 1)
    }
    .commands(Self.commands(words), on: self)
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

  private func startAnew() {
    if model.isUnderWay { isAsking = true } else { model.restart() }
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
