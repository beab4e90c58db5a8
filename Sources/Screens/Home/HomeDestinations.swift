import Widgets

/// The destinations in the accented frame: the first card, today's puzzle and the next lesson, with
/// Game, Solver and Memory below.
struct HomeDestinations: View {
  let suite: any ScreenHost
  let plan: HomePlan

  var body: some View {
    AccentedFrame(scale: plan.scale, .areaLearning, knot: .record) {
      VStack(spacing: plan.spacing) {
        if plan.room == .small {
          start(plan.columns)
          HStack {
            pill(.areaGame, words.home.game, .levels, 2)
            pill(.areaSolver, words.solver.title, .solver, 2)
          }
          HStack {
            pill(.areaMemory, words.memory.title, .memory, 2)
            pill(.areaGame, words.home.todayPill, .today, 2)
          }
          lesson
        } else {
          if HomeStart(records).isFirst, !records.hasLearned {
            start(plan.columns)
          } else {
            HStack(alignment: .top, spacing: plan.gap) {
              start(plan.columns - plan.sideColumns - plan.gap)
              HomeCards(suite: suite, plan: plan)
            }
          }
          HStack(alignment: .top, spacing: plan.gap) {
            pill(.areaGame, words.home.game, .levels, 3, words.home.gameDetail)
            pill(.areaSolver, words.solver.title, .solver, 3, words.home.solverDetail)
            pill(.areaMemory, words.memory.title, .memory, 3, words.home.memoryDetail)
          }
        }
      }
      .frame(width: plan.columns)
    }
  }

  private var words: Words { suite.words }
  private var records: PlayerRecords { suite.records }

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
        HomePillLabel(title: title, icon: icon(of: place), isLarge: plan.hasLargeLetters)
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
    default: "▶"
    }
  }
}

/// The name of a destination, in large letters if they fit and all exist.
private struct HomePillLabel: View {
  @Environment(\.capabilities) private var capabilities
  let title: String
  let icon: String
  let isLarge: Bool

  var body: some View {
    if isLarge, capabilities.showsBlocks, title.allSatisfy(\.isASCII) {
      BigText(title, largest: .small).frame(height: 3)
    } else {
      Text(capabilities.showsIcons ? "\(icon)  \(title)" : title).bold().lineLimit(1)
    }
  }
}
