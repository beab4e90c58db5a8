import Scutes
import Sudoku

/// Brief animations over a board. They never delay input.
struct BoardEffects: View {
  @Environment(\.motion) private var motion
  let model: GameBoardModel
  let metrics: BoardMetrics

  var body: some View {
    if let celebration = model.attention.celebration {
      RowsOfLight(metrics: metrics)
        .onDeadline(celebration.end) { model.endCelebration() }
        .onMouse { event, _ in
          if case .press = event.kind { model.endCelebration() }
          return true
        }
        .onAppear { if motion < .full { model.endCelebration() } }
    } else if let lit = model.attention.lit {
      FadingLight(cells: lit.cells, metrics: metrics)
        .onDeadline(lit.end) { model.attention.lit = nil }
    }
  }
}

/// Highlighted cells that fade.
private struct FadingLight: View {
  @State private var share = 1.0
  let cells: CellSet
  let metrics: BoardMetrics

  var body: some View {
    BoardLight(cells: cells, metrics: metrics)
      .opacity(share)
      .animation(.easeOut(duration: LitCells.duration), value: share)
      .onAppear { share = 0 }
  }
}

/// Highlights on some cells of a board.
private struct BoardLight: LeafView, Equatable {
  let cells: CellSet
  let metrics: BoardMetrics

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.theme.style(for: .boardSame)
    let hasTiles = CellGlyphs.BoardSetting(metrics, in: environment).hasTiles
    for cell in cells {
      painter.light(cell, of: metrics, in: rect, hasTiles: hasTiles, style.behindDigits)
    }
  }
}

/// A highlight that sweeps over a solved board, row by row.
private struct RowsOfLight: View {
  @State private var share = 0.0
  let metrics: BoardMetrics

  var body: some View {
    AnimatedValue(share, .linear(duration: Celebration.boardDuration)) { share in
      LitRows(metrics: metrics, share: share)
    }
    .onAppear { share = 1 }
  }
}

/// A frame of the sweep, with `share` of it done, from 0 to 1.
struct LitRows: LeafView, Equatable {
  let metrics: BoardMetrics
  let share: Double

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard share > 0 else { return }
    let light = environment.theme.style(for: .boardSame)
    let ground = environment.theme.style(for: .board).background
    let hasTiles = CellGlyphs.BoardSetting(metrics, in: environment).hasTiles
    for cell in Cell.all {
      let strength = min(1, max(0, share * 11 - Double(cell.row)) / 2)
      guard strength > 0 else { continue }
      var style = strength >= 0.5 ? light.behindDigits : TextStyle()
      if let ground, let bright = light.background {
        style.background = ground.mixed(with: bright, by: strength)
      }
      painter.light(cell, of: metrics, in: rect, hasTiles: hasTiles, style)
    }
  }
}

extension Painter {
  /// Lights up `cell`, and the columns and rows that its tile shares with others: whole within a
  /// box, of which the next tile takes its half, and otherwise the half that is drawn.
  nonisolated fileprivate func light(
    _ cell: Cell, of metrics: BoardMetrics, in board: Rect, hasTiles: Bool, _ style: TextStyle
  ) {
    let rect = metrics.rect(of: cell, in: board)
    restyle(rect, style: style)
    guard hasTiles, let color = style.background else { return }
    let (columns, rows) = (metrics.shared.width, metrics.shared.height)
    let strips = [
      (
        cell.column % 3 > 0, columns,
        Rect(x: rect.minX - 1, y: rect.minY, width: 1, height: rect.height)
      ),
      (
        cell.column % 3 < 2, columns,
        Rect(x: rect.maxX, y: rect.minY, width: 1, height: rect.height)
      ),
      (cell.row % 3 > 0, rows, Rect(x: rect.minX, y: rect.minY - 1, width: rect.width, height: 1)),
      (cell.row % 3 < 2, rows, Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: 1)),
    ]
    for (isWithinBox, share, strip) in strips where share > 0 {
      restyle(strip, style: TextStyle(foreground: color, background: isWithinBox ? color : nil))
    }
  }
}

extension BoardMetrics {
  /// The frame of a cell on a board drawn in `board`.
  nonisolated func rect(of cell: Cell, in board: Rect) -> Rect {
    let origin = origin(of: cell)
    return Rect(
      origin: Point(x: board.minX + origin.x, y: board.minY + origin.y), size: self.cell)
  }
}

extension TextStyle {
  /// The part of a highlight that doesn't obscure digits of any style.
  nonisolated var behindDigits: TextStyle {
    TextStyle(background: background, attributes: attributes.intersection([.reverse, .bold]))
  }
}
