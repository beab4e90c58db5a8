import Games
import Store
import Widgets

/// The result of a game, over its cards.
///
/// ```
/// ╭──────────────────────────╮
/// │     All pairs found!     │
/// │  240 points   ◷ 01:12    │
/// │  Second best of 8 pairs  │   or first: Not saved yet
/// │       ⏎ new game         │
/// ╰──────────────────────────╯
/// ```
struct MemoryResultBox: View {
  let words: Words
  let model: MemoryGameModel

  var body: some View {
    VStack {
      Text(game.won).bold().foregroundStyle(.success)
      Text("\(game.points(model.points))  ◷ \(NumberFormat.time(model.clock.elapsed))")
      Text(game.inVain(model.game.score.seenMismatches)).foregroundStyle(.secondary)
      if let sign = model.saving.sign(words) { Text(sign).foregroundStyle(model.saving.role) }
      if let place { Text(place).foregroundStyle(.accent) }
      Text("⏎ \(game.new)").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 2)
    .background(.sheet)
    .foregroundStyle(.sheet)
    .border(.rounded, .lineAccent)
    .background(.sheet)
  }

  private var game: MemoryWords.Game { words.memory.game }

  /// The rank of the game, or `nil` if it isn't among the best.
  private var place: String? {
    guard let standing = model.standing, standing.place <= LeaderboardModel.limit else {
      return nil
    }
    let pairs = words.memory.pairs(model.game.pairs)
    if standing.place > 1 { return game.wonPlace(place: standing.place, pairs: pairs) }
    return standing.count == 1 ? game.wonFirst(pairs) : game.wonRecord(pairs)
  }
}
