import Games
import Widgets

/// Today's puzzle and the next lesson, beside Home's first card.
struct HomeCards: View {
  let suite: any ScreenHost
  let plan: HomePlan

  var body: some View {
    VStack(spacing: plan.spacing) {
      Button {
        suite.go(to: .today)
      } label: {
        HomeCardLabel(
          title: words.daily.title, key: "d", role: .areaGame, line: today,
          days: plan.room == .large ? week : [])
      }
      .buttonStyle(style(.areaGame, rows: plan.room == .large ? plan.startRows - 6 : 4))
      Button {
        suite.go(to: .course)
      } label: {
        HomeCardLabel(
          title: records.nextLesson == nil ? words.course.title : words.course.nextLesson, key: "l",
          role: .areaLearning, line: lesson, share: plan.room == .large ? lessonShare : nil)
      }
      .buttonStyle(style(.areaLearning, rows: plan.room == .large ? 5 : 4))
    }
  }

  private var words: Words { suite.words }
  private var records: PlayerRecords { suite.records }

  private func style(_ role: StyleRole, rows: Int) -> CardButtonStyle {
    CardButtonStyle(role: role, columns: plan.sideColumns, rows: rows, isQuiet: true)
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

  /// The completed share of the course, 0 to 1.
  private var lessonShare: Double {
    Double(records.lessonProgress.doneCount) / Double(Lesson.allCases.count)
  }

  private var lesson: (name: String, state: String) {
    (records.nextLesson.map { words.title(of: $0) } ?? words.course.allDone, "")
  }

  /// The last seven days up to today, oldest first: `true` if the day's puzzle is solved.
  private var week: [Bool] {
    (0..<7).map { records.finishedDays[records.today.adding(days: $0 - 6)] != nil }
  }
}

/// A title with its key, a name with its state, and a line of progress.
private struct HomeCardLabel: View {
  @Environment(\.capabilities) private var capabilities
  let title: String
  let key: String
  let role: StyleRole
  let line: (name: String, state: String)
  var days: [Bool] = []
  /// The progress, 0 to 1, or `nil` to hide it.
  var share: Double?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title).bold().foregroundStyle(role).lineLimit(1)
        Spacer(minLength: 1)
        Text(key).bold().foregroundStyle(.key)
      }
      HStack(spacing: 1) {
        Text(line.name).bold().lineLimit(1)
        if !line.state.isEmpty {
          Text("· \(line.state)").foregroundStyle(.secondary).lineLimit(1)
        }
      }
      if !days.isEmpty { dots }
      if let share { ThinBar(share: share) }
    }
    .padding(.horizontal, 1)
  }

  private var dots: some View {
    let isUnicode = capabilities.isUnicode
    return VStack {
      Text(" ")
      HStack(spacing: 2) {
        ForEach(days.indices) { index in
          let isToday = index == days.count - 1
          Text(
            days[index]
              ? isUnicode ? "●" : "o" : isToday ? isUnicode ? "◉" : "@" : isUnicode ? "○" : "."
          )
          .foregroundStyle(days[index] || isToday ? .record : .secondary)
        }
      }
    }
  }
}
