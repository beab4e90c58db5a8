import Models
import Widgets

/// A board as a picture of it says, 81 cells over the lines; whoever shows it says what the mouse
/// does.
///
/// It is one view, not a view for each cell: of a cursor that moves it draws the cells that look
/// different, and no others.
struct BoardDrawing: LeafView, Equatable {
  private let metrics: BoardMetrics
  private let looks: [CellLook]
  private let houses: [PaintedHouse]
  private let links: [Link]
  /// The cell whose row, column and box are marked by lines, where grounds can't show them.
  private let crossing: Cell?
  /// Where the hardware cursor is.
  private let cursor: Cell?

  init(picture: BoardPicture, metrics: BoardMetrics) {
    self.metrics = metrics
    looks = picture.cells
    crossing = picture.showsPeers ? picture.cursor : nil
    cursor = picture.isHidden ? nil : picture.cursor
    let hint = picture.isHidden ? nil : picture.hint
    houses = hint?.houses ?? []
    links = metrics > .compact ? hint?.links ?? [] : []
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]? {
    guard metrics == old.metrics, houses == old.houses, links.isEmpty, old.links.isEmpty,
      crossing == old.crossing || !needsSigns(in: environment)
    else { return nil }
    var changes: [Rect] = []
    for index in looks.indices where looks[index] != old.looks[index] {
      changes.append(Rect(origin: metrics.origin(of: Cell(index)), size: metrics.cell))
    }
    return changes
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    BoardLines(
      metrics: metrics, houses: houses, crossing: needsSigns(in: environment) ? crossing : nil
    ).draw(in: rect, on: painter, theme: environment.theme)
    let clip = painter.clip
    for (index, look) in looks.enumerated() {
      let origin = metrics.origin(of: Cell(index))
      let place = Rect(
        x: rect.minX + origin.x, y: rect.minY + origin.y, width: metrics.cell.width,
        height: metrics.cell.height)
      guard place.intersects(clip) else { continue }
      painter.clipped(to: place) {
        look.draw(in: place, on: painter, metrics: metrics, environment: environment)
      }
    }
    guard !links.isEmpty else { return }
    BoardLinks(metrics: metrics, links: links, looks: looks)
      .draw(in: rect, on: painter, environment: environment)
  }

  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    guard let cursor else { return nil }
    let origin = metrics.origin(of: cursor)
    let columns = looks[cursor.index].digit.map(environment.tiles.columns) ?? 1
    return Point(
      x: origin.x + metrics.digitPlace.x - columns + 1, y: origin.y + metrics.digitPlace.y)
  }

  /// Whether only lines can show what is in the row, column and box of the cursor.
  private func needsSigns(in environment: EnvironmentValues) -> Bool {
    environment.theme.needsSigns(at: environment.capabilities.colorDepth)
  }
}
