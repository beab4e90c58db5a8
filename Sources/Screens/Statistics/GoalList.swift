import Scutes
import Sudoku

/// What to aim for next, with what is left.
struct GoalList: View {
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let goals: [Goal]
  let showsBars: Bool
  /// The key that starts a game of a level, or `nil` to leave it out.
  var key: ((Level) -> String)?

  var body: some View {
    if !goals.isEmpty {
      VStack(alignment: .leading) {
        HStack {
          Text(words.statistics.next).bold().lineLimit(1)
          Spacer()
          Text(words.statistics.toGo).foregroundStyle(.secondary).lineLimit(1)
        }
        ForEach(goals) { goal in
          HStack(spacing: 1) {
            if !showsBars {
              Text(capabilities.isUnicode ? "○" : "o").foregroundStyle(.record)
            }
            title(of: goal).lineLimit(1)
              .frame(width: showsBars ? 21 : key == nil ? 20 : 24, alignment: .leading)
            if showsBars {
              ThinBar(share: goal.share)
            } else {
              Spacer(minLength: 0)
            }
            Text(words.left(of: goal)).foregroundStyle(.secondary).lineLimit(1)
              .frame(width: 10, alignment: .trailing)
          }
        }
      }
    }
  }

  /// A goal, with the key that starts it.
  private func title(of goal: Goal) -> Text {
    let title = Text(words.title(of: goal))
    guard let key, case .first(let level) = goal.aim else { return title }
    return title + Text("  \(key(level))").bold().foregroundStyle(.key)
  }
}

extension Words {
  func title(of goal: Goal) -> String {
    switch goal.aim {
    case .daysInARow(let days): statistics.rowOfDays(days)
    case .time(let level, let minutes): statistics.under(name(of: level), minutes)
    case .first(let level): statistics.firstGame(name(of: level))
    case .solved(let count): statistics.solvedGames(count)
    case .cup(let cup): daily.cup(cup)
    }
  }

  /// What a goal still takes.
  func left(of goal: Goal) -> String {
    switch goal.aim {
    case .daysInARow, .cup: statistics.daysToGo(goal.left)
    case .time: statistics.secondsToGo(goal.left)
    case .first, .solved: statistics.gamesToGo(goal.left)
    }
  }
}
