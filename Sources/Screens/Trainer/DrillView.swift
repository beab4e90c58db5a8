import Models
import Widgets

/// A position to practise on: the task, the board, what has come of it.
struct DrillView: View {
  @Environment(\.screenSize) private var size
  let suite: Suite
  let model: TrainerModel
  let board: GameBoardModel
  let drill: Drill

  var body: some View {
    VStack {
      TaskLine(model: model, drill: drill, words: words)
      Spacer()
      BoardArrangement(
        plan: .fitting(size), model: board, words: words, tip: nil, perform: act)
      Spacer()
      KeyHints()
    }
    .keyBindings(words.trainer.title, TrainerAction.boardBindings(words), perform: perform)
    .keyBindings(words.board.title, bindings, perform: act)
    .sharing(board, words: words)
    .asking(board, words: words)
    .onChange(of: board.game.board) { model.judge() }
  }

  private var words: Words { suite.words }

  /// The keys of the board, without those of a score: a position brings none.
  private var bindings: [KeyBinding<GameBoardAction>] {
    GameBoardAction.bindings(words).filter { $0.action != .score && $0.action != .giveUp }
  }

  /// What the board's keys do here: to end is to choose another technique, and there is no score.
  private func act(_ action: GameBoardAction) {
    switch action {
    case .end: model.leaveTechnique()
    case .restart: model.startAgain()
    case .cancel: if !board.cancel() { model.leaveTechnique() }
    case .settings: suite.areSettingsShown = true
    case .score, .giveUp: break
    default: board.perform(action)
    }
  }

  private func perform(_ action: TrainerAction) {
    switch action {
    case .next: model.next()
    case .startAgain: model.startAgain()
    case .back: model.leaveTechnique()
    }
  }
}

/// What is to be done, what has come of it, and the way on.
private struct TaskLine: View {
  @Environment(\.screenSize) private var size
  let model: TrainerModel
  let drill: Drill
  let words: Words

  var body: some View {
    HStack(spacing: 2) {
      if size.width >= 60 || isOpen {
        Text(words.trainer.find(words.name(of: drill.technique))).bold().foregroundStyle(.accent)
          .lineLimit(1)
      }
      if size.width >= 60 || !isOpen {
        Text(words.verdict(model.verdict, in: drill, wasTold: model.board?.hints.toldAll ?? false))
          .foregroundStyle(role).lineLimit(1)
      }
      Spacer()
      Text("\(words.trainer.next) ▸").foregroundStyle(model.isFound ? .accent : .button)
        .bold(model.isFound).lineLimit(1)
        .layoutPriority(1)
        .onTap { model.next() }
    }
    .padding(.horizontal, 1)
    .frame(height: 1)
  }

  private var isOpen: Bool { if case .open(0, _) = model.verdict { true } else { false } }

  private var role: StyleRole {
    switch model.verdict {
    case .found: .success
    case .wrongDigit, .needed: .error
    case .open, .beside: .ground
    }
  }
}

extension Words {
  /// What is to be said of a position.
  func verdict(_ verdict: Drill.Verdict, in drill: Drill, wasTold: Bool) -> String {
    let name = name(of: drill.technique)
    let places = drill.deductions.first?.placements.isEmpty == false
    return switch verdict {
    case .open(0, _): places ? trainer.placeIt : trainer.takeOut
    case .open(let drawn, let count): trainer.progress(drawn, count)
    case .found: wasTold ? trainer.told : trainer.found
    case .wrongDigit(let candidate):
      trainer.wrongDigit(candidate.cell.description, candidate.digit.rawValue)
    case .needed(let candidate):
      trainer.needed(candidate.cell.description, candidate.digit.rawValue)
    case .beside(let candidate):
      trainer.beside(candidate.cell.description, candidate.digit.rawValue, name)
    }
  }
}
