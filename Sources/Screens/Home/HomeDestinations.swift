import Games
import Scutes
import Sudoku

/// The destinations in the accented frame: the game to continue, today's puzzle and a new game,
/// which are enough for most, with the ways to everything else below.
struct HomeDestinations: View {
  let suite: any ScreenHost
  let plan: HomePlan

  var body: some View {
    AccentedFrame(
      scale: plan.scale, .areaLearning, knot: .record, rows: plan.frameRows
    ) {
      VStack(spacing: plan.spacing) {
        if plan.room == .small {
          start(plan.columns)
          HStack {
            pill(today.role, words.home.todayPill, .today, 2)
            if case .new = HomeStart(records) {
              pill(.areaMemory, words.packs.title, .packs, 2)
            } else {
              pill(level.role, words.home.new(words.name(of: level)), .level(level), 2)
            }
          }
          doors
          lesson
        } else {
          if plan.isGreeting {
            start(plan.columns)
          } else {
            HStack(alignment: .top, spacing: plan.gap) {
              start(plan.columns - plan.sideColumns - plan.gap)
              HomeCards(suite: suite, plan: plan)
            }
          }
          doors
        }
      }
      .frame(width: plan.columns)
    }
  }

  private var words: Words { suite.words }
  private var records: PlayerRecords { suite.records }

  private var level: Level { records.usualLevel }
  /// The level of today's puzzle.
  private var today: Level { DailyPuzzle(records.today).level }

  /// The ways to everything else. A screen with room has a card for the lessons.
  private var doors: some View {
    let hasLessons = plan.room == .regular
    let count = hasLessons ? 4 : 3
    return HStack(alignment: .top, spacing: plan.gap) {
      pill(.areaGame, words.home.game, .levels, count, words.home.gameDetail)
      if hasLessons { pill(.areaLearning, words.course.title, .course, count) }
      pill(.areaSolver, words.solver.title, .solver, count, words.home.solverDetail)
      pill(.areaMemory, words.memory.title, .memory, count, words.home.memoryDetail)
    }
  }

  private func start(_ columns: Int) -> some View {
    HomeStartCard(suite: suite, plan: plan, columns: columns).defaultFocus()
  }

  /// The next lesson on one line.
  private var lesson: some View {
    Button {
      suite.go(to: .course)
    } label: {
      HStack(spacing: 1) {
        Text(records.nextLesson == nil ? words.course.title : words.course.nextLesson).lineLimit(1)
        if let lesson = records.nextLesson { Text(words.title(of: lesson)).bold().lineLimit(1) }
      }
    }
    .buttonStyle(IconButtonStyle())
  }

  private func pill(
    _ role: StyleRole, _ title: String, _ place: Destination, _ count: Int, _ detail: String = ""
  ) -> some View {
    let columns = plan.pillColumns(count)
    return VStack {
      Button {
        suite.go(to: place)
      } label: {
        HomePillLabel(
          title: title, icon: icon(of: place), gap: plan.room == .small ? 1 : 2,
          isLarge: plan.hasLargeLetters, columns: columns - 2)
      }
      .buttonStyle(RimButtonStyle(role, width: columns, height: plan.pillRows))
      if plan.room == .large {
        Text(detail).foregroundStyle(.secondary).lineLimit(1).frame(maxWidth: columns)
      }
    }
  }

  private func icon(of place: Destination) -> String {
    switch place {
    case .solver: "✦"
    case .memory: "◆"
    case .today: "●"
    case .level: "+"
    case .course: "▲"
    case .packs: "■"
    default: "▶"
    }
  }
}

/// The name of a destination, in large letters if they fit and all exist.
private struct HomePillLabel: View {
  @Environment(\.capabilities) private var capabilities
  let title: String
  let icon: String
  /// Columns between icon and title.
  let gap: Int
  let isLarge: Bool
  /// Columns for icon and title.
  let columns: Int

  var body: some View {
    if isLarge, capabilities.showsBlocks, title.allSatisfy(\.isASCII) {
      BigText(title, largest: .small).frame(height: 3).padding(EdgeInsets(top: 1))
    } else {
      let both = icon + String(repeating: " ", count: gap) + title
      Text(capabilities.showsIcons && both.columns <= columns ? both : title)
        .bold().lineLimit(1)
    }
  }
}
