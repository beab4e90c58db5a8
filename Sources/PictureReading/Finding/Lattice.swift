/// The lines of a grid of nine by nine cells in a picture: the 100 points where they cross. They
/// need not lie on straight lines, since paper bends.
///
/// ```
/// 0  1  2 …  9
/// 10 11      19      row by row from the top left
/// …
/// 90         99
/// ```
struct Lattice: Hashable, Sendable {
  private(set) var nodes: [PicturePoint]

  /// The lattice with these crossings, row by row.
  init(nodes: [PicturePoint]) {
    assert(nodes.count == 100)
    self.nodes = nodes
  }

  /// The picture of a flat grid under `map`, which takes columns and rows (0 to 9) to pixels.
  init(_ map: Homography) {
    nodes = (0..<100).map { map.apply(PicturePoint(x: Double($0 % 10), y: Double($0 / 10))) }
  }

  /// The flat grid with these corners, clockwise from the top left.
  init?(corners: [PicturePoint]) {
    let square = [(0.0, 0.0), (9, 0), (9, 9), (0, 9)].map { PicturePoint(x: $0.0, y: $0.1) }
    guard let map = Homography(from: square, to: corners) else { return nil }
    self.init(map)
  }

  /// Returns the first rows and columns of the squares of `span` by `span` that hold almost as many
  /// of `places` as the fullest one, fullest first.
  static func windows(
    _ span: Int, around places: [(row: Int, column: Int)]
  ) -> [(row: Int, column: Int)] {
    let (rows, columns) = (places.map(\.row), places.map(\.column))
    guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(),
      let right = columns.max()
    else { return [] }
    var windows: [(row: Int, column: Int, count: Int)] = []
    for row in min(top, bottom - span + 1)...max(top, bottom - span + 1) {
      for column in min(left, right - span + 1)...max(left, right - span + 1) {
        let count = places.count {
          $0.row >= row && $0.row < row + span && $0.column >= column && $0.column < column + span
        }
        windows.append((row, column, count))
      }
    }
    let most = windows.map(\.count).max() ?? 0
    return windows.filter { $0.count * 10 >= most * 7 }.sorted { $0.count > $1.count }
      .map { ($0.row, $0.column) }
  }

  /// The crossing of line `row` from above and line `column` from the left. Lines -1 and 10 lie as
  /// far outside as the next ones inside.
  subscript(row row: Int, column column: Int) -> PicturePoint {
    if row < 0 { return self[row: 0, column: column] * 2 - self[row: 1, column: column] }
    if row > 9 { return self[row: 9, column: column] * 2 - self[row: 8, column: column] }
    if column < 0 { return self[row: row, column: 0] * 2 - self[row: row, column: 1] }
    if column > 9 { return self[row: row, column: 9] * 2 - self[row: row, column: 8] }
    return nodes[row * 10 + column]
  }

  /// The outline of one cell: straight sides between four crossings.
  struct CellOutline {
    let topLeft: PicturePoint
    let topRight: PicturePoint
    let bottomLeft: PicturePoint
    let bottomRight: PicturePoint

    /// The point at parts of the cell, 0 to 1 within it, interpolated between its corners.
    func point(across: Double, down: Double) -> PicturePoint {
      topLeft * ((1 - across) * (1 - down)) + topRight * (across * (1 - down))
        + bottomLeft * ((1 - across) * down) + bottomRight * (across * down)
    }

    /// The mean length of its sides, in pixels.
    var size: Double {
      ((topRight - topLeft).length + (bottomRight - bottomLeft).length
        + (bottomLeft - topLeft).length + (bottomRight - topRight).length) / 4
    }
  }

  func outline(row: Int, column: Int) -> CellOutline {
    CellOutline(
      topLeft: self[row: row, column: column], topRight: self[row: row, column: column + 1],
      bottomLeft: self[row: row + 1, column: column],
      bottomRight: self[row: row + 1, column: column + 1])
  }

  /// The corners, clockwise from the top left.
  var corners: [PicturePoint] { [nodes[0], nodes[9], nodes[99], nodes[90]] }

  /// The mean length of a side of a cell, in pixels.
  var cellSize: Double {
    let corners = corners
    return (0..<4).reduce(0) { $0 + (corners[$1] - corners[($1 + 1) % 4]).length } / 36
  }

  /// The area in pixels. Negative for a mirrored lattice.
  var area: Double {
    let corners = corners
    return (0..<4).reduce(0) { sum, place in
      let (a, b) = (corners[place], corners[(place + 1) % 4])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  /// Returns the same lines with the right side of the puzzle on top: `turns` quarter turns
  /// anticlockwise.
  func turned(_ turns: Int) -> Lattice {
    var result = self
    for _ in 0..<(turns % 4 + 4) % 4 {
      let old = result.nodes
      result.nodes = (0..<100).map { old[$0 % 10 * 10 + 9 - $0 / 10] }
    }
    return result
  }

  /// The lattice in an image that is `factor` times as large.
  func scaled(by factor: Double) -> Lattice {
    Lattice(nodes: nodes.map { $0 * factor })
  }

  /// Returns the lattice `rows` further down and `columns` further right on the same sheet, with
  /// its bend there.
  func moved(rows: Int, columns: Int) -> Lattice? {
    guard let flat else { return nil }
    return Lattice(
      nodes: (0..<100).map { node in
        let (row, column) = (node / 10 + rows, node % 10 + columns)
        let nearest = max(0, min(9, row)) * 10 + max(0, min(9, column))
        return flat.apply(PicturePoint(x: Double(column), y: Double(row))) + nodes[nearest]
          - flat.apply(PicturePoint(x: Double(nearest % 10), y: Double(nearest / 10)))
      })
  }

  /// The map of the closest flat sheet, from columns and rows to pixels.
  private var flat: Homography? {
    Homography(
      from: (0..<100).map { PicturePoint(x: Double($0 % 10), y: Double($0 / 10)) }, to: nodes)
  }

  /// The mean distance of the crossings from those of a flat sheet, in cells.
  var bend: Double {
    guard let flat else { return 1 }
    return distance(to: Lattice(flat)) / max(1, cellSize)
  }

  /// Returns the mean distance of the crossings of two lattices.
  func distance(to other: Lattice) -> Double {
    zip(nodes, other.nodes).reduce(0) { $0 + ($1.0 - $1.1).length } / 100
  }

  /// `true` if the outline is convex, clockwise, and no side is less than a third of another.
  var isPlausible: Bool {
    let corners = corners
    let sides = (0..<4).map { corners[($0 + 1) % 4] - corners[$0] }
    let lengths = sides.map(\.length)
    guard let shortest = lengths.min(), let longest = lengths.max(), shortest * 3 > longest else {
      return false
    }
    return (0..<4).allSatisfy { place in
      let (a, b) = (sides[place], sides[(place + 1) % 4])
      // The sine of the angle at the corner: at least that of 40 degrees.
      return a.x * b.y - a.y * b.x > 0.64 * lengths[place] * lengths[(place + 1) % 4]
    }
  }

  /// `true` if no cell is more than one and a half times as wide or as high as the one beside it.
  var isEven: Bool {
    for line in 0..<10 {
      for place in 1..<9 {
        let (left, middle, right) = (
          nodes[line * 10 + place - 1], nodes[line * 10 + place], nodes[line * 10 + place + 1]
        )
        let (top, center, bottom) = (
          nodes[place * 10 - 10 + line], nodes[place * 10 + line], nodes[place * 10 + 10 + line]
        )
        for (a, b) in [
          ((middle - left).length, (right - middle).length),
          ((center - top).length, (bottom - center).length),
        ] where a > 1.5 * b || b > 1.5 * a { return false }
      }
    }
    return true
  }

  mutating func move(_ node: Int, by offset: PicturePoint) {
    nodes[node] = nodes[node] + offset
  }
}
