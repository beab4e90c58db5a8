import Games
import Scutes
import Sudoku

/// Practice: the techniques to choose from, or a position of one.
struct TrainerScreen: Screen {
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost
  let model: TrainerModel

  /// The keys besides those of the list or the board.
  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("trainer", words.trainer.title) {
      Command.group(if: { $0.model.attempt != nil }) {
        Command("next", ["n"], words.trainer.next.lowercased()) { $0.model.next() }
        Command("startAgain", ["R"], words.trainer.startAgain, shown: .help) {
          $0.model.attempt?.startAgain()
        }
      }
      Command.back(words, ["q"]) { $0.goBack() }
        // Escape is for the board of a position.
        .adapted { if $1.model.attempt == nil { $0.keys.append(.escape) } }
    }
  }

  var body: some View {
    if let attempt = model.attempt {
      DrillView(
        suite: suite, model: attempt, commands: Self.commands(words), target: self,
        judge: model.judge, leave: goBack
      ) {
        Text("\(words.trainer.next) ▸")
          .foregroundStyle(attempt.isFound ? .accent : .button)
          .bold(attempt.isFound).lineLimit(1).onTap { model.next() }
      }
    } else if let technique = model.technique {
      VStack(spacing: 1) {
        Spacer()
        Text(words.trainer.making(words.name(of: technique)))
        Button(words.app.cancel) { goBack() }.defaultFocus()
        Spacer()
        KeyHints()
      }
      .commands(Self.commands(words), on: self)
      .task(id: model.request) {
        if await !model.makeDrill() {
          suite.notify(words.trainer.noPosition(words.name(of: technique)))
        }
      }
    } else {
      list
    }
  }

  private func goBack() {
    let isOnList = model.technique == nil
    model.leaveTechnique()
    if isOnList || !model.isFromList { suite.goBack() }
  }

  private var list: some View {
    page(words.trainer.title) {
      Text(words.trainer.explains).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Spacer(minLength: 1)
      TechniqueList(words: words, selection: Bindable(model).selection, found: model.found) {
        model.choose($0)
      }
      .defaultFocus()
      if size.height >= 24, !DrillBook.missing.isEmpty {
        Text(words.trainer.missing(missing)).foregroundStyle(.secondary)
          .frame(maxWidth: 78, alignment: .leading)
      }
    }
  }

  private var missing: String {
    DrillBook.missing.map { words.name(of: $0.id) }.joined(separator: ", ")
  }
}

/// The techniques that can be practised by level, with the number of times each was found.
struct TechniqueList: View {
  let words: Words
  let selection: Binding<TechniqueID?>
  var found: [TechniqueID: Int] = [:]
  let choose: (TechniqueID) -> Void

  var body: some View {
    List(selection: selection) {
      ForEach(Level.allCases.filter { !techniques(of: $0).isEmpty }, id: \.self) { level in
        Section(words.name(of: level)) {
          ForEach(techniques(of: level), id: \.self) { row(of: $0) }
            .typeSelect { words.name(of: $0) }
        }
      }
    }
    .onActivate { choose($0) }
    .frame(maxWidth: 60)
  }

  private func row(of technique: TechniqueID) -> some View {
    HStack(spacing: 1) {
      Text(words.name(of: technique)).lineLimit(1)
      Spacer()
      if let count = found[technique] { Text("✓ \(count)").foregroundStyle(.success) }
    }
  }

  private func techniques(of level: Level) -> [TechniqueID] {
    DrillBook.techniques.filter { $0.level == level }.map(\.id)
  }
}
