import Games
import Sudoku
import Widgets

/// The line above the board: what is played, errors, score, time. What just happened takes the
/// score's place for a while, unless there is a line for it below the board.
struct BoardHeader: View {
  @Environment(\.screenSize) private var size
  let model: GameBoardModel
  let words: Words

  var body: some View {
    HStack(spacing: 2) {
      if !isMessageAlone {
        Text(title).bold().foregroundStyle(.accent).lineLimit(1)
        HStack(spacing: 1) {
          Text(words.board.errors).foregroundStyle(.secondary).lineLimit(1)
          Text(model.shownErrors).foregroundStyle(model.knownErrors > 0 ? .error : .ground)
          if let explanation { Text(explanation).foregroundStyle(.secondary).lineLimit(1) }
        }
      }
      ScoreOrMessage(model: model, words: words, isMessageElsewhere: isMessageBelow)
        .frame(maxWidth: .infinity)
      BoardTime(model: model)
    }
    .padding(.horizontal, 1)
    .frame(height: 1)
  }

  /// What is played: the level, the pack and the number of the puzzle, or its day.
  private var title: String {
    size.width >= 76 ? words.title(of: model.game) : words.shortTitle(of: model.game)
  }

  /// What the question mark means: there may be errors that a check tells of; nil where none stands
  /// there, or there is no room.
  private var explanation: String? {
    guard size.width >= 76, model.message == nil, model.canCheck else { return nil }
    return words.board.unchecked(model.key(of: .ask(.check)))
  }

  /// Whether there is room for a message beside the time only.
  private var isMessageAlone: Bool {
    size.isNarrow && model.message != nil && !isMessageBelow
  }

  /// Whether the line for messages is shown below the board: a hint takes its place.
  private var isMessageBelow: Bool { size.isNarrow && !model.hints.isShown }
}

/// The same beside a board: what is played and for how long, how far it has come, errors, score or
/// what just happened.
struct HeaderBeside: View {
  let model: GameBoardModel
  let words: Words
  /// Columns that there are.
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(words.title(of: model.game)).bold().foregroundStyle(.accent).lineLimit(1)
        Spacer()
        BoardTime(model: model).layoutPriority(1)
      }
      HStack {
        Text(String(repeating: "━", count: full)).foregroundStyle(.progressFill).lineLimit(1)
        Text(String(repeating: "━", count: width - full)).foregroundStyle(.progressTrack)
          .lineLimit(1)
      }
      HStack(spacing: 1) {
        Text(words.board.filledOf81(filled)).foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        Text(words.board.errors).foregroundStyle(.secondary).lineLimit(1)
        Text(model.shownErrors).foregroundStyle(model.knownErrors > 0 ? .error : .ground)
      }
      ScoreOrMessage(model: model, words: words, isMessageElsewhere: false)
    }
    .padding(.horizontal, 1)
    .frame(width: width + 2, height: 4, alignment: .topLeading)
  }

  /// Digits that stand on the board.
  private var filled: Int { model.game.board.grid.count }

  /// Columns of the bar that are full.
  private var full: Int { width * filled / 81 }
}

private struct ScoreOrMessage: View {
  let model: GameBoardModel
  let words: Words
  let isMessageElsewhere: Bool

  var body: some View {
    HStack(spacing: 1) {
      if let message = model.message, !isMessageElsewhere {
        MessageText(message: message)
      } else if model.failure != nil {
        Text(words.board.notSaved).bold().foregroundStyle(.error).lineLimit(1)
      } else if model.game.isRevealed {
        Text(words.score.givenUp).bold().foregroundStyle(.warning).lineLimit(1)
      } else if !model.isScored {
        Text(words.score.practice).foregroundStyle(.accent).lineLimit(1)
      } else {
        Text(words.board.score).foregroundStyle(.secondary).lineLimit(1)
        Text(score)
      }
    }
    .onDeadline(model.message?.end) { model.forgetMessage() }
  }

  private var score: String {
    NumberFormat.grouped(model.score.total, separator: words.groupingSeparator)
  }
}

/// The play time, unless the player wants none; the only view that changes while nothing is done.
private struct BoardTime: View {
  let model: GameBoardModel

  var body: some View {
    Text(model.showsTimer ? "◷ \(NumberFormat.time(model.clock.shownTime))" : "")
      .onDeadline(model.clock.nextSecond) { model.tick() }
  }
}

/// What just happened.
struct MessageText: View {
  let message: BoardMessage

  var body: some View {
    Text(message.text).bold().foregroundStyle(message.isError ? .error : .success).lineLimit(1)
  }
}

nonisolated extension Size {
  /// Whether messages have a line of their own below the board, since the header has no room for them.
  var isNarrow: Bool { width < 60 && BoardPlan.fitting(self).sides == .none }
}
