import Games
import Scutes
import Store
import Sudoku

/// The four most important numbers with what has changed, in large digits if they fit. Those that
/// would be nothing are left out.
struct NumberCards: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let model: StatisticsModel
  let page: StatisticsPage
  let statistics: LevelStatistics

  var body: some View {
    let numbers = numbers
    if size.width >= 150 {
      HStack(spacing: 3) {
        ForEach(numbers) { number in
          HStack(alignment: .bottom, spacing: 2) {
            BigText(number.value, largest: .small, role: number.role).frame(height: 3)
              .layoutPriority(1)
            VStack(alignment: .leading) {
              Text(number.detail).lineLimit(2)
              Text(number.title).foregroundStyle(.secondary).lineLimit(2)
            }
            Spacer(minLength: 0)
          }
          .padding(.vertical, 1)
          .card(rows: 7)
        }
      }
    } else if size.width >= 72 {
      HStack(spacing: size.width >= 112 ? 3 : 1) {
        ForEach(numbers) { number in
          VStack {
            BigText(number.value, largest: .small, role: number.role).frame(height: 3)
            Text(number.title).lineLimit(1)
            Text(number.detail).foregroundStyle(.secondary).lineLimit(1)
          }
          .frame(maxWidth: .infinity)
          .card(rows: 7, margin: 0)
        }
      }
    } else {
      VStack(alignment: .leading) {
        ForEach(numbers) { number in
          HStack(spacing: 1) {
            Text(number.value).bold().foregroundStyle(number.role).lineLimit(1)
              .frame(width: 6, alignment: .trailing)
            Text(number.title).lineLimit(1)
            Text(number.detail).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
    }
  }

  private struct Number: Identifiable {
    let title: String
    let value: String
    let detail: String
    let role: StyleRole

    var id: String { title }
  }

  private var numbers: [Number] {
    let names = words.statistics
    let recent = statistics.recent
    let thisMonth = recent.filter { model.isThisMonth($0) }
    var numbers = [
      Number(
        title: names.solvedNumber, value: "\(statistics.solved)",
        detail: thisMonth.isEmpty ? "" : names.moreThisMonth(thisMonth.count),
        role: .areaLearning)
    ]
    if let best = statistics.bestTime {
      let game = recent.last { $0.elapsed == best && $0.hints == 0 }
      numbers.append(
        Number(
          title: page == .all
            ? game.map { names.best(words.name(of: $0.puzzle.level)) } ?? names.bestNumber
            : names.bestNumber,
          value: NumberFormat.time(best),
          detail: game.map { words.text(ofShort: model.day(of: $0)) } ?? "", role: .record))
    }
    let streak = model.playedStreak
    if streak.longest > 0 {
      let isLongest = streak.current == streak.longest || streak.current < 2
      numbers.append(
        Number(
          title: names.daysInARow(isLongest ? streak.longest : streak.current),
          value: "\(isLongest ? streak.longest : streak.current)",
          detail: isLongest ? names.yourLongest : names.longest(streak.longest),
          role: .areaGame))
    }
    if statistics.flawless > 0 {
      numbers.append(
        Number(
          title: names.clean, value: "\(share(statistics.flawless, statistics.solved))%",
          detail: cleanChange(thisMonth, recent) ?? names.cleanMeans, role: .areaSolver))
    }
    return numbers
  }

  /// The change of the share of clean games this month, in points.
  private func cleanChange(_ month: [GameResult], _ recent: [GameResult]) -> String? {
    let before = recent.dropLast(month.count)
    guard month.count >= 5, before.count >= 5 else { return nil }
    let clean = { (games: [GameResult]) in games.count { $0.errors + $0.hints == 0 } }
    let change = share(clean(month), month.count) - share(clean(Array(before)), before.count)
    guard change != 0 else { return nil }
    return words.statistics.percentChange(change)
  }

  private func share(_ part: Int, _ all: Int) -> Int { (part * 100 + all / 2) / max(1, all) }
}
