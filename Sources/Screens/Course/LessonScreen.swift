import Games
import Hints
import Sudoku
import Widgets

/// A lesson: pages about the idea on a live board, positions to find it in, and the stars.
struct LessonScreen: View {
  let suite: any CourseHost
  let model: LessonModel

  var body: some View {
    content
      .task(id: model.request) {
        if await !model.make() {
          suite.notify(suite.words.course.noPosition)
          suite.leaveLesson()
        }
      }
  }

  @ViewBuilder private var content: some View {
    switch model.stage {
    case .showing: LessonDemonstration(suite: suite, model: model)
    case .trying:
      if let attempt = model.attempt {
        LessonExercise(suite: suite, model: model, attempt: attempt)
      } else {
        VStack {
          LessonHeader(suite: suite, model: model, page: nil)
          Spacer()
          Text(suite.words.course.setting).foregroundStyle(.secondary)
          Spacer()
          KeyHints()
        }
        .keyBindings(
          suite.words.course.lesson, LessonAction.bindings(suite.words, at: nil)
        ) { action in
          if action == .back { suite.leaveLesson() }
        }
      }
    case .done: LessonEnd(suite: suite, model: model)
    }
  }
}

/// The back button, title and progress: on one line, or stacked beside a board.
private struct LessonHeader: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let suite: any CourseHost
  let model: LessonModel
  /// The page, from 0, and the page count. `nil` while the position is being made.
  let page: (number: Int, count: Int)?
  var isBeside = false

  var body: some View {
    if isBeside {
      VStack(alignment: .leading) {
        HStack(spacing: 1) {
          back
          Spacer()
          progress
        }
        title.padding(.horizontal, 1)
      }
    } else {
      HStack(spacing: 1) {
        back
        title
        Spacer()
        progress
      }
    }
  }

  private var back: some View {
    Button("‹ \(suite.words.course.title)", action: suite.leaveLesson)
      .buttonStyle(IconButtonStyle())
  }

  private var title: some View {
    Text(suite.words.title(of: model.lesson)).bold().foregroundStyle(.record).lineLimit(1)
  }

  @ViewBuilder private var progress: some View {
    if let page {
      let count = page.count + LessonModel.positionCount
      if size.width >= 60 {
        Text(dots(page.number, count)).foregroundStyle(.areaLearning).lineLimit(1)
      }
      Text("\(page.number + 1)/\(count)").foregroundStyle(.secondary).lineLimit(1)
        .layoutPriority(1).padding(.horizontal, 1)
    }
  }

  private func dots(_ number: Int, _ count: Int) -> String {
    let (full, hollow) = capabilities.isUnicode ? ("●", "○") : ("*", ".")
    return (0..<count).map { $0 <= number ? full : hollow }.joined(separator: " ")
  }
}

/// The idea on a board, page by page.
private struct LessonDemonstration: View {
  @Environment(\.screenSize) private var size
  let suite: any CourseHost
  let model: LessonModel

  var body: some View {
    let plan = LessonPlan.fitting(size) { self.pages($0).count }
    let pages = self.pages(plan)
    VStack {
      if !plan.hasSideHeader {
        LessonHeader(suite: suite, model: model, page: number(in: pages))
      }
      Spacer()
      if plan.isBeside {
        HStack(
          alignment: plan.metrics <= .regular || plan.hasSideHeader ? .top : .center,
          spacing: plan.gap
        ) {
          board(plan, pages)
          VStack(alignment: .leading) {
            if plan.hasSideHeader {
              LessonHeader(
                suite: suite, model: model, page: number(in: pages), isBeside: true
              )
              .frame(width: plan.text.width).padding(EdgeInsets(top: 1, bottom: 2))
            }
            lines(page(of: pages))
              .frame(width: plan.text.width, height: rows(of: pages), alignment: .topLeading)
            Button(onward(pages)) { goOn(pages) }
              .buttonStyle(NameButtonStyle(width: min(plan.text.width, 28)))
              .defaultFocus()
          }
        }
      } else {
        board(plan, pages)
        lines(page(of: pages))
          .frame(width: plan.text.width, height: plan.text.height, alignment: .topLeading)
        HStack {
          Spacer()
          Button("\(onward(pages)) ▸") { goOn(pages) }.buttonStyle(IconButtonStyle())
            .defaultFocus()
        }
      }
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.lesson,
      LessonAction.bindings(suite.words, at: .showing, isLastPage: isLast(pages))
    ) { perform($0, pages) }
  }

  private var words: CourseWords { suite.words.course }

  /// Rows of the longest page and a blank one below, so that the button doesn't move.
  private func rows(of pages: [LessonText.Page]) -> Int {
    (pages.map(\.lines.count).max() ?? 8) + 1
  }

  private func pages(_ plan: LessonPlan) -> [LessonText.Page] {
    model.demonstration.map {
      LessonText(model.lesson, on: $0, in: suite.words, room: plan.text).pages
    } ?? []
  }

  @ViewBuilder private func lines(_ page: LessonText.Page?) -> some View {
    if let page {
      HintLines(page.lines, boldLines: page.boldLines)
    } else {
      Text(words.setting).foregroundStyle(.secondary)
    }
  }

  private func page(of pages: [LessonText.Page]) -> LessonText.Page? {
    pages.isEmpty ? nil : pages[min(model.page, pages.count - 1)]
  }

  private func number(in pages: [LessonText.Page]) -> (number: Int, count: Int)? {
    pages.isEmpty ? nil : (min(model.page, pages.count - 1), pages.count)
  }

  private func onward(_ pages: [LessonText.Page]) -> String {
    isLast(pages) ? words.tryIt : words.goOn
  }

  private func isLast(_ pages: [LessonText.Page]) -> Bool {
    !pages.isEmpty && model.page + 1 >= pages.count
  }

  private func board(_ plan: LessonPlan, _ pages: [LessonText.Page]) -> some View {
    BoardDrawing(
      picture: model.demonstration?.picture(atStep: page(of: pages)?.step ?? 0)
        ?? BoardPicture(grid: Grid(), givens: Grid()),
      metrics: plan.metrics)
  }

  private func perform(_ action: LessonAction, _ pages: [LessonText.Page]) {
    switch action {
    case .next: goOn(pages)
    case .previousPage: model.page = max(0, min(model.page, pages.count - 1) - 1)
    case .trainer: suite.go(to: model.lesson.techniques.first.map(Destination.drill) ?? .trainer)
    case .back: suite.leaveLesson()
    case .startAgain, .idea: break
    }
  }

  private func goOn(_ pages: [LessonText.Page]) {
    guard !pages.isEmpty else { return }
    if model.page + 1 < pages.count { model.page += 1 } else { model.begin() }
  }
}

extension Drill {
  /// The position with the part of the easiest deduction for a step of the lesson: where to look,
  /// the pattern, or the conclusion.
  fileprivate func picture(atStep step: Int) -> BoardPicture {
    var picture = BoardPicture(of: game(id: 0))
    guard let easiest else { return picture }
    let whole = NextStep.deduction(easiest, of: self.position)
    picture.hint =
      switch step {
      case 0: whole.pictureOfPlace
      case 1: whole.picture.withoutConclusion
      default: whole.picture
      }
    return picture
  }
}

nonisolated extension HintPicture {
  /// Only the pattern.
  fileprivate var withoutConclusion: HintPicture {
    HintPicture(
      cells: cells.filter { $0.role != .target },
      candidates: candidates.filter { $0.role != .eliminated && $0.role != .placed },
      houses: houses, links: links)
  }
}

/// A position in which to find the idea, with a hint on where to look after a while.
private struct LessonExercise: View {
  let suite: any CourseHost
  let model: LessonModel
  let attempt: DrillModel

  var body: some View {
    DrillView(
      suite: suite, model: attempt, title: words.course.lesson,
      keys: LessonAction.bindings(words, at: .trying, isFound: attempt.isFound),
      perform: perform, judge: model.judge, leave: suite.leaveLesson,
      task: words.title(of: model.lesson)
    ) {
      HStack(spacing: 1) {
        Text("\(model.outcomes.count + 1)/\(LessonModel.positionCount)")
          .foregroundStyle(.secondary).lineLimit(1)
        Text("\(attempt.isFound ? words.course.goOn : words.course.skip) ▸")
          .foregroundStyle(attempt.isFound ? .areaLearning : .button).bold(attempt.isFound)
          .lineLimit(1).onTap { model.goOn() }
      }
    }
    .onDeadline(model.nudgeTime) { attempt.nudge() }
    .onChange(of: attempt.isFullyRevealed) { model.keep() }
  }

  private var words: Words { suite.words }

  private func perform(_ action: LessonAction) {
    switch action {
    case .next: model.goOn()
    case .idea: model.showIdea()
    case .startAgain: attempt.startAgain()
    case .back: suite.leaveLesson()
    case .previousPage, .trainer: break
    }
  }
}

/// The stars of a finished lesson, and the next actions.
private struct LessonEnd: View {
  @Environment(\.screenSize) private var size
  let suite: any CourseHost
  let model: LessonModel

  var body: some View {
    VStack(spacing: size.height >= 24 ? 1 : 0) {
      HStack {
        Button("‹ \(words.course.title)", action: suite.leaveLesson).buttonStyle(IconButtonStyle())
        Spacer()
      }
      Spacer()
      if model.stars > 0 {
        Text(words.course.done).bold().foregroundStyle(.areaLearning).lineLimit(1)
      }
      Text(words.title(of: model.lesson)).bold().lineLimit(1)
      LessonStars(count: model.stars, spacing: 2).bold().foregroundStyle(.record)
      Text(verdict).multilineTextAlignment(.center).padding(.horizontal, 1)
      VStack {
        if let next {
          Button {
            suite.go(to: .lesson(next))
          } label: {
            name(of: next)
          }
          .defaultFocus()
        } else {
          Text(words.course.allDone).foregroundStyle(.areaLearning)
        }
        Button(words.course.again) { suite.go(to: .lesson(model.lesson)) }
        Button(words.course.allLessons, action: suite.goToCourse).defaultFocus(next == nil)
      }
      .buttonStyle(NameButtonStyle(width: buttonColumns))
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.course.lesson, LessonAction.bindings(words, at: .done), perform: perform)
  }

  private var words: Words { suite.words }
  private var buttonColumns: Int { min(size.width - 4, 48) }

  /// The label of the next lesson's button, on two lines if one is too narrow.
  @ViewBuilder private func name(of next: Lesson) -> some View {
    let (lead, title) = ("\(words.course.nextLesson):", words.title(of: next))
    if lead.columns + 1 + title.columns <= buttonColumns - 2 {
      Text("\(lead) \(title)").lineLimit(1)
    } else {
      VStack {
        Text(lead).lineLimit(1)
        Text(title).lineLimit(1)
      }
    }
  }

  private var next: Lesson? { suite.records.lessonProgress.next(after: model.lesson) }

  private var verdict: String {
    model.stars == 0
      ? words.course.foundNone
      : model.foundAlone == 0
        ? words.course.foundWithHints
        : words.course.foundAlone(found: model.foundAlone, count: LessonModel.positionCount)
  }

  private func perform(_ action: LessonAction) {
    switch action {
    case .next: if let next { suite.go(to: .lesson(next)) } else { suite.goToCourse() }
    case .trainer: suite.go(to: model.lesson.techniques.first.map(Destination.drill) ?? .trainer)
    case .back: suite.leaveLesson()
    case .previousPage, .startAgain, .idea: break
    }
  }
}
