import Models
import Widgets

/// A board as a picture of it says, 81 cells over the lines; whoever shows it says what the mouse
/// does.
struct BoardDrawing: View {
  @Environment(\.theme) private var theme
  @Environment(\.capabilities) private var capabilities
  let picture: BoardPicture
  let metrics: BoardMetrics

  var body: some View {
    let looks = picture.cells
    let houses = picture.isHidden ? [] : picture.hint?.houses ?? []
    return ZStack {
      BoardLines(metrics: metrics, houses: houses, crossing: crossing)
      BoardLayout(metrics: metrics) {
        ForEach(0..<81) { index in BoardCell(metrics: metrics, look: looks[index]) }
      }
      if metrics.hasNoteMarks, let links = picture.hint?.links, !links.isEmpty, !picture.isHidden {
        BoardLinks(metrics: metrics, links: links, looks: looks)
      }
    }
    .hardwareCursor(at: cursorPlace)
  }

  /// The cursor, where only signs can show what is in its row and column.
  private var crossing: Cell? {
    guard picture.showsPeers, theme.needsSigns(at: capabilities.colorDepth) else { return nil }
    return picture.cursor
  }

  private var cursorPlace: Point? {
    guard !picture.isHidden, let cursor = picture.cursor else { return nil }
    let origin = metrics.origin(of: cursor)
    return Point(x: origin.x + metrics.digitPlace.x, y: origin.y + metrics.digitPlace.y)
  }
}
