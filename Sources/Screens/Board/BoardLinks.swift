import Hints
import Scutes
import Sudoku

/// The links of a hint as lines between their candidates.
///
/// Strong links are heavy lines, weak ones are dashed. They run along the row of the first
/// candidate and the column of the second, or around other candidates of the hint, only over blanks
/// and between cells, so they hide nothing. They break before unrelated digits and notes, to keep
/// them readable, and where tiles meet by halves. Where two links cross, both are visible. A link
/// that fails is crossed out in its middle, or beside its end if it has no room for that. One within
/// a cell has no line, only the cross.
///
/// ```
/// 3+ ━━ ┏━┓ ━━━ 7 ━━┓
///       ┗━┓         ┃
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
    let setting = CellGlyphs.BoardSetting(metrics, in: environment)
    let cells = looks.map { CellGlyphs($0, in: setting) }
    let grounds = TileGround(metrics: metrics, cells: cells, theme: theme)
    let ink = ink(of: cells).union(
      setting.hasTiles
        ? grounds.seams : metrics.hasTiles ? BoardLines(metrics: metrics).placesAmongTiles : [])
    let chips = metrics.hasTiles ? chips(of: cells) : [:]
    var drawn: [Point: (arms: LineArms, style: TextStyle)] = [:]
    var crosses: Set<Point> = []
    for link in links {
      let look = theme.style(for: link.isStrong ? .hintStrongLink : .hintWeakLink)
      // The ground stays that of the cells.
      let style = TextStyle(foreground: look.foreground, attributes: look.attributes)
      let others = chips.filter { $0.value != link.from && $0.value != link.to }
      let taken = ink.union(others.keys)
      let path = path(of: link, among: cells, avoiding: taken.union(drawn.keys)) { place in
        others[place] != nil ? 200 : ink.contains(place) ? 2 : drawn[place] != nil ? 6 : 1
      }
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
  private func ink(of cells: [CellGlyphs]) -> Set<Point> {
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

  /// The candidates of the hint by the places that they cover, and those beside them.
  private func chips(of cells: [CellGlyphs]) -> [Point: Candidate] {
    var chips: [Point: Candidate] = [:]
    for look in looks where look.digit == nil {
      for candidate in look.candidates.map(\.candidate) {
        let place = place(of: candidate, among: cells)
        let columns = metrics.hasNoteMarks ? 2 : 1
        for x in place.x - 1...place.x + columns {
          let other = Point(x: x, y: place.y)
          if x == place.x || chips[other] == nil { chips[other] = candidate }
        }
      }
    }
    return chips
  }

  private func place(of candidate: Candidate, among cells: [CellGlyphs]) -> Point {
    let origin = metrics.origin(of: candidate.cell)
    let note = cells[candidate.cell.index].place(ofMarked: candidate.digit)
    return Point(x: origin.x + note.x, y: origin.y + note.y)
  }

  /// The adjacent places from one end of `link` to the other: the cheapest way with few turns. On a
  /// compact board there is no choice.
  private func path(
    of link: Link, among cells: [CellGlyphs], avoiding taken: Set<Point>,
    cost: (Point) -> Int
  ) -> [Point] {
    let (start, end) = (place(of: link.from, among: cells), place(of: link.to, among: cells))
    guard metrics.hasTiles else {
      let column = column(from: start, to: end, in: link.to.cell, avoiding: taken)
      return Self.path(from: start, to: end, alongRow: start.y, column: column)
    }
    let offsets = [0, -1, 1, -2, 2]
    let columns = offsets.map { end.x + $0 } + offsets.map { start.x + $0 }
    let ways = offsets.map { start.y + $0 }.filter { $0 > 0 }.flatMap { row in
      columns.map { Self.path(from: start, to: end, alongRow: row, column: $0) }
    }
    func total(_ way: [Point]) -> Int {
      let turns = way.indices.dropFirst().dropLast().count { index in
        way[index - 1].x != way[index + 1].x && way[index - 1].y != way[index + 1].y
      }
      return way.dropFirst().dropLast().reduce(20 * turns) { $0 + cost($1) }
    }
    return ways.map { (way: $0, cost: total($0)) }.min { $0.cost < $1.cost }?.way ?? []
  }

  /// The adjacent places from `start` to `end`, along a row and then a column.
  private static func path(
    from start: Point, to end: Point, alongRow row: Int, column: Int
  ) -> [Point] {
    var path = [start]
    func go(to place: Point) {
      while let last = path.last, last != place {
        path.append(
          Point(x: last.x + (place.x - last.x).signum(), y: last.y + (place.y - last.y).signum()))
      }
    }
    go(to: Point(x: start.x, y: row))
    go(to: Point(x: column, y: row))
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

  /// The column of a link's vertical part on a compact board, where digits fill the rows of their
  /// cells: the emptiest one of the last `cell`.
  private func column(
    from start: Point, to end: Point, in cell: Cell, avoiding taken: Set<Point>
  ) -> Int {
    guard start.y != end.y else { return end.x }
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
    let weight: LineArms.Weight = isStrong ? .heavy : .light
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
    if along == .none { return across == .heavy ? "━" : "╌" }
    if across == .none { return along == .heavy ? "┃" : "╎" }
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
