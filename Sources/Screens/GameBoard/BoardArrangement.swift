import Hints
import Widgets

/// A board with everything around it that fits: see ``BoardPlan``. It handles the keys of a hint
/// only. The rest are up to the screen.
struct BoardArrangement<Header: View>: View {
  let plan: BoardPlan
  let model: GameBoardModel
  let words: Words
  /// The text to show when there is nothing else, or `nil` for none.
  let tip: String?
  let perform: (GameBoardAction) -> Void
  /// The header beside a large board, for a given number of columns.
  @ViewBuilder let header: (_ width: Int) -> Header

  var body: some View {
    arrangement.drawing(model, words: words).hinting(model, words: words)
  }

  @ViewBuilder private var arrangement: some View {
    if plan.sides == .none {
      VStack {
        board
        BelowBoard(model: model, words: words, perform: perform)
      }
    } else {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: 1) {
          if plan.sides == .both { LeftSide(model: model, words: words, plan: plan) }
          board
          RightSide(
            model: model, words: words, plan: plan, tip: tip, perform: perform, header: header)
        }
        if plan.hasStatus { BoardStatus(model: model, words: words, plan: plan, tip: tip) }
      }
    }
  }

  private var board: some View {
    BoardView(model: model, metrics: plan.metrics, words: words)
      .overlay { BoardEffects(model: model, metrics: plan.metrics) }
  }
}

/// The column to the right of a board: the header if there is none above, the digits and the
/// controls. Without a left column, also the cell under the cursor, the hint and the moves.
private struct RightSide<Header: View>: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let words: Words
  let plan: BoardPlan
  let tip: String?
  let perform: (GameBoardAction) -> Void
  @ViewBuilder let header: (_ width: Int) -> Header

  var body: some View {
    VStack(alignment: .leading, spacing: plan.isRoomy ? 1 : 0) {
      if plan.hasSideHeader { header(plan.sideWidth - 2) }
      if plan.sides == .one, model.drawing.isOn {
        DrawingPanel(model: model, words: words).padding(.horizontal, 1)
      } else if plan.sides == .one, model.hints.isShown {
        if plan.isRoomy { tracker }
        HintPanel(
          model: model, words: words, metrics: plan.metrics, headlineWidth: plan.headlineWidth,
          perform: perform
        )
        .frame(height: keepsTracker ? rows - Self.trackerRows : nil)
        .padding(.horizontal, 1)
        if keepsTracker { tracker }
      } else {
        tracker
        if !plan.isRoomy, rows > 21 { Spacer(minLength: 0).frame(maxHeight: 1) }
        controls
        if plan.sides == .one, !plan.hasStatus, rows >= 24 {
          CursorInWords(model: model, words: words, width: plan.sideWidth - 2, lines: 3)
            .padding(.horizontal, 1)
        }
        if plan.isRoomy, plan.sides == .one, movesRows > 2 {
          MoveList(model: model, words: words, rows: movesRows).padding(.horizontal, 1)
        }
        Spacer(minLength: 0)
        if let tip, rows >= 28 {
          Text(capabilities.labelled("✧", tip)).lineLimit(4).foregroundStyle(.secondary)
            .padding(.horizontal, 1).layoutPriority(1)
        }
      }
    }
    .frame(width: plan.sideWidth, height: rows, alignment: .topLeading)
  }

  /// Rows for the digits and the empty row above them.
  private static var trackerRows: Int { 10 }

  /// `true` if the digits stay below a hint whose reasons aren't shown yet.
  private var keepsTracker: Bool {
    guard !plan.isRoomy, rows - Self.trackerRows >= HintPanelPlan.minRows else { return false }
    return model.hints.ladder.map { $0.rung < .reasons } ?? true
  }

  /// Rows beside the board.
  private var rows: Int { plan.rows - (plan.hasStatus ? 1 : 0) }

  /// Rows left for moves after the header, digits, controls, cell and tip.
  private var movesRows: Int {
    rows - (plan.hasSideHeader ? 5 : 0) - 11 - (hasTwoColumns ? 7 : 14) - 4 - 6
  }

  private var hasTwoColumns: Bool { plan.sideWidth >= 40 }

  private var tracker: some View {
    VStack(alignment: .leading) {
      if plan.isRoomy { Text(words.panel.digits).foregroundStyle(.title).padding(.horizontal, 1) }
      DigitTracker(model: model, words: words, width: plan.sideWidth)
    }
  }

  private var controls: some View {
    ControlColumn(
      model: model, words: words, isTall: plan.isRoomy && rows >= 28,
      columns: hasTwoColumns ? 2 : 1, isShort: rows < 20, perform: perform)
  }
}

/// The column to the left of a board: the cell under the cursor, and the hint or the moves.
private struct LeftSide: View {
  let model: GameBoardModel
  let words: Words
  let plan: BoardPlan

  var body: some View {
    VStack(alignment: .leading) {
      Text(words.panel.underCursor).foregroundStyle(.title).lineLimit(1)
      CursorInWords(model: model, words: words, width: plan.sideWidth - 2, lines: 4)
      if model.drawing.isOn {
        DrawingPanel(model: model, words: words)
      } else if model.hints.isShown {
        HintPanel(model: model, words: words, metrics: plan.metrics, perform: nil)
      } else {
        MoveList(model: model, words: words, rows: max(1, plan.rows - 7))
      }
    }
    .padding(EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 1))
    .frame(width: plan.sideWidth, height: plan.rows, alignment: .topLeading)
  }
}

/// The line below a board: the key sentence of a hint, or else the cell under the cursor, with a
/// tip if it fits.
private struct BoardStatus: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let words: Words
  let plan: BoardPlan
  let tip: String?

  var body: some View {
    if let headline {
      Text(headline).bold().lineLimit(1).padding(.horizontal, 1)
    } else {
      CursorInWords(
        model: model, words: words, width: plan.metrics.board.width + plan.sideWidth - 3, lines: 1,
        tip: model.hints.isShown || model.isPaused
          ? nil : tip.map { capabilities.labelled("✧", $0) }
      )
      .padding(.horizontal, 2)
    }
  }

  private var headline: String? {
    guard let width = plan.headlineWidth else { return nil }
    if model.drawing.isOn { return words.text(of: model.drawnVerdict, keys) }
    return model.hints.ladder.flatMap {
      HintContent($0, in: words, headlineWidth: width).headline
    }
  }
}

/// The rows below a board: the cell under the cursor in words, or the latest news on a narrow
/// screen, then the remaining digits and the controls; or a hint.
private struct BelowBoard: View {
  @Environment(\.screenSize) private var size
  let model: GameBoardModel
  let words: Words
  let perform: (GameBoardAction) -> Void

  var body: some View {
    Group {
      if model.drawing.isOn {
        DrawingPanel(model: model, words: words)
      } else if model.hints.isShown {
        HintPanel(model: model, words: words, metrics: .compact, perform: perform)
      } else {
        VStack(alignment: .leading) {
          if size.isNarrow, let message = model.message {
            MessageText(message: message)
          } else {
            CursorInWords(model: model, words: words, width: size.width - 2, lines: 1)
          }
          PadLine(model: model, words: words)
          ControlBar(
            model: model, words: words, width: size.width - 2, rows: BoardPlan.rowsBelow - 2,
            perform: perform)
        }
      }
    }
    .padding(.horizontal, 1)
    .frame(height: BoardPlan.rowsBelow, alignment: .topLeading)
  }
}
