import Games
import Scutes
import Sudoku

/// The course: the lessons as a path, none of them locked, beside the idea of the selected one.
///
/// ```
///  ‹ back             Learn           20 of 81 ★
///  Singles                  ╭───────────────────╮
///  ● Full House   ★★★  │    ·●· ··· ·●·    │
///  ● Naked Single      ★★☆  │  X-Wing           │
///  ○ X-Wing            ☆☆☆  │  Two rows, two …  │
///                            │  Start the lesson │
///                            ╰───────────────────╯
/// ```
struct CourseScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.theme) private var theme
  @Environment(\.isLinear) private var isLinear
  let host: any CourseHost

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("course", words.course.title) {
      Command.go(to: .trainer, "trainer", "t", words, as: words.course.practise)
      Command.back(words)
    }
  }

  var body: some View {
    let plan = CoursePlan(size)
    page(words.course.title, role: .areaLearning) {
      if plan.hasCard {
        if size.height > 24, !plan.isSpaced { Text(" ") }
        Spacer(minLength: 0)
        HStack(alignment: .top, spacing: CoursePlan.gap) {
          VStack(alignment: .leading) {
            done
            if size.height > 24 { Text(" ") }
            path
          }
          .frame(width: plan.listWidth)
          LessonCard(suite: suite, lesson: lesson, plan: plan)
            .padding(EdgeInsets(top: size.height < 24 ? 0 : 1))
        }
      } else {
        if size.height >= 24 { done }
        path
        Text(words.course.idea(lesson)).lineLimit(3)
          .frame(maxWidth: .infinity, minHeight: 3, alignment: .topLeading)
          .padding(.horizontal, 1)
      }
      if plan.hasCard { Spacer(minLength: 0) }
    } trailing: {
      Text(stars).foregroundStyle(.record).lineLimit(1).padding(.horizontal, 1)
    }
  }

  private var progress: LessonProgress { suite.records.lessonProgress }
  private var lesson: Lesson { host.chosenLesson ?? .fullHouse }

  private var stars: String {
    let all = Lesson.allCases.count * LessonProgress.maxStars
    let count = words.course.stars(earned: progress.starCount, all: all)
    return "\(count) \(capabilities.isUnicode ? "★" : "*")"
  }

  /// How many lessons are done.
  private var done: some View {
    HStack(spacing: 2) {
      ThinBar(share: Double(progress.doneCount) / Double(Lesson.allCases.count))
        .frame(width: 20)
      Text("\(progress.doneCount) / \(Lesson.allCases.count)").foregroundStyle(.secondary)
      Spacer()
    }
  }

  private var path: some View {
    let plan = CoursePlan(size)
    return List(selection: selection, rowHeight: plan.isSpaced ? 2 : 1) {
      ForEach(Lesson.Chapter.allCases, id: \.self) { chapter in
        if size.height >= 44, !isLinear, chapter != Lesson.Chapter.allCases.last {
          Section(words.course.name(chapter), footer: { Text(" ") }) { lessons(of: chapter, plan) }
        } else {
          Section(words.course.name(chapter)) { lessons(of: chapter, plan) }
        }
      }
    }
    .onActivate { suite.go(to: .lesson($0)) }
    .defaultFocus()
    .environment(\.theme, theme.replacing([.selection: theme.style(for: .buttonFocused)]))
  }

  private func lessons(of chapter: Lesson.Chapter, _ plan: CoursePlan) -> some View {
    ForEach(chapter.lessons, id: \.self) { lesson in
      LessonRow(
        title: words.title(of: lesson), stars: progress.stars(of: lesson),
        idea: plan.isSpaced ? words.course.idea(lesson) : nil,
        isLast: lesson == chapter.lessons.last)
    }
    .typeSelect { words.title(of: $0) }
  }

  private var selection: Binding<Lesson?> {
    Binding(get: { host.chosenLesson }, set: { host.chosenLesson = $0 })
  }
}

/// The layout of the course.
private nonisolated struct CoursePlan: Equatable {
  /// `true` if the idea has a card beside the path.
  let hasCard: Bool
  /// Columns of the path, and of the card inside its frame.
  let listWidth: Int
  let cardWidth: Int
  /// `true` to draw the picture large.
  let isLarge: Bool
  /// `true` if the path has two rows for each lesson, the second about its idea.
  let isSpaced: Bool

  init(_ screen: Size) {
    hasCard = screen.width >= 72 && screen.height >= 22
    isLarge = screen.width >= 120 && screen.height >= 38
    isSpaced = screen.width >= 150 && screen.height >= 44
    listWidth = isSpaced ? min(96, screen.width - 66) : min(60, screen.width * 48 / 100)
    cardWidth = min(60, screen.width - listWidth - Self.gap - 4)
  }

  /// Columns between the path and the card.
  static let gap = 2
}

/// A lesson on the path: its state, title and stars, and below them its idea where there is room.
private struct LessonRow: View {
  @Environment(\.capabilities) private var capabilities
  let title: String
  let stars: Int
  let idea: String?
  /// `true` for the last lesson of a chapter, where the path ends.
  let isLast: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(stars > 0 ? "●" : "○").foregroundStyle(role)
        Text(title).bold(idea != nil).lineLimit(1)
        Spacer()
        LessonStars(count: stars)
      }
      if let idea {
        HStack(spacing: 1) {
          Text(isLast ? " " : capabilities.isUnicode ? "│" : "|").foregroundStyle(role)
          Text(idea.firstSentence).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  private var role: StyleRole { stars > 0 ? .areaLearning : .secondary }
}

/// The idea of a lesson as a picture and a sentence, with its start button.
private struct LessonCard: View {
  @Environment(\.capabilities) private var capabilities
  let suite: any ScreenHost
  let lesson: Lesson
  let plan: CoursePlan

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Spacer()
        LessonIdeaPicture(idea: LessonIdea(lesson), isLarge: plan.isLarge)
        Spacer()
      }
      if plan.isLarge { Text(" ") }
      Text(suite.words.title(of: lesson)).bold().foregroundStyle(.record).lineLimit(1)
      Text(words.idea(lesson)).lineLimit(plan.isLarge ? 6 : 4)
        .frame(maxWidth: .infinity, minHeight: 4, alignment: .topLeading)
      if plan.isLarge {
        Text(" ")
        Text(words.contents).foregroundStyle(.secondary)
        Text(words.noneLocked).foregroundStyle(.secondary)
        Text(" ")
      }
      Button {
        suite.go(to: .lesson(lesson))
      } label: {
        Text(capabilities.labelled("▶ ", words.start)).bold().lineLimit(1)
      }
      .buttonStyle(
        RimButtonStyle(.areaLearning, width: plan.cardWidth - 2, fill: .mainAction))
    }
    .frame(width: plan.cardWidth - 2)
    .padding(.horizontal, 1)
    .quietCard(.areaLearning)
  }

  private var words: CourseWords { suite.words.course }
}

/// The suite as the course and its lessons see it.
protocol CourseHost: ScreenHost {
  /// The selected lesson of the course.
  var chosenLesson: Lesson? { get set }
  /// `true` if leaving the lesson on the screen leads back to a board.
  var isLessonOverBoard: Bool { get }
  func leaveLesson()
  /// Goes from the end of a lesson to the course, and inserts the course below it if needed.
  func goToCourse()
}
