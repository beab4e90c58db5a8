import Models
import Widgets

/// A game of Memory: its theme, the points, the time, the cards, and what became of the last ones.
struct MemoryGameView: View {
  let suite: Suite
  let model: MemoryGameModel
  let focused: Binding<MemoryPart?>
  /// Whether the list of themes stands beside it.
  let isWide: Bool
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
        .focused(focused, equals: .game)
      HStack(spacing: 1) {
        Text(message).foregroundStyle(model.game.isWon ? .success : .secondary).lineLimit(2)
        Spacer(minLength: 0)
        Button(words.memory.game.new) { perform(.new) }.buttonStyle(IconButtonStyle())
      }
      .padding(.horizontal, 1)
    }
    .keyBindings(
      model.theme.name, id: "memory.game", MemoryGameAction.bindings(words), perform: perform)
  }

  private var words: Words { suite.words }

  private var message: String {
    let game = words.memory.game
    if model.game.isWon { return won }
    switch model.outcome {
    case .match: return game.match
    case .mismatch(let seen): return game.mismatch(seen)
    case .first: return game.second
    case nil: return game.hint(words.memory.pairs(model.game.pairs))
    }
  }

  /// That the game is won, and its place where it is among the best. Points and time stand above.
  private var won: String {
    let game = words.memory.game
    guard let standing = model.standing, standing.place <= LeaderboardModel.limit else {
      return game.won(model.points, NumberFormat.time(model.clock.elapsed))
    }
    let pairs = words.memory.pairs(model.game.pairs)
    if standing.place > 1 { return game.wonPlace(standing.place, pairs) }
    return standing.count == 1 ? game.wonFirst(pairs) : game.wonRecord(pairs)
  }

  private func perform(_ action: MemoryGameAction) {
    switch action {
    case .new: model.restart()
    case .back: back()
    }
  }
}

/// The time that was played.
private struct MemoryTime: View {
  let clock: PlayClock

  var body: some View {
    Text("◷ \(NumberFormat.time(clock.shownTime))").lineLimit(1)
      .onDeadline(clock.nextSecond) { clock.showElapsed() }
  }
}
