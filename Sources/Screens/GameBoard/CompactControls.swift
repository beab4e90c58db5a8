import Models
import Widgets

/// What stands below a compact board: the cell under the cursor in words, the digits that are left,
/// the mode.
struct CompactControls: View {
  let model: GameBoardModel
  let words: Words
  let perform: (GameBoardAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        CursorInWords(model: model, words: words)
        Spacer(minLength: 1)
        Text("✎ \(words.board.memo) \(model.isMemo ? words.board.on : words.board.off)")
          .foregroundStyle(model.isMemo ? .modeOn : .secondary)
          .lineLimit(1)
          .onTap { perform(.memo) }
      }
      HStack(spacing: 1) {
        ForEach(0..<9) { index in key(Digit.all[index]) }
      }
    }
    .padding(.horizontal, 1)
  }

  private func key(_ digit: Digit) -> some View {
    let left = model.game.remaining(of: digit)
    return HStack {
      Text(digit.description).foregroundStyle(
        left == 0 ? .padDone : model.isMemo ? .modeOn : .pad)
      Text(left == 0 ? "✓" : ":\(left)").foregroundStyle(left == 0 ? .padDone : .padCount)
    }
    .frame(width: 3, alignment: .leading)
    .onTap { model.perform(.digit(digit)) }
  }
}

/// The cell under the cursor in words.
private struct CursorInWords: View {
  let model: GameBoardModel
  let words: Words

  var body: some View {
    Text(text).lineLimit(1)
  }

  private var text: String {
    let cell = model.cursor
    let (row, column) = (cell.row + 1, cell.column + 1)
    guard !model.isPaused else { return words.board.paused }
    if let digit = model.game.digit(at: cell) {
      return words.board.digitIn(row, column, digit.rawValue, model.game.isGiven(cell))
    }
    let notes = model.game.notes(at: cell)
    guard !notes.isEmpty else { return words.board.emptyCell(row, column) }
    return words.board.notesOf(row, column, notes.description)
  }
}
