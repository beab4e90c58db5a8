import Formats
import Generating
import Scutes
import Sudoku

/// The solver's board. While it is being filled in, a click moves the cursor, the wheel cycles
/// through the digits, and the second button empties a cell.
struct SolutionBoard: View {
  @Environment(\.isLinear) private var isLinear
  let model: SolutionModel
  let metrics: BoardMetrics

  var body: some View {
    board
      .onMouse { event, point in model.handle(event, over: metrics.cell(at: point)) }
      .focusable()
      .defaultFocus()
  }

  @ViewBuilder private var board: some View {
    if isLinear, model.walk == nil {
      let cell = model.editor.cursor
      let words = model.dependencies.words.panel
      let digit = model.entry.grid[cell]
      BoardDrawing(picture: model.picture, metrics: metrics)
        .accessibilityLabel(words.spokenCell(row: cell.row + 1, column: cell.column + 1))
        .accessibilityValue(digit.map { words.entered($0.rawValue) } ?? candidates ?? words.empty)
    } else {
      BoardDrawing(picture: model.picture, metrics: metrics)
    }
  }

  /// The candidates of the cell under the cursor: those of solutions in the setter's view, or all
  /// while they are edited.
  private var candidates: String? {
    let cell = model.editor.cursor
    let digits =
      model.showsDraft
      ? model.draft?.candidates[cell]
      : model.editsCandidates ? model.entry.remainingCandidates[cell] : nil
    return digits?.map(\.description).joined(separator: " ")
  }
}
