import Games
import Scutes
import Sudoku

/// The line above the board: the title, errors, the score if the player wants it, and time. News
/// replaces the score for a while, unless it has a line below the board.
struct BoardHeader: View {
  @Environment(\.screenSize) private var size
  let model: GameBoardModel

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
      ScoreOrMessage(model: model, isMessageElsewhere: isMessageBelow)
        .frame(maxWidth: .infinity)
      BoardTime(model: model)
    }
    .padding(.horizontal, 1)
    .frame(height: 1)
  }

  private var words: Words { model.words }

  /// The level, the pack and number of the puzzle, or its date.
  private var title: String {
    size.width >= 76 ? words.title(of: model.game) : words.shortTitle(of: model.game)
  }

  /// The meaning of the question mark: a check may find errors. `nil` if there is no mark or no
  /// room.
  private var explanation: String? {
    guard size.width >= 76, model.message == nil, model.canCheck else { return nil }
    return words.board.unchecked(model.key(of: "check"))
  }

  /// `true` if there is only room for a message beside the time.
  private var isMessageAlone: Bool {
    size.isNarrow && model.message != nil && !isMessageBelow
  }

  /// `true` if messages have a line below the board. A hint or a drawing takes its place.
  private var isMessageBelow: Bool {
    size.isNarrow && !model.hints.isShown && !model.drawing.isOn
  }
}

/// The line above a board that is alone: the title, the cell under the cursor with its notes, the
/// highlighted digit, and the time; or news, which takes the place of all. The board has no row and
/// column numbers, so the cell is named in words. Many notes take the place of the title, then of
/// that name.
///
/// ```
/// ‹ Expert  row 4 column 2  1 4      ◷  0:31
/// ```
struct CellHeader: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.screenSize) private var size
  let model: GameBoardModel
  let leave: () -> Void

  var body: some View {
    HStack(spacing: 1) {
      Text("‹").foregroundStyle(.key).onTap(leave)
      if let message = model.message {
        MessageText(message: message).frame(maxWidth: .infinity)
      } else {
        if room(beside: cell) > title.columns {
          Text(title).bold().foregroundStyle(.accent).lineLimit(1)
        }
        if model.game.isRevealed {
          Text(words.score.givenUp).bold().foregroundStyle(.warning).lineLimit(1)
        } else if !model.isScored {
          Text(words.score.practice).foregroundStyle(.accent).lineLimit(1)
        }
        if model.knownErrors > 0 {
          Text(capabilities.labelled("×", model.shownErrors)).foregroundStyle(.error)
        }
        if room(beside: cell) >= 0 {
          Text(cell).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
        }
        if !notes.isEmpty { Text(notes).bold().lineLimit(1).layoutPriority(1) }
        if let digit = model.attention.digit ?? model.entry.armed {
          Text(words.panel.all(digit)).bold().foregroundStyle(.boardLabelHere).lineLimit(1)
        }
        Spacer(minLength: 0)
        BoardTime(model: model).layoutPriority(1)
      }
    }
    .frame(height: 1)
    .onDeadline(model.message?.end) { model.forgetMessage() }
  }

  private var words: Words { model.words }

  private var cell: String {
    if model.isPaused { return words.board.paused }
    let (row, column) = (model.cursor.row + 1, model.cursor.column + 1)
    return model.selectionInWords ?? words.panel.spokenCell(row: row, column: column)
  }

  private var title: String { words.shortTitle(of: model.game) }

  /// The columns left beside the name of the cell, its notes, and what else is always there.
  private func room(beside name: String) -> Int {
    let others = "‹ ".columns + " 7s ".columns + " ◷ 00:00".columns
    return size.width - others - name.columns - (notes.isEmpty ? 0 : notes.columns + 1)
  }

  /// The notes of the cell under the cursor, centre notes in brackets.
  private var notes: String {
    guard !model.isPaused, model.selectionInWords == nil, model.game.digit(at: model.cursor) == nil
    else { return "" }
    let corner = model.game.notes(at: model.cursor).spaced
    let centre = model.game.notes(at: model.cursor, kind: .centre).spaced
    return [corner, centre.isEmpty ? "" : "(\(centre))"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

/// The header beside a board: title, time, progress, errors, and the score or news. Long news takes
/// the place of the progress and the errors, too.
struct SideHeader: View {
  let model: GameBoardModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(words.title(of: model.game)).bold().foregroundStyle(.accent).lineLimit(1)
        Spacer()
        BoardTime(model: model).layoutPriority(1)
      }
      if let message = model.message, message.text.columns > width {
        MessageText(message: message, lines: nil).onDeadline(message.end) { model.forgetMessage() }
      } else {
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
        ScoreOrMessage(model: model, isMessageElsewhere: false)
      }
    }
    .padding(.horizontal, 1)
    .frame(width: width + 2, alignment: .topLeading)
    .frame(minHeight: 4, alignment: .topLeading)
  }

  private var words: Words { model.words }

  /// The number of filled cells, without marked errors.
  private var filled: Int {
    model.game.puzzle.givens.count + model.game.placedCount(found: model.attention.found)
  }

  /// The filled columns of the progress bar.
  private var full: Int { width * filled / 81 }
}

private struct ScoreOrMessage: View {
  let model: GameBoardModel
  let isMessageElsewhere: Bool

  var body: some View {
    HStack(spacing: 1) {
      if let message = model.message, !isMessageElsewhere {
        MessageText(message: message)
      } else if model.game.isRevealed {
        Text(words.score.givenUp).bold().foregroundStyle(.warning).lineLimit(1)
      } else if !model.isScored {
        Text(words.score.practice).foregroundStyle(.accent).lineLimit(1)
      } else if model.showsScore {
        Text(words.board.score).foregroundStyle(.secondary).lineLimit(1)
        Text(score)
      }
    }
    .onDeadline(model.message?.end) { model.forgetMessage() }
  }

  private var words: Words { model.words }

  private var score: String {
    words.grouped(model.score.total)
  }
}

/// The play time, unless the player hides it, or that moves aren't saved, which no news covers. It
/// is the only view that updates while nothing happens.
private struct BoardTime: View {
  let model: GameBoardModel

  var body: some View {
    text.lineLimit(1).onDeadline(model.clock.nextSecond) { model.tick() }
  }

  private var text: Text {
    let state = model.saving.state
    if let sign = state.sign(model.words) {
      return Text(sign).bold(state == .failed).foregroundStyle(state.role)
    }
    return Text(model.showsTimer ? "◷ \(NumberFormat.time(model.clock.shownTime))" : "")
  }
}

/// The latest news.
struct MessageText: View {
  let message: Message
  /// The most lines, or `nil` for as many as it takes.
  var lines: Int? = 1

  var body: some View {
    Text(message.text).bold().foregroundStyle(message.isError ? .error : .success).lineLimit(lines)
  }
}

nonisolated extension Size {
  /// `true` if messages have their own line below the board because the header has no room for
  /// them.
  var isNarrow: Bool { width < 60 && BoardPlan.fitting(self).sides == .none }
}
