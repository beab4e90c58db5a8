import Hints
import Scutes

/// A board with everything around it that fits: see ``BoardPlan``. It handles the keys of a hint
/// only. The rest are up to the screen.
struct BoardArrangement<Header: View>: View {
  let plan: BoardPlan
  let board: GameBoard
  /// The text to show when there is nothing else, or `nil` for none.
  var tip: String?
  /// The header beside a large board, for a given number of columns.
  @ViewBuilder let header: (_ width: Int) -> Header

  var body: some View {
    arrangement.drawing(board.model).hinting(board.model)
  }

  @ViewBuilder private var arrangement: some View {
    if plan.sides == .none {
      VStack {
        boardView
        if !plan.isBoardAlone { BelowBoard(board: board) }
      }
    } else {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: plan.sides == .both ? 1 : 0) {
          if plan.sides == .both { LeftSide(board: board, plan: plan) }
          boardView.padding(EdgeInsets(leading: plan.sides == .both ? 0 : 1))
          RightSide(board: board, plan: plan, tip: tip, header: header)
        }
        if plan.hasStatus { BoardStatus(model: board.model, plan: plan, tip: tip) }
      }
    }
  }

  private var boardView: some View {
    BoardView(model: board.model, metrics: plan.metrics)
      .overlay { BoardEffects(model: board.model, metrics: plan.metrics) }
  }
}

/// The column to the right of a board: the header if there is none above, the digits and the
/// controls. Without a left column, also the cell under the cursor, the hint and the moves.
private struct RightSide<Header: View>: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.theme) private var theme
  let board: GameBoard
  let plan: BoardPlan
  let tip: String?
  @ViewBuilder let header: (_ width: Int) -> Header

  var body: some View {
    VStack(alignment: .leading, spacing: plan.isRoomy ? 1 : 0) {
      if plan.hasSideHeader { header(plan.sideWidth - 2) }
      if plan.sides == .one, model.drawing.isOn {
        DrawingPanel(model: model).padding(.horizontal, 1)
      } else if plan.sides == .one, model.hints.isShown {
        if plan.isRoomy { tracker }
        if hasMarks { Divider().padding(.horizontal, 1) }
        HintPanel(board: board, metrics: plan.metrics, headlineWidth: plan.headlineWidth)
          .frame(height: keepsTracker ? rows - Self.trackerRows : nil)
          .padding(.horizontal, 1)
        if keepsTracker { tracker }
        marks
      } else {
        tracker
        if !plan.isRoomy, rows > 20 { Spacer(minLength: 0).frame(maxHeight: 1) }
        controls
        if plan.sides == .one, !plan.hasStatus, rows >= 24 {
          if hasMarks { Divider().padding(.horizontal, 1) }
          CursorInWords(model: model, width: plan.sideWidth - 2, lines: 3)
            .padding(.horizontal, 1)
        }
        if plan.isRoomy, plan.sides == .one, movesRows > 2 {
          if hasMarks { Divider().padding(.horizontal, 1) }
          MoveList(model: model, rows: movesRows).padding(.horizontal, 1)
        }
        Spacer(minLength: 0)
        marks
        if let tip, rows >= 28 {
          Text(capabilities.labelled("✧", tip)).lineLimit(4).foregroundStyle(.secondary)
            .padding(.horizontal, 1).layoutPriority(1)
        }
      }
    }
    .frame(width: plan.sideWidth, height: rows, alignment: .topLeading)
  }

  private var model: GameBoardModel { board.model }

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
      - (hasMarks ? MarksLegend.rows + 5 : 0)
  }

  /// `true` if there is room for the meanings of the board's grounds.
  private var hasMarks: Bool {
    plan.sides == .one && hasTwoColumns && rows >= 46
      && !theme.needsSigns(at: capabilities.colorDepth)
  }

  @ViewBuilder private var marks: some View {
    if hasMarks { MarksLegend(words: board.words.panel).padding(.horizontal, 1) }
  }

  private var hasTwoColumns: Bool { plan.sideWidth >= 40 }

  private var tracker: some View {
    VStack(alignment: .leading) {
      if plan.isRoomy {
        Text(board.words.panel.digits).foregroundStyle(.title).padding(.horizontal, 1)
      }
      DigitTracker(board: board, width: plan.sideWidth)
    }
  }

  private var controls: some View {
    ControlColumn(
      board: board, isTall: plan.isRoomy && rows >= 28, columns: hasTwoColumns ? 2 : 1,
      isShort: rows < 20)
  }
}

/// The column to the left of a board: the cell under the cursor, and the hint or the moves.
private struct LeftSide: View {
  let board: GameBoard
  let plan: BoardPlan

  var body: some View {
    let model = board.model
    VStack(alignment: .leading) {
      Text(board.words.panel.underCursor).foregroundStyle(.title).lineLimit(1)
      CursorInWords(model: model, width: plan.sideWidth - 2, lines: 4)
      if model.drawing.isOn {
        DrawingPanel(model: model)
      } else if model.hints.isShown {
        HintPanel(board: board, metrics: plan.metrics, hasControls: false)
      } else {
        MoveList(model: model, rows: max(1, plan.rows - 7))
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
  let plan: BoardPlan
  let tip: String?

  var body: some View {
    if let headline {
      Text(headline).bold().lineLimit(1).padding(.horizontal, 1)
    } else if model.isPaused {
      Text(model.words.board.clockStands).foregroundStyle(.secondary).lineLimit(1)
        .padding(.horizontal, 2)
    } else {
      CursorInWords(
        model: model, width: plan.metrics.board.width + plan.sideWidth - 3, lines: 1,
        tip: model.hints.isShown || model.isPaused
          ? nil : tip.map { capabilities.labelled("✧", $0) }
      )
      .padding(.horizontal, 2)
    }
  }

  private var headline: String? {
    guard let width = plan.headlineWidth else { return nil }
    if model.drawing.isOn { return model.words.text(of: model.drawnVerdict, keys) }
    return model.hints.ladder.flatMap {
      HintContent($0, in: model.words, headlineWidth: width).headline
    }
  }
}

/// The rows below a board: the cell under the cursor in words, or the latest news on a narrow
/// screen, then the remaining digits and the controls; or a hint.
private struct BelowBoard: View {
  @Environment(\.screenSize) private var size
  let board: GameBoard

  var body: some View {
    let model = board.model
    Group {
      if model.drawing.isOn {
        DrawingPanel(model: model)
      } else if model.hints.isShown {
        HintPanel(board: board, metrics: .compact)
      } else {
        VStack(alignment: .leading) {
          if size.isNarrow, let message = model.message {
            MessageText(message: message)
          } else {
            CursorInWords(model: model, width: size.width - 2, lines: 1)
          }
          PadLine(board: board)
          ControlBar(board: board, width: size.width - 2, rows: BoardPlan.rowsBelow - 2)
        }
      }
    }
    .padding(.horizontal, 1)
    .frame(height: BoardPlan.rowsBelow, alignment: .topLeading)
  }
}
