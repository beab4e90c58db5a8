import Games
import Sudoku
import Widgets

/// Practice: the techniques to choose from, or a position of one.
struct TrainerScreen: View {
  let suite: any ScreenHost
  let model: TrainerModel

  var body: some View {
    if let attempt = model.attempt {
      TrainerDrill(suite: suite, model: model, attempt: attempt)
    } else if let technique = model.technique {
      VStack(spacing: 1) {
        Spacer()
        Text(words.trainer.making(words.name(of: technique)))
        Button(words.levels.cancel) { model.leaveTechnique() }.defaultFocus()
        Spacer()
        KeyHints()
      }
      .keyBindings(words.trainer.title, TrainerAction.listBindings(words)) { action in
        if action == .back { model.leaveTechnique() }
      }
      .task(id: model.request) {
        if await !model.makeDrill() {
          suite.notify(words.trainer.noPosition(words.name(of: technique)))
        }
      }
    } else {
      TechniqueList(suite: suite, model: model)
    }
  }

  private var words: Words { suite.words }
}

/// The techniques by level, with the number of times each was found.
private struct TechniqueList: View {
  @Environment(\.screenSize) private var screen
  let suite: any ScreenHost
  let model: TrainerModel

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
      Text(words.trainer.title).bold().foregroundStyle(.title)
      Text(words.trainer.explains).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Spacer(minLength: 1)
      List(selection: Bindable(model).selection) {
        ForEach(levels, id: \.self) { level in
          Section(words.name(of: level)) {
            ForEach(techniques(of: level), id: \.self) { id in
              TechniqueRow(name: words.name(of: id), found: model.found[id] ?? 0)
            }
            .typeSelect { words.name(of: $0) }
          }
        }
      }
      .onActivate { model.choose($0) }
      .frame(maxWidth: 60)
      .defaultFocus()
      if screen.height >= 24, !DrillBook.missing.isEmpty {
        Text(words.trainer.missing(missing)).foregroundStyle(.secondary)
          .frame(maxWidth: 78, alignment: .leading)
      }
      KeyHints()
    }
    .keyBindings(words.trainer.title, TrainerAction.listBindings(words)) { action in
      if action == .back { suite.goBack() }
    }
  }

  private var words: Words { suite.words }

  private var missing: String {
    DrillBook.missing.map { words.name(of: $0.id) }.joined(separator: ", ")
  }

  private var levels: [Level] {
    Level.allCases.filter { !techniques(of: $0).isEmpty }
  }

  private func techniques(of level: Level) -> [TechniqueID] {
    DrillBook.techniques.filter { $0.level == level }.map(\.id)
  }
}

private struct TechniqueRow: View {
  let name: String
  let found: Int

  var body: some View {
    HStack(spacing: 1) {
      Text(name).lineLimit(1)
      Spacer()
      if found > 0 { Text("✓ \(found)").foregroundStyle(.success) }
    }
  }
}

/// A practice position, the comment on it, and the way to the next one.
private struct TrainerDrill: View {
  let suite: any ScreenHost
  let model: TrainerModel
  let attempt: DrillModel

  var body: some View {
    DrillView(
      suite: suite, model: attempt, title: words.trainer.title,
      keys: TrainerAction.boardBindings(words), perform: perform, judge: model.judge,
      leave: model.leaveTechnique
    ) {
      Text("\(words.trainer.next) ▸")
        .foregroundStyle(attempt.isFound ? .accent : .button)
        .bold(attempt.isFound).lineLimit(1).onTap { model.next() }
    }
  }

  private var words: Words { suite.words }

  private func perform(_ action: TrainerAction) {
    switch action {
    case .next: model.next()
    case .startAgain: attempt.startAgain()
    case .back: model.leaveTechnique()
    }
  }
}

/// The key actions of the trainer, besides those of the board.
nonisolated enum TrainerAction: String, KeyAction {
  case next = "next"
  case startAgain = "startAgain"
  case back = "back"

  static let table = "trainer"
}

extension TrainerAction {
  /// The keys of the technique list, besides those of any list.
  static func listBindings(_ words: Words) -> [KeyBinding<TrainerAction>] {
    [
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back)
    ]
  }

  /// The keys besides those of the board.
  static func boardBindings(_ words: Words) -> [KeyBinding<TrainerAction>] {
    [
      KeyBinding([KeyPress("n")], .next, words.trainer.next.lowercased()),
      KeyBinding([KeyPress("R")], .startAgain, words.trainer.startAgain, shown: .help),
      KeyBinding([KeyPress("q")], .back, words.app.back),
    ]
  }
}
