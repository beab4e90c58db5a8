import Hints
import Sudoku
import Widgets

/// The links of a hint as lines between their candidates.
///
/// Strong links are double lines, weak ones are dashed. They run along the row of the first
/// candidate and the column of the second, only over blanks and between cells, so they hide
/// nothing. They break before unrelated digits and notes, to keep them readable. Where two links
/// cross, both are visible. A link that fails is crossed out in its middle, or beside its end if it
/// has no room for that. One within a cell has no line, only the cross.
///
/// ```
/// 3+ ══ ┏━┓ ═══ 7 ══╗
///       ┗━┓         ║
///       ┗━┛         9-
/// ```
struct BoardLinks {
  let metrics: BoardMetrics
  let links: [Link]
  /// Those of ``links`` that fail.
  let failing: [Link]
  let looks: [CellLook]

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let setting = CellGlyphs.Setting(metrics, in: environment)
    let cells = looks.map { CellGlyphs($0, in: setting) }
    let taken = takenPlaces(cells)
    var drawn: [Point: (arms: LineArms, style: TextStyle)] = [:]
    var crosses: Set<Point> = []
    for link in links {
      let look = theme.style(for: link.isStrong ? .hintStrongLink : .hintWeakLink)
      // The ground stays that of the cells.
      let style = TextStyle(foreground: look.foreground, attributes: look.attributes)
      let path = path(of: link, among: cells, avoiding: taken.union(drawn.keys))
      if link.from.cell != link.to.cell {
        for (place, arms) in arms(along: path, isStrong: link.isStrong)
        where !taken.contains(place) {
          let other = drawn[place]
          drawn[place] = (other?.arms.union(arms) ?? arms, other?.style ?? style)
        }
      }
      if failing.contains(link), let place = placeOfCross(on: path, in: link.to.cell, taken) {
        crosses.insert(place)
        drawn[place] = (drawn[place]?.arms ?? LineArms(), style)
      }
    }
    let reversed = Cell.all.filter { cells[$0.index].ground.attributes.contains(.reverse) }
      .map(metrics.rect)
    for (place, line) in drawn {
      let isReversed = reversed.contains { $0.contains(place) }
      painter.draw(
        crosses.contains(place) ? "×" : line.arms.ofLink,
        at: Point(x: rect.minX + place.x, y: rect.minY + place.y),
        style: isReversed ? TextStyle(attributes: .reverse) : line.style)
    }
  }

  /// The places that lines must not hide: signs, digits and notes.
  private func takenPlaces(_ cells: [CellGlyphs]) -> Set<Point> {
    var taken: Set<Point> = []
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

  private func place(of candidate: Candidate, among cells: [CellGlyphs]) -> Point {
    let origin = metrics.origin(of: candidate.cell)
    let note = cells[candidate.cell.index].place(ofMarked: candidate.digit)
    return Point(x: origin.x + note.x, y: origin.y + note.y)
  }

  /// The adjacent places from one end of `link` to the other.
  private func path(
    of link: Link, among cells: [CellGlyphs], avoiding taken: Set<Point>
  ) -> [Point] {
    let (start, end) = (place(of: link.from, among: cells), place(of: link.to, among: cells))
    let column = column(from: start, to: end, in: link.to.cell, avoiding: taken)
    var path = [start]
    func go(to place: Point) {
      while let last = path.last, last != place {
        path.append(
          Point(x: last.x + (place.x - last.x).signum(), y: last.y + (place.y - last.y).signum()))
      }
    }
    go(to: Point(x: column, y: start.y))
    go(to: Point(x: column, y: end.y))
    go(to: end)
    return path
  }

  /// The middle of the free places of `path`, or else the free place of its last `cell` that is
  /// nearest to its end.
  private func placeOfCross(on path: [Point], in cell: Cell, _ taken: Set<Point>) -> Point? {
    let free = path.filter { !taken.contains($0) }
    guard free.isEmpty, let end = path.last else {
      return free.isEmpty ? nil : free[free.count / 2]
    }
    let origin = metrics.origin(of: cell)
    let places = (0..<metrics.cell.height).flatMap { y in
      (0..<metrics.cell.width).map { Point(x: origin.x + $0, y: origin.y + y) }
    }
    return places.filter { !taken.contains($0) }.min { one, other in
      func distance(_ place: Point) -> Int { abs(place.x - end.x) + abs(place.y - end.y) }
      return distance(one) < distance(other)
    }
  }

  /// The column of a link's vertical part: that of its `end`. On a compact board, where digits fill
  /// the rows of their cells, it is the emptiest column of the last `cell`.
  private func column(
    from start: Point, to end: Point, in cell: Cell, avoiding taken: Set<Point>
  ) -> Int {
    guard !metrics.hasTiles, start.y != end.y else { return end.x }
    let rows = min(start.y, end.y)...max(start.y, end.y)
    func obstacles(_ x: Int) -> Int {
      rows.count { y in
        let place = Point(x: x, y: y)
        return place != start && place != end && taken.contains(place)
      }
    }
    let left = metrics.origin(of: cell).x
    return (left..<left + metrics.cell.width).min { one, other in
      (obstacles(one), abs(one - end.x)) < (obstacles(other), abs(other - end.x))
    } ?? end.x
  }

  /// The line segments in each place of `path`.
  private func arms(along path: [Point], isStrong: Bool) -> [(Point, LineArms)] {
    let weight: LineArms.Weight = isStrong ? .double : .light
    return path.indices.map { index in
      let place = path[index]
      let neighbours = [index - 1, index + 1].filter(path.indices.contains).map { path[$0] }
      func arm(_ x: Int, _ y: Int) -> LineArms.Weight {
        neighbours.contains(Point(x: place.x + x, y: place.y + y)) ? weight : .none
      }
      return (
        place, LineArms(up: arm(0, -1), right: arm(1, 0), down: arm(0, 1), left: arm(-1, 0))
      )
    }
  }
}

extension LineArms {
  /// The character for these arms. A thin line that goes straight on is dashed.
  fileprivate var ofLink: Character {
    let (across, along) = (max(left, right), max(up, down))
    if along == .none { return across == .double ? "═" : "╌" }
    if across == .none { return along == .double ? "║" : "╎" }
    func arm(_ weight: Weight, as strongest: Weight) -> Weight {
      weight == .none ? .none : strongest
    }
    return LineArms(
      up: arm(up, as: along), right: arm(right, as: across), down: arm(down, as: along),
      left: arm(left, as: across)
    ).character
  }
}

extension CellLook {
  /// The places beside a cell's glyphs that lines avoid: all around a large digit, otherwise left
  /// and right of digits and unrelated notes.
  fileprivate func room(around glyphs: [CellGlyph], _ metrics: BoardMetrics) -> [Point] {
    if digit != nil, let frame = metrics.bigDigit {
      return (frame.minY..<frame.maxY).flatMap { y in
        (frame.minX - 1...frame.maxX).map { x in Point(x: x, y: y) }
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
  /// The columns that it covers.
  fileprivate var places: [Point] {
    (0..<columns).map { Point(x: place.x + $0, y: place.y) }
  }
}
