import Games
import Scutes
import Sudoku

/// The board of a practice position, below a status line, or beside it if that leaves room for a
/// larger board. It handles the keys of its screen, then those of a board without a score.
struct DrillView<Target, End: View>: View {
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost
  let model: DrillModel
  /// The commands of the screen, and the screen.
  let commands: CommandTable<Target>
  let target: Target
  /// Called after each change of the board.
  let judge: () -> Void
  let leave: () -> Void
  /// The task, or `nil` for the name of the technique.
  var task: String?
  /// The progress, and the button to continue.
  @ViewBuilder let end: () -> End

  var body: some View {
    let plan = BoardPlan.fitting(size, movesHeader: true)
    VStack {
      if !plan.hasSideHeader {
        TaskLine(model: model, words: words, title: task, end: end)
      }
      Spacer()
      BoardArrangement(plan: plan, board: board) {
        TaskBeside(model: model, words: words, title: task, width: $0, end: end)
      }
      Spacer()
      KeyHints()
    }
    .commands(commands, on: target)
    .commands(boardCommands, on: board)
    .showingMoves(model.board, words: words)
    .sharing(model.board, words: words)
    .asking(model.board, words: words)
    .onChange(of: model.board.game.board) { judge() }
  }

  private var words: Words { suite.words }

  /// The commands of the board without those for scores, since a position has none, and without the
  /// one that tells every step.
  private var boardCommands: CommandTable<GameBoard> {
    var table = GameBoard.commands(words)
    table.commands.removeAll { ["score", "giveUp", "allSteps"].contains($0.id) }
    return table
  }

  /// The board, where a restart is free, since there is no score.
  private var board: GameBoard {
    GameBoard(
      model: model.board, leave: leave,
      intercept: { id, perform in if id == "restart" { model.startAgain() } else { perform() } })
  }

  private func leave(for departure: GameBoard.Departure) {
    switch departure {
    case .end: leave()
    case .settings: suite.go(to: .settings)
    case .replay, .next, .allSteps, .back: break
    }
  }
}

/// The task, its result, and at the end the button to continue.
private struct TaskLine<End: View>: View {
  @Environment(\.screenSize) private var size
  let model: DrillModel
  let words: Words
  let title: String?
  @ViewBuilder let end: () -> End

  var body: some View {
    HStack(spacing: 2) {
      if size.width >= 60 || isOpen {
        Text(size.width >= 60 ? words.trainer.find(name) : name)
          .bold().foregroundStyle(.accent).lineLimit(1)
      }
      if let message = model.board.message, !model.isFound, !size.isNarrow {
        MessageText(message: message)
      } else if size.width >= 60 || !isOpen {
        Text(words.verdict(model)).foregroundStyle(model.verdict.role).lineLimit(1)
      }
      Spacer()
      end().layoutPriority(1)
    }
    .padding(.horizontal, 1)
    .frame(height: 1)
    .onDeadline(model.board.message?.end) { model.board.forgetMessage() }
  }

  private var name: String { title ?? words.name(of: model.drill.technique) }

  private var isOpen: Bool { if case .open(0, _) = model.verdict { true } else { false } }
}

/// The task line beside a board.
private struct TaskBeside<End: View>: View {
  let model: DrillModel
  let words: Words
  let title: String?
  let width: Int
  @ViewBuilder let end: () -> End

  var body: some View {
    VStack(alignment: .leading) {
      Text(words.trainer.find(title ?? words.name(of: model.drill.technique)))
        .bold().foregroundStyle(.accent).lineLimit(2)
      Group {
        if let message = model.board.message, !model.isFound {
          MessageText(message: message)
        } else {
          Text(words.verdict(model)).foregroundStyle(model.verdict.role).lineLimit(2)
        }
      }
      .frame(height: 2, alignment: .topLeading)
      end()
    }
    .padding(.horizontal, 1)
    .frame(width: width + 2, alignment: .topLeading)
    .onDeadline(model.board.message?.end) { model.board.forgetMessage() }
  }
}

extension Drill.Verdict {
  fileprivate var role: StyleRole {
    switch self {
    case .found: .success
    case .wrongDigit, .needed: .error
    case .open, .unrelated: .ground
    }
  }
}

extension Words {
  /// The sentence about the player's progress in a position.
  func verdict(_ model: DrillModel) -> String {
    verdict(model.verdict, in: model.drill, wasTold: model.board.hints.isFullyRevealed)
  }

  /// The sentence about a verdict on a position.
  func verdict(_ verdict: Drill.Verdict, in drill: Drill, wasTold: Bool) -> String {
    let places = drill.deductions.first?.placements.isEmpty == false
    return switch verdict {
    case .open(0, _): places ? trainer.placeIt : trainer.takeOut
    case .open(let drawn, let count): trainer.progress(drawn: drawn, count: count)
    case .found: wasTold ? trainer.told : trainer.found
    case .wrongDigit(let candidate):
      trainer.wrongDigit(cell: name(of: candidate.cell), digit: candidate.digit.rawValue)
    case .needed(let candidate):
      trainer.needed(cell: name(of: candidate.cell), digit: candidate.digit.rawValue)
    case .unrelated: trainer.unrelated
    }
  }
}
