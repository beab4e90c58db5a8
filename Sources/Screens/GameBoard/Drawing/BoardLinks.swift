import Models
import Widgets

/// The links of a hint as lines between their candidates.
///
/// Double lines are strong links, dashed ones weak. They run along the row of the first candidate and
/// the column of the second, over blanks and between cells only, so that they hide nothing, and break
/// before digits and notes that they are not about, so that these stay readable.
///
/// ```
/// 3+ ══ ┏━┓ ═══ 7 ══╗
///       ┗━┓         ║
///       ┗━┛         9-
/// ```
struct BoardLinks {
  let metrics: BoardMetrics
  let links: [Link]
  let looks: [CellLook]

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let setting = CellGlyphs.Setting(metrics, in: environment)
    let cells = looks.map { CellGlyphs($0, in: setting) }
    var taken = takenPlaces(cells)
    for link in links where link.from.cell != link.to.cell {
      let look = theme.style(for: link.isStrong ? .hintStrongLink : .hintWeakLink)
      // The ground is that of the cells.
      let style = TextStyle(foreground: look.foreground, attributes: look.attributes)
      for (place, character) in path(of: link, among: cells) where !taken.contains(place) {
        taken.insert(place)
        painter.draw(
          character, at: Point(x: rect.minX + place.x, y: rect.minY + place.y), style: style)
      }
    }
  }

  /// Where something stands that no line may hide: the signs, digits and notes, and the lines around
  /// the boxes.
  private func takenPlaces(_ cells: [CellGlyphs]) -> Set<Point> {
    var taken: Set<Point> = metrics.hasTiles ? [] : placesOfLines
    for (cell, look) in zip(Cell.all, looks) {
      let origin = metrics.origin(of: cell)
      let glyphs = cells[cell.index].all
      let room = metrics.hasTiles ? look.room(around: glyphs, metrics) : []
      for place in glyphs.flatMap(\.places) + room {
        taken.insert(Point(x: origin.x + place.x, y: origin.y + place.y))
      }
    }
    return taken
  }

  /// The lines around the boxes of a compact board, which links pass behind.
  private var placesOfLines: Set<Point> {
    let (size, step) = (metrics.board, metrics.boxStep)
    var places: Set<Point> = []
    for y in 0..<size.height {
      for x in 0..<size.width where x % step.width == 0 || y % step.height == 0 {
        places.insert(Point(x: x, y: y))
      }
    }
    return places
  }

  private func place(of candidate: Candidate, among cells: [CellGlyphs]) -> Point {
    let origin = metrics.origin(of: candidate.cell)
    let note = cells[candidate.cell.index].place(ofMarked: candidate.digit)
    return Point(x: origin.x + note.x, y: origin.y + note.y)
  }

  private func path(of link: Link, among cells: [CellGlyphs]) -> [(Point, Character)] {
    let (start, end) = (place(of: link.from, among: cells), place(of: link.to, among: cells))
    let (across, down): (Character, Character) = link.isStrong ? ("═", "║") : ("╌", "╎")
    var path: [(Point, Character)] = []
    for x in min(start.x, end.x)...max(start.x, end.x) {
      path.append((Point(x: x, y: start.y), across))
    }
    for y in min(start.y, end.y)...max(start.y, end.y) {
      path.append((Point(x: end.x, y: y), down))
    }
    if start.x != end.x, start.y != end.y {
      path.insert((Point(x: end.x, y: start.y), corner(start, end, link.isStrong)), at: 0)
    }
    return path
  }

  /// Where a line along the row of `start` turns into the column of `end`.
  private func corner(_ start: Point, _ end: Point, _ isStrong: Bool) -> Character {
    let weight: LineArms.Weight = isStrong ? .double : .light
    return LineArms(
      up: end.y < start.y ? weight : .none, right: start.x > end.x ? weight : .none,
      down: end.y > start.y ? weight : .none, left: start.x < end.x ? weight : .none
    ).character
  }
}

extension CellLook {
  /// Places beside what stands in the cell that lines stay out of: all around a large digit, else
  /// left and right of digits and of notes that are not part of the hint.
  fileprivate func room(around glyphs: [CellGlyph], _ metrics: BoardMetrics) -> [Point] {
    if digit != nil, metrics.hasBigDigits {
      let (middle, columns) = (metrics.digitPlace, BigGlyph.columns / 2 + 1)
      return (-1...1).flatMap { y in
        (-columns...columns).map { x in Point(x: middle.x + x, y: middle.y + y) }
      }
    }
    let marked = candidates.flatMap { candidate in
      let place = metrics.notePlace(of: candidate.candidate.digit)
      return [place, Point(x: place.x + 1, y: place.y)]
    }
    return glyphs.flatMap(\.places).filter { !marked.contains($0) }
      .flatMap { place in [-1, 1].map { Point(x: place.x + $0, y: place.y) } }
  }
}

extension CellGlyph {
  /// The columns that it takes.
  fileprivate var places: [Point] {
    (0..<columns).map { Point(x: place.x + $0, y: place.y) }
  }
}
