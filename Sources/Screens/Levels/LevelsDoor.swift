import Games
import Scutes
import Sudoku

/// What is behind the door of Levels: lessons, the daily puzzle and other ways to a puzzle, side by
/// side.
struct LevelsDoor: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  let suite: any ScreenHost
  let columns: Int

  /// A way behind the door.
  nonisolated struct Way: Hashable {
    let id: String
    let key: KeyPress
    let destination: Destination
    let role: StyleRole
  }

  nonisolated static let ways = [
    Way(id: "today", key: "d", destination: .today, role: .areaGame),
    Way(id: "calendar", key: "c", destination: .calendar, role: .areaSolver),
    Way(id: "packs", key: "P", destination: .packs, role: .areaMemory),
    Way(id: "unfinished", key: "u", destination: .unfinished, role: .areaGame),
    Way(id: "learn", key: "l", destination: .course, role: .areaLearning),
    Way(id: "trainer", key: "t", destination: .trainer, role: .areaLearning),
    Way(id: "add", key: "o", destination: .solver, role: .areaSolver),
    Way(id: "statistics", key: "i", destination: .statistics, role: .areaLearning),
  ]

  var body: some View {
    let width = (columns - 6) / 3
    return VStack(alignment: .leading) {
      Text(capabilities.labelled("▤", suite.words.levels.learnAndMore)).bold()
        .foregroundStyle(.areaLearning)
      VGridLayout(columns: Array(repeating: GridItem(.fixed(width)), count: 3)) {
        ForEach(suite.waysBehindDoor, id: \.self) { way in
          Button {
            suite.go(to: way.destination)
          } label: {
            DoorLabel(
              way: way, key: keys.key(of: way.id, in: LevelsScreen.commands(suite.words)),
              title: suite.words.title(behindDoor: way.destination),
              detail: suite.detail(behindDoor: way.destination)
            )
            .frame(width: width, alignment: .leading)
          }
          .buttonStyle(WideButtonStyle(width: width))
        }
      }
    }
    .padding(.horizontal, 1)
    .frame(width: columns - 2)
  }
}

private struct DoorLabel: View {
  @Environment(\.isFocused) private var isFocused
  let way: LevelsDoor.Way
  let key: String
  let title: String
  let detail: String

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(key).bold().foregroundStyle(isFocused ? .buttonFocused : .key)
        Text(title).bold().foregroundStyle(isFocused ? .buttonFocused : way.role).lineLimit(1)
      }
      Text("  \(detail)").foregroundStyle(isFocused ? .buttonFocused : .secondary).lineLimit(1)
    }
  }
}

/// The same as a sheet, for less room.
struct LevelsDoorSheet: Screen {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.keyLabels) private var keys
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("door", words.levels.learnAndMore) {
      for way in LevelsDoor.ways {
        Command(way.id, [way.key], words.title(behindDoor: way.destination).lowercased()) {
          $0.leave(for: way.destination)
        }
        .adapted {
          if !$1.suite.waysBehindDoor.contains(way) { $0.visibility = .hidden }
        }
      }
    }
  }

  var body: some View {
    let commands = Self.commands(words)
    let isShort = size.height < 24
    return VStack {
      ForEach(suite.waysBehindDoor, id: \.self) { way in
        ChoiceButton(
          label: ChoiceLabel(
            title:
              "\(keys.key(of: way.id, in: commands))  \(words.title(behindDoor: way.destination))",
            note: isShort ? suite.note(behindDoor: way.destination) : "",
            detail: "   " + suite.detail(behindDoor: way.destination)),
          isFramed: false, isShort: isShort, width: 36
        ) { leave(for: way.destination) }
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
    .commands(commands, on: self)
  }

  private func leave(for place: Destination) {
    dismiss()
    suite.go(to: place)
  }
}

extension Words {
  /// The name of a way behind the door of Levels.
  func title(behindDoor destination: Destination) -> String {
    destination == .solver ? camera.addPuzzle : title(of: destination)
  }
}

extension ScreenHost {
  /// The ways that lead somewhere.
  fileprivate var waysBehindDoor: [LevelsDoor.Way] {
    LevelsDoor.ways.filter { $0.destination != .unfinished || records.unfinishedCount > 0 }
  }

  /// The same in short.
  fileprivate func note(behindDoor destination: Destination) -> String {
    destination == .today && !records.unsavedEnds.days.contains(records.today)
      ? words.text(of: records.progress(of: records.today)) : detail(behindDoor: destination)
  }

  /// What a way behind the door of Levels leads to.
  fileprivate func detail(behindDoor destination: Destination) -> String {
    switch destination {
    case .today:
      let day = records.today
      return records.unsavedEnds.days.contains(day)
        ? words.board.notSavedYet
        : "\(words.name(of: DailyPuzzle(day).level)), \(words.text(of: records.progress(of: day)))"
    case .calendar: return words.daily.streak(records.streak.current)
    case .packs:
      let packs = records.packs
      return words.packs.solvedOfAll(
        solved: packs.reduce(0) { $0 + $1.completed }, all: packs.reduce(0) { $0 + $1.pack.count })
    case .unfinished: return words.levels.toFinish(records.unfinishedCount)
    case .course: return records.nextLesson.map { words.title(of: $0) } ?? words.course.allDone
    case .trainer: return words.levels.trainerDetail
    case .solver: return words.levels.addDetail
    case .statistics: return words.levels.statisticsDetail
    default: return ""
    }
  }
}
