import Games
import Scutes
import Sudoku

/// What most players want beside Home's first card: today's puzzle and a new game, or the next
/// puzzle of the packs where the first card is the new game. With room, the next lesson.
struct HomeCards: View {
  let suite: any ScreenHost
  let plan: HomePlan

  var body: some View {
    let rows = plan.room == .large ? plan.startRows / 3 : 4
    let todayRows = plan.startRows - rows * (plan.room == .large ? 2 : 1)
    return VStack {
      card("today", .areaGame, rows: todayRows) {
        suite.go(to: .today)
      } label: {
        HomeCardLabel(
          rows: todayRows, title: words.daily.title, key: key("today"), role: .areaGame,
          line: today, days: week,
          dayNames: plan.room == .large ? dayNames : [])
      }
      if case .new = HomeStart(records) {
        card("packs", .areaMemory, rows: rows) {
          suite.go(to: .packs)
        } label: {
          HomeCardLabel(
            rows: rows, title: words.packs.title, key: key("packs"), role: .areaMemory,
            line: nextPuzzle,
            detail: packsSolved)
        }
      } else {
        card("newGame", .areaSolver, rows: rows) {
          suite.go(to: .level(level))
        } label: {
          HomeCardLabel(
            rows: rows, title: words.home.newGame, key: key("newGame"), role: .areaSolver,
            line: (words.name(of: level), best), detail: words.levels.needs(level))
        }
      }
      if plan.room == .large {
        card("learn", .areaLearning, rows: rows) {
          suite.go(to: .course)
        } label: {
          HomeCardLabel(
            rows: rows,
            title: records.nextLesson == nil ? words.course.title : words.course.nextLesson,
            key: key("learn"), role: .areaLearning, line: lesson, share: lessonShare)
        }
      }
    }
  }

  @Environment(\.keyLabels) private var keys
  private var words: Words { suite.words }
  private var records: PlayerRecords { suite.records }
  private var level: Level { records.usualLevel }

  private func key(_ id: String) -> String { keys.key(of: id, in: HomeScreen.commands(words)) }

  private func card(
    _ id: String, _ role: StyleRole, rows: Int, action: @escaping () -> Void,
    @ViewBuilder label: () -> some View
  ) -> some View {
    Button(action: action, label: label)
      .buttonStyle(TileCardStyle(role: role, columns: plan.sideColumns, rows: rows))
  }

  private var today: (name: String, state: String) {
    let daily = DailyPuzzle(records.today)
    let streak = records.streak.current
    let progress = records.progress(of: daily.day)
    let state =
      switch progress {
      case .solved: words.app.solved
      case _ where streak > 0: words.home.streak(streak)
      case .begun: words.app.begun
      default: words.daily.missed
      }
    return (words.name(of: daily.level), state)
  }

  private var best: String {
    records.bestTimes[level].map { words.levels.best(NumberFormat.time($0)) } ?? ""
  }

  private var nextPuzzle: (name: String, state: String) {
    let id = records.nextPuzzle
    return (words.name(ofPack: id.pack), "\(id)")
  }

  private var packsSolved: String {
    let packs = records.packs
    return words.packs.solvedOfAll(
      solved: packs.reduce(0) { $0 + $1.completed }, all: packs.reduce(0) { $0 + $1.pack.count })
  }

  /// The completed share of the course, 0 to 1.
  private var lessonShare: Double {
    Double(records.lessonProgress.doneCount) / Double(Lesson.allCases.count)
  }

  private var lesson: (name: String, state: String) {
    (records.nextLesson.map { words.title(of: $0) } ?? words.course.allDone, "")
  }

  /// The last seven days up to today, oldest first: `true` if the day's puzzle is solved.
  private var week: [Bool] { days.map { records.finishedDays[$0] != nil } }
  private var days: [Day] { (-6...0).map { records.today.adding(days: $0) } }
  private var dayNames: [String] {
    days.map { String(words.dates.weekdays[$0.weekday - 1].prefix(1)) }
  }
}

/// A title with its key, a name with its state, and a line of progress or about the place.
private struct HomeCardLabel: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isFocused) private var isFocused
  @Environment(\.theme) private var theme
  /// Rows of the card.
  let rows: Int
  let title: String
  let key: String
  let role: StyleRole
  let line: (name: String, state: String)
  var detail = ""
  var days: [Bool] = []
  var dayNames: [String] = []
  /// The progress, 0 to 1, or `nil` to hide it.
  var share: Double?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title).bold().foregroundStyle(ink(role)).lineLimit(1)
        Spacer(minLength: 1)
        // Beside the key, so that the title stays where it is.
        Text(isFocused ? (capabilities.isUnicode ? "▶ " : "> ") + key : key).bold()
          .foregroundStyle(ink(.key)).lineLimit(1)
      }
      HStack(spacing: 1) {
        Text(line.name).bold().lineLimit(1)
        if !line.state.isEmpty {
          Text("· \(line.state)").foregroundStyle(ink(.secondary)).lineLimit(1)
        }
      }
      if hasRoomBelow, !detail.isEmpty {
        Text(detail).foregroundStyle(ink(.secondary)).lineLimit(1)
      }
      if !dayNames.isEmpty {
        HStack(spacing: 2) {
          ForEach(dayNames.indices, id: \.self) {
            Text(dayNames[$0]).foregroundStyle(ink(.secondary)).frame(width: 2, alignment: .leading)
          }
        }
      }
      if hasRoom, !days.isEmpty { dots }
      if hasRoom, let share { ThinBar(share: share) }
    }
    .padding(.horizontal, 1)
  }

  private var textRows: Int { TileCardStyle.textRows(of: rows, capabilities, theme) }
  /// `true` if there is a row below the first two.
  private var hasRoom: Bool { textRows > 2 }
  /// `true` if there are two.
  private var hasRoomBelow: Bool { textRows > 3 }

  /// Everything is in the colour of the focus while the card is filled with it.
  private func ink(_ role: StyleRole) -> StyleRole { isFocused ? .buttonFocused : role }

  private var dots: some View {
    let isUnicode = capabilities.isUnicode
    return HStack(spacing: 2) {
      ForEach(days.indices) { index in
        let isToday = index == days.count - 1
        Text(
          days[index]
            ? isUnicode ? "●" : "o" : isToday ? isUnicode ? "◉" : "@" : isUnicode ? "○" : "."
        )
        .foregroundStyle(ink(days[index] || isToday ? .record : .secondary))
        .frame(width: dayNames.isEmpty ? 1 : 2, alignment: .leading)
      }
    }
  }
}
