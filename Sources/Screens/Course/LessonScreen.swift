import Games
import Hints
import Scutes
import Sudoku

/// A lesson: pages about the idea on a live board, positions to find it in, and the stars.
struct LessonScreen: Screen {
  let host: any CourseHost
  let model: LessonModel

  var suite: any ScreenHost { host }

  /// The keys. While a position is being made, they only lead back.
  static func commands(_ words: Words) -> CommandTable<Self> {
    let course = words.course
    return CommandTable("lesson", course.lesson) {
      Command(
        "next", [.enter, " ", .right, "n"], course.goOn.lowercased(), if: { !$0.isMaking }
      ) { $0.goOn() }
      .adapted { command, screen in
        switch screen.model.stage {
        case .showing:
          if screen.model.isOnLastPage { command.title = course.tryIt.lowercased() }
          if screen.model.isQuestionOpen { command.title = course.skip }
        case .trying:
          let isFound = screen.model.attempt?.isFound ?? false
          command.keys = isFound ? [.enter, "n"] : ["n"]
          if !isFound { command.title = course.skip }
        case .done: (command.keys, command.title) = (["n"], course.nextLesson.lowercased())
        }
      }
      for digit in Digit.all {
        let isFirst = digit == Digit.all[0]
        Command(
          "answer.\(digit)", [KeyPress(Character(digit.description))], course.answer,
          shown: isFirst ? .footer : .hidden, as: isFirst ? "1-9" : nil,
          if: { $0.canAnswer(with: digit) }
        ) { $0.answer(with: digit) }
        .adapted { command, screen in
          if isFirst, screen.model.question?.isAboutDigits == false { command.label = "1-3" }
        }
      }
      Command.group(if: { $0.model.stage == .trying && !$0.isMaking }) {
        Command("idea", ["I"], course.ideaAgain) { $0.model.showIdea() }
        Command("startAgain", ["R"], words.trainer.startAgain, shown: .help) {
          $0.model.attempt?.startAgain()
        }
      }
      // Escape is for the board of a position.
      Command.back(words) { $0.host.leaveLesson() }
        .adapted { if $1.model.stage == .trying, !$1.isMaking { $0.keys = ["q"] } }
      Command(
        "previousPage", [.left], course.pageBack,
        if: { $0.model.stage == .showing && $0.model.reading.page > 0 }
      ) { $0.model.reading.turn(by: -1) }
      Command(
        "trainer", ["t"], course.practise, shown: .help, if: { $0.model.stage != .trying }
      ) { $0.practise() }
      .adapted { if $1.model.stage == .done { $0.visibility = .footer } }
    }
  }

  var body: some View {
    content
      .task(id: model.request) {
        if await !model.make() {
          suite.notify(words.course.noPosition)
          host.leaveLesson()
        }
      }
  }

  @ViewBuilder private var content: some View {
    let commands = Self.commands(words)
    switch model.stage {
    case .showing: LessonDemonstration(host: host, model: model).commands(commands, on: self)
    case .trying:
      if let attempt = model.attempt {
        exercise(attempt)
      } else {
        VStack {
          LessonHeader(host: host, model: model)
          Spacer()
          Text(words.course.setting).foregroundStyle(.secondary)
          Spacer()
          KeyHints()
        }
        .commands(commands, on: self)
      }
    case .done:
      LessonEnd(host: host, model: model, next: next).commands(commands, on: self)
    }
  }

  /// A position in which to find the idea, with a hint on where to look after a while.
  private func exercise(_ attempt: DrillModel) -> some View {
    DrillView(
      suite: suite, model: attempt, commands: Self.commands(words), target: self,
      judge: model.judge, leave: host.leaveLesson, task: words.title(of: model.lesson)
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

  /// `true` while a position to solve is being made.
  private var isMaking: Bool { model.stage == .trying && model.attempt == nil }

  private var next: Lesson? { suite.records.lessonProgress.next(after: model.lesson) }

  private func goOn() {
    switch model.stage {
    case .showing: model.readOn()
    case .trying: model.goOn()
    case .done: if let next { suite.go(to: .lesson(next)) } else { host.goToCourse() }
    }
  }

  /// The answer that the key of `digit` gives: the digit itself, or the option of that number.
  private func answer(by digit: Digit) -> LessonQuestion.Option? {
    guard let question = model.question else { return nil }
    if question.isAboutDigits { return .digit(digit) }
    let number = digit.rawValue
    return question.options.indices.contains(number - 1) ? question.options[number - 1] : nil
  }

  private func canAnswer(with digit: Digit) -> Bool { answer(by: digit) != nil }

  private func answer(with digit: Digit) {
    if let option = answer(by: digit) { model.answer(option) }
  }

  private func practise() {
    suite.go(to: model.lesson.techniques.first.map(Destination.drill) ?? .trainer)
  }
}

/// The back button, title and progress: on one line, or stacked beside a board.
private struct LessonHeader: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let host: any CourseHost
  let model: LessonModel
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
      PageHead {
        back
        title
        HStack(spacing: 1) { progress }
      }
    }
  }

  private var back: some View {
    BackButton(
      host.isLessonOverBoard ? host.words.app.back : host.words.course.title,
      action: host.leaveLesson)
  }

  private var title: some View {
    Text(host.words.title(of: model.lesson)).bold().foregroundStyle(.record).lineLimit(1)
  }

  @ViewBuilder private var progress: some View {
    if model.stage == .showing, model.demonstration != nil {
      let (page, count) = (model.reading.page, model.reading.count + LessonModel.positionCount)
      if size.width >= 60 {
        Text(dots(page, count)).foregroundStyle(.areaLearning).lineLimit(1)
      }
      Text("\(page + 1)/\(count)").foregroundStyle(.secondary).lineLimit(1)
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
  @Environment(\.capabilities) private var capabilities
  let host: any CourseHost
  let model: LessonModel

  var body: some View {
    let plan = LessonPlan.fitting(size) { self.text($0)?.pages.count ?? 0 }
    let pages = self.pages(plan)
    let page = pages.isEmpty ? nil : pages[min(model.reading.page, pages.count - 1)]
    let picture = model.demonstration?.picture(
      atStep: page?.step ?? 0, of: model.lesson,
      isAnswered: page?.question != nil && !model.isQuestionOpen)
    VStack {
      if !plan.hasSideHeader {
        LessonHeader(host: host, model: model)
      }
      Spacer()
      if plan.isBeside {
        HStack(
          alignment: plan.metrics <= .regular || plan.hasSideHeader ? .top : .center,
          spacing: plan.gap
        ) {
          board(plan, picture)
          VStack(alignment: .leading) {
            if plan.hasSideHeader {
              LessonHeader(host: host, model: model, isBeside: true)
                .frame(width: plan.text.width).padding(EdgeInsets(top: 1, bottom: 2))
            }
            content(page, picture?.hint, plan)
              .frame(width: plan.text.width, height: rows(of: pages), alignment: .topLeading)
            Button(action: model.readOn) {
              Text(capabilities.labelled("▶ ", onward)).bold().lineLimit(1)
            }
            .buttonStyle(
              RimButtonStyle(.areaLearning, width: min(plan.text.width, 28), fill: .mainAction)
            )
            .defaultFocus()
            if hasTurtle(plan, pages) {
              VStack {
                Turtle()
                ShoreLine().frame(width: 16)
              }
              .padding(EdgeInsets(top: 1))
            }
          }
        }
        .padding(EdgeInsets(leading: 1))
        Spacer()
        legend(picture?.hint, plan, width: size.width - 4)
          .frame(maxWidth: .infinity, minHeight: plan.hasSideHeader ? 0 : 1, alignment: .leading)
          .padding(.horizontal, 2)
      } else {
        board(plan, picture)
        content(page, picture?.hint, plan)
          .frame(width: plan.text.width, height: plan.text.height, alignment: .topLeading)
        HStack(spacing: 1) {
          let label = "\(onward) ▸"
          legend(picture?.hint, plan, width: size.width - label.columns - 5)
            .padding(.horizontal, 1)
          Spacer()
          Button(label, action: model.readOn).buttonStyle(IconButtonStyle())
            .defaultFocus()
        }
      }
      KeyHints()
    }
    .onChange(of: pages, initial: true) { model.setPages(pages) }
  }

  private var words: CourseWords { host.words.course }

  /// Rows of the longest page and a blank one below, so that the button doesn't move.
  private func rows(of pages: [LessonPage]) -> Int {
    let rows = pages.map { page in
      if case .text(let text) = page.content { text.lines.count } else { 0 }
    }
    return max(rows.max() ?? 8, 8) + 1
  }

  private func hasTurtle(_ plan: LessonPlan, _ pages: [LessonPage]) -> Bool {
    !plan.hasSideHeader && rows(of: pages) + 8 <= plan.metrics.board.height
  }

  private func text(_ plan: LessonPlan) -> LessonText? {
    model.demonstration.map { LessonText(model.lesson, on: $0, in: host.words, room: plan.text) }
  }

  private func pages(_ plan: LessonPlan) -> [LessonPage] {
    guard let drill = model.demonstration, let text = text(plan) else { return [] }
    return LessonPage.all(of: text, asking: drill)
  }

  @ViewBuilder private func content(
    _ page: LessonPage?, _ picture: HintPicture?, _ plan: LessonPlan
  ) -> some View {
    switch page?.content {
    case .text(let text):
      HintLines(text.lines, boldLines: text.boldLines, naming: picture)
    case .question(let question):
      LessonQuestionView(
        model: model, question: question, words: host.words, isLow: !plan.isBeside)
    case nil: Text(words.setting).foregroundStyle(.secondary)
    }
  }

  private var onward: String { model.isOnLastPage ? words.tryIt : words.goOn }

  /// The meanings of the marks on the board, as far as they fit in a line.
  private func legend(_ picture: HintPicture?, _ plan: LessonPlan, width: Int) -> HintLegend {
    let entries = picture.map {
      LegendEntry.all(of: $0, words: host.words, hasNoteMarks: plan.metrics.hasNoteMarks)
    }
    // Candidates of the pattern have the colour of its cells, and so have those that change.
    let shown = (entries ?? []).filter { $0.role != .hintPattern && $0.role != .hintTargetMark }
    return HintLegend(rows: Array(LegendEntry.rows(shown, in: max(1, width)).prefix(1)))
  }

  private func board(_ plan: LessonPlan, _ picture: BoardPicture?) -> some View {
    BoardDrawing(
      picture: picture ?? BoardPicture(grid: Grid(), givens: Grid()), metrics: plan.metrics
    )
    .onMouse { event, point in
      guard case .press(.left) = event.kind, model.question != nil,
        let cell = plan.metrics.cell(at: point)
      else { return false }
      model.answer(.cell(cell))
      return true
    }
  }
}

/// A question with its answers, and what came of the latest.
private struct LessonQuestionView: View {
  let model: LessonModel
  let question: LessonQuestion
  let words: Words
  /// `true` for few rows: the answers are side by side.
  let isLow: Bool

  var body: some View {
    let layout =
      isLow || isDigit
      ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(alignment: .leading))
    VStack(alignment: .leading, spacing: isLow ? 0 : 1) {
      Text(words.course.ask(question.subject)).bold()
      layout {
        ForEach(question.options.indices) { index in option(index) }
      }
      if let answer = model.answer {
        let isRight = answer == question.answer
        Text(isRight ? words.course.right : words.course.wrong)
          .bold(isRight).foregroundStyle(isRight ? .success : .error)
      }
    }
  }

  private var isDigit: Bool { if case .digit = question.answer { true } else { false } }

  /// An answer as a button, a digit with a rim if there is room.
  @ViewBuilder private func option(_ index: Int) -> some View {
    let option = question.options[index]
    if isDigit, !isLow {
      label(index).frame(width: 3)
        .rim(
          model.answer == option
            ? option == question.answer ? .success : .error : .areaLearning
        )
        .onTap { model.answer(option) }
    } else {
      label(index).padding(.horizontal, 1).background(.menu).onTap { model.answer(option) }
    }
  }

  /// An answer after its key. A digit is its own key.
  private func label(_ index: Int) -> some View {
    let option = question.options[index]
    let isChosen = model.answer == option
    let role: StyleRole = option == question.answer ? .success : .error
    let (key, title): (String, String) =
      switch option {
      case .digit(let digit): ("\(digit)", "")
      case .cell(let cell): ("\(index + 1)", words.name(of: cell))
      }
    return HStack(spacing: 1) {
      Text(key).bold().foregroundStyle(isChosen && title.isEmpty ? role : .key)
      if !title.isEmpty {
        Text(title).bold(isChosen).foregroundStyle(isChosen ? role : .button).lineLimit(1)
      }
      if isChosen { Text(role == .success ? "✓" : "×").bold().foregroundStyle(role) }
    }
    .accessibilityLabel(title.isEmpty ? key : title)
  }
}

extension Drill {
  /// The position with the part of the easiest deduction for a step of the lesson: where to look,
  /// the pattern, or the conclusion. Of the notes, only those that the lesson is about are drawn,
  /// and other digits are faint. The cell that a question of the step asks for doesn't stand out
  /// until that is answered.
  fileprivate func picture(
    atStep step: Int, of lesson: Lesson, isAnswered: Bool
  ) -> BoardPicture {
    var picture = BoardPicture(of: game(id: 0))
    guard let easiest else { return picture }
    let whole = NextStep.deduction(easiest, of: position)
    let hint =
      switch step {
      case 0: whole.pictureOfPlace
      case 1: whole.picture.withoutConclusion
      default: whole.picture
      }
    let hidden = isAnswered ? nil : cellAsked(atStep: step)
    let shown = hidden.map(hint.without) ?? hint
    picture.hint = shown
    picture.isSketch = true
    let places = CellSet(hint.houses.flatMap(\.house.cells) + hint.cells.map(\.cell))
    let digits = DigitSet(whole.picture.candidates.map(\.candidate.digit))
    let needsAll = lesson == .bugPlusOne
    // Before the conclusion is told, all candidates of its digits, so that it isn't given away.
    let gone = DigitSet(easiest.eliminations.map(\.digit))
    for cell in Cell.all {
      let told = DigitSet(
        whole.picture.candidates.filter { $0.candidate.cell == cell }.map(\.candidate.digit))
      let noted: DigitSet =
        switch step {
        case 0: places.contains(cell) ? .all : .none
        case 1: told.union(gone)
        default: told
        }
      if !needsAll { picture.notes[cell.index] = picture.notes[cell.index].intersection(noted) }
      guard let digit = picture.grid[cell], !places.contains(cell),
        step == 0 || !digits.contains(digit)
      else { continue }
      picture.faint[cell] = [digit]
    }
    return picture
  }
}

nonisolated extension HintPicture {
  /// All but what is painted in `cell`.
  fileprivate func without(_ cell: Cell) -> HintPicture {
    HintPicture(
      cells: cells.filter { $0.cell != cell },
      candidates: candidates.filter { $0.candidate.cell != cell }, houses: houses, links: links)
  }

  /// Only the pattern.
  fileprivate var withoutConclusion: HintPicture {
    HintPicture(
      cells: cells.filter { $0.role != .target },
      candidates: candidates.filter { $0.role != .eliminated && $0.role != .placed },
      houses: houses, links: links)
  }
}

extension Drill {
  /// The cell that takes a digit, if the question of a step asks for it.
  fileprivate func cellAsked(atStep step: Int) -> Cell? {
    let questions = questions
    guard questions.indices.contains(step), let question = questions[step],
      question.subject == .cell, case .cell(let cell) = question.answer
    else { return nil }
    return cell
  }
}

/// The stars of a finished lesson, and the next actions.
private struct LessonEnd: View {
  @Environment(\.screenSize) private var size
  let host: any CourseHost
  let model: LessonModel
  let next: Lesson?

  var body: some View {
    VStack(spacing: size.height >= 24 ? 1 : 0) {
      PageHead {
        BackButton(words.course.title, action: host.leaveLesson)
        Text(words.title(of: model.lesson)).bold().foregroundStyle(.record).lineLimit(1)
        Text("")
      }
      Spacer()
      if model.stars > 0 {
        if isTall {
          Rising(isNew: true) { share in
            WinWord(word: words.score.doneWord, largest: .medium, share: share)
          }
        }
        Text(words.course.done).bold().foregroundStyle(.areaLearning).lineLimit(1)
      }
      LessonStars(count: model.stars, spacing: 2).bold().foregroundStyle(.record)
      Text(verdict).multilineTextAlignment(.center).padding(.horizontal, 1)
      VStack {
        if let next {
          Button {
            host.go(to: .lesson(next))
          } label: {
            Text(name(of: next)).lineLimit(1)
          }
          .buttonStyle(pill(min(buttonColumns, name(of: next).columns)))
          .defaultFocus()
        } else {
          Text(words.course.allDone).foregroundStyle(.areaLearning)
        }
        HStack(spacing: 2) {
          Button(words.course.again) { host.go(to: .lesson(model.lesson)) }
            .buttonStyle(pill(words.course.again.columns))
          Button(words.course.allLessons, action: host.goToCourse)
            .buttonStyle(pill(words.course.allLessons.columns))
            .defaultFocus(next == nil)
        }
      }
      if isTall {
        VStack {
          Turtle(hasHat: model.stars > 0)
          ShoreLine().frame(width: buttonColumns)
        }
      }
      Spacer()
      KeyHints()
    }
  }

  /// `true` with room for the word of a win and the turtle.
  private var isTall: Bool { size.width >= 60 && size.height >= 23 }

  private func pill(_ columns: Int) -> PillButtonStyle {
    PillButtonStyle(columns: columns, role: .mainAction, isTall: isTall)
  }

  private var words: Words { host.words }
  private var buttonColumns: Int { min(size.width - 6, 48) }

  /// The label of the next lesson's button, without the lead where that is too long.
  private func name(of next: Lesson) -> String {
    let title = words.title(of: next)
    let whole = "⏎ \(words.course.nextLesson): \(title)"
    return whole.columns <= buttonColumns ? whole : "⏎ \(title)"
  }

  private var verdict: String {
    model.stars == 0
      ? words.course.foundNone
      : model.foundAlone == 0
        ? words.course.foundWithHints
        : words.course.foundAlone(found: model.foundAlone, count: LessonModel.positionCount)
  }
}
