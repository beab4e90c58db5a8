import Games
import Scutes
import Store

/// The win of a game, in place of its cards.
///
/// ```
///         D o n e !
///      All pairs found!
///    240 points   ◷ 1:12
///  ★ Second best of 8 pairs     or first: Not saved yet
///        ⏎ New game
///   ▄██▄▐█▌  2 mistakes with …
/// ```
struct MemoryResultBox: View {
  let words: Words
  let model: MemoryGameModel

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let isTall = size.width >= 40 && size.height >= 18
      ZStack {
        Rising(isNew: true) { share in
          WinConfetti(share: share, free: min(size.width, 44), depth: size.height * 5 / 9)
        }
        VStack(spacing: isTall && size.height >= 22 ? 1 : 0) {
          if size.height >= 12 {
            Rising(isNew: true) { share in
              WinWord(
                word: words.score.doneWord, largest: isTall ? .medium : .small, share: share)
            }
            .frame(height: 6)
          }
          VStack {
            Text(game.won).bold().foregroundStyle(.success)
            Text("\(game.points(model.points))  ◷ \(NumberFormat.time(model.clock.elapsed))")
            if size.height < 10 { remark }
          }
          if let sign = model.saving.sign(words) { Text(sign).foregroundStyle(model.saving.role) }
          if let place { SpecialLine(text: place, isTall: isTall) }
          Pill(columns: again.columns, role: .mainAction, isTall: isTall) {
            Text(again).bold().lineLimit(1)
          }
          .onTap { model.restart() }
          if size.height >= 10 {
            HStack(alignment: .bottom, spacing: 2) {
              if size.width >= 40 { Turtle(hasHat: true) }
              remark
            }
          }
        }
      }
      .frame(width: size.width, height: size.height)
    }
    .background(.ground)
  }

  private var game: MemoryWords.Game { words.memory.game }
  private var again: String { "⏎ \(game.new)" }

  private var remark: some View {
    Text(game.inVain(model.game.score.seenMismatches)).foregroundStyle(.secondary).lineLimit(2)
  }

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
