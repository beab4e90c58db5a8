import Models
import Widgets

/// What stands to the right of a board: the pad, the controls, and, where nothing stands to its left,
/// the cell under the cursor in words.
struct RightSide: View {
  let model: GameBoardModel
  let words: Words
  let plan: BoardPlan
  let rows: Int
  let tip: String?
  let perform: (GameBoardAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      if isCramped, model.hints.isShown {
        PadLine(model: model, words: words, key: 2, spacing: 0).padding(.leading, 1)
      } else {
        NumberPad(model: model, words: words, width: plan.sideWidth, isTall: rows >= 28)
      }
      if plan.sides == .one {
        CursorInWords(
          model: model, words: words, width: plan.sideWidth - 2,
          lines: isCramped && model.hints.isShown ? 2 : 3
        )
        .padding(.horizontal, 1)
        HintSlot(model: model, words: words, inset: 1, perform: perform) { controls }
      } else {
        controls
      }
    }
    .frame(width: plan.sideWidth, height: rows, alignment: .topLeading)
  }

  /// Whether a hint needs the room of the pad.
  private var isCramped: Bool { plan.sides == .one && rows < 28 }

  /// Whether there is room for lines between the groups of controls.
  private var isTall: Bool { rows > 24 }

  private var controls: some View {
    VStack(alignment: .leading) {
      if isTall { Spacer(minLength: 0).frame(maxHeight: 1) }
      ControlColumn(model: model, words: words, isTall: isTall, perform: perform)
      Spacer(minLength: 0)
      if let tip {
        Spacer(minLength: 0).frame(maxHeight: 1)
        Text("✧ \(tip)").lineLimit(rows < 24 ? 3 : 4).foregroundStyle(.secondary)
          .padding(.horizontal, 1).layoutPriority(1)
      }
    }
  }
}

/// What stands to the left of a board: the cell under the cursor, and the hint, or the digits and the
/// moves.
struct LeftSide: View {
  let model: GameBoardModel
  let words: Words
  let plan: BoardPlan
  let rows: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(words.panel.underCursor).foregroundStyle(.title).lineLimit(1)
      CursorInWords(model: model, words: words, width: plan.sideWidth - 2, lines: 4)
      HintSlot(model: model, words: words) {
        VStack(alignment: .leading, spacing: 1) {
          DigitTable(model: model, words: words)
          MoveList(model: model, words: words, rows: max(1, rows - 19))
        }
      }
    }
    .padding(EdgeInsets(top: plan.hasGround ? 1 : 0, leading: 1, bottom: 0, trailing: 1))
    .frame(width: plan.sideWidth, height: rows, alignment: .topLeading)
  }
}

/// What stands below a board: the cell under the cursor in words, the digits that are left, the
/// controls, and on a narrow screen what just happened.
struct BelowBoard: View {
  @Environment(\.screenSize) private var size
  let model: GameBoardModel
  let words: Words
  let perform: (GameBoardAction) -> Void

  var body: some View {
    HintSlot(model: model, words: words, perform: perform) {
      VStack(alignment: .leading) {
        CursorInWords(model: model, words: words, width: size.width - 2, lines: 2)
        PadLine(model: model, words: words)
        ControlBar(model: model, words: words, perform: perform)
        if size.isNarrow, let message = model.message { MessageText(message: message) }
      }
    }
    .padding(.horizontal, 1)
    .frame(height: BoardPlan.rowsBelow, alignment: .topLeading)
  }
}

/// The room that a hint takes while it is told.
struct HintSlot<Content: View>: View {
  let model: GameBoardModel
  let words: Words
  /// Columns that are left free beside a hint.
  var inset = 0
  /// Does what the controls are for that are needed below a hint; nil where they stand elsewhere.
  var perform: ((GameBoardAction) -> Void)?
  @ViewBuilder let content: () -> Content

  var body: some View {
    if model.hints.isShown {
      HintPanel(model: model, words: words, perform: perform).padding(.horizontal, inset)
    } else {
      content()
    }
  }
}
