import Sudoku
import Widgets

/// The cell under the cursor in words, or how many are selected, and that digits come first where they
/// do, in a block of `width` columns and `lines` rows.
struct CursorInWords: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let words: Words
  /// Columns and lines that there are.
  let width: Int
  let lines: Int
  /// What stands at the end of the first line, fainter, where it has room.
  var tip: String?

  var body: some View {
    LinesInBlock(lines: text, size: Size(width: width, height: lines), note: tip)
  }

  private var text: [String] {
    guard !model.isPaused else { return [words.board.paused] }
    if model.isSelecting || model.selection.count > 1 {
      return [words.panel.selected(model.selection.count, model.key(of: .cancel))]
    }
    return CellInWords(
      game: model.game, cell: model.cursor, words: words.panel, isDigitFirst: model.isDigitFirst,
      found: model.foundMistakes, checkKey: model.isChecked ? nil : model.key(of: .check),
      isUnicode: capabilities.isUnicode
    )
    .lines(width: width, limit: lines)
  }
}

/// Lines that were broken before, in a block of a size that does not depend on them: a line that
/// changes is drawn, and nothing is measured.
struct LinesInBlock: LeafView, Equatable {
  let lines: [String]
  let size: Size
  /// What stands at the end of the first line, fainter, where it has room.
  var note: String?

  static var showsText: Bool { true }

  var spokenText: String? { lines.joined(separator: " ") }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { size }

  func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]? {
    guard self.size == old.size, note == old.note else { return nil }
    let rows = (0..<size.height).filter { line(in: $0) != old.line(in: $0) }
    return rows.map { Rect(x: 0, y: $0, width: size.width, height: 1) }
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for (row, line) in lines.prefix(rect.height).enumerated() {
      Text(line).lineLimit(1).draw(
        in: Rect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1), on: painter,
        environment: environment)
    }
    drawNote(in: rect, on: painter, theme: environment.theme)
  }

  private func drawNote(in rect: Rect, on painter: Painter, theme: Theme) {
    guard let note, note.columns + 3 + (lines.first?.columns ?? 0) <= rect.width else { return }
    painter.write(
      note, at: Point(x: rect.maxX - note.columns, y: rect.minY),
      style: theme.style(for: .secondary))
  }

  private func line(in row: Int) -> String? { lines.indices.contains(row) ? lines[row] : nil }
}
