/// Light patches of similar size, side by side in rows and columns: the insides of cells, or of
/// boxes if the lines between their cells don't show.
enum CellPatches {
  /// The area that a patch fills.
  enum Kind {
    case cell
    case box

    /// The number of patches in a row of a grid.
    fileprivate var span: Int { self == .cell ? 9 : 3 }
    /// The minimum number of patches to consider.
    fileprivate var least: Int { self == .cell ? 20 : 5 }
  }

  /// Patches with known rows and columns, counted from any one of them.
  struct Sheet {
    fileprivate struct Patch {
      let row: Int
      let column: Int
      let center: PicturePoint
      /// The local step from one column to the next, and from one row to the next.
      let right: PicturePoint
      let down: PicturePoint
    }

    fileprivate let patches: [Patch]
    fileprivate let kind: Kind
  }

  /// Returns at most four sheets formed by the light `regions`, those with the most patches first.
  static func sheets(of kind: Kind, _ regions: Regions, width: Int, height: Int) -> [Sheet] {
    let shorter = min(width, height)
    let smallest = max(4, shorter / (kind == .cell ? 70 : 20))
    let largest = kind == .cell ? shorter / 6 : shorter * 2 / 5
    let pieces = regions.all.filter { region in
      region.width >= smallest && region.height >= smallest && region.width <= largest
        && region.height <= largest && region.width * 5 > region.height * 2
        && region.height * 5 > region.width * 2
        && region.area * 10 > region.width * region.height * 3
    }
    guard pieces.count >= kind.least, pieces.count < 6_000 else { return [] }
    let places = Places(pieces, width: width, height: height, spacing: max(8, largest / 2))
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var sheets: [Sheet] = []
    for seed in pieces.indices where !isUsed[seed] {
      if let patches = grow(from: seed, pieces, places, &isUsed), patches.count >= kind.least {
        sheets.append(Sheet(patches: patches, kind: kind))
      }
    }
    return Array(sheets.sorted { $0.patches.count > $1.patches.count }.prefix(4))
  }

  /// Finds pieces near a point.
  private struct Places {
    private let spacing: Int
    private let columns: Int
    private let rows: Int
    private var buckets: [[Int]]

    init(_ pieces: [Regions.Region], width: Int, height: Int, spacing: Int) {
      self.spacing = spacing
      columns = width / spacing + 1
      rows = height / spacing + 1
      buckets = Array(repeating: [], count: columns * rows)
      for (index, piece) in pieces.enumerated() {
        let center = Self.middle(of: piece)
        buckets[Int(center.y) / spacing * columns + Int(center.x) / spacing].append(index)
      }
    }

    /// Returns the middle of the bounding box, which a digit that touches a line hardly moves.
    static func middle(of piece: Regions.Region) -> PicturePoint {
      PicturePoint(
        x: Double(piece.left + piece.right + 1) / 2, y: Double(piece.top + piece.bottom + 1) / 2)
    }

    func near(_ point: PicturePoint, within radius: Double) -> [Int] {
      let (left, right) = (Int(point.x - radius) / spacing, Int(point.x + radius) / spacing)
      let (top, bottom) = (Int(point.y - radius) / spacing, Int(point.y + radius) / spacing)
      guard right >= 0, bottom >= 0, left < columns, top < rows else { return [] }
      var result: [Int] = []
      for row in max(0, top)...min(rows - 1, bottom) {
        for column in max(0, left)...max(max(0, left), min(columns - 1, right)) {
          result += buckets[row * columns + column]
        }
      }
      return result
    }
  }

  private static func grow(
    from seed: Int, _ pieces: [Regions.Region], _ places: Places, _ isUsed: inout [Bool]
  ) -> [Sheet.Patch]? {
    func center(_ index: Int) -> PicturePoint { Places.middle(of: pieces[index]) }
    func isAlike(_ a: Int, _ b: Int) -> Bool {
      let (one, other) = (pieces[a], pieces[b])
      let (widths, heights) = (
        Double(one.width) / Double(other.width), Double(one.height) / Double(other.height)
      )
      return widths > 0.6 && widths < 1.67 && heights > 0.6 && heights < 1.67
    }
    let start = center(seed)
    let size = (Double(pieces[seed].width) * Double(pieces[seed].height)).squareRoot()
    let neighbours = places.near(start, within: 1.7 * size).filter {
      $0 != seed && !isUsed[$0] && isAlike(seed, $0) && (center($0) - start).length < 1.7 * size
        && (center($0) - start).length > 0.5 * size
    }.sorted { (center($0) - start).length < (center($1) - start).length }
    guard let nearest = neighbours.first else { return nil }
    var right = center(nearest) - start
    guard
      let second = neighbours.first(where: {
        let d = center($0) - start
        let sine = abs(d.x * right.y - d.y * right.x) / (d.length * right.length)
        return sine > 0.85 && d.length < 1.6 * right.length
      })
    else { return nil }
    var down = center(second) - start
    if abs(right.x) < abs(right.y) { swap(&right, &down) }
    if right.x < 0 { right = right * -1 }
    if down.y < 0 { down = down * -1 }

    var taken: [Int: Sheet.Patch] = [:]
    func key(_ row: Int, _ column: Int) -> Int { (row + 500) * 1_000 + column + 500 }
    taken[key(0, 0)] = Sheet.Patch(row: 0, column: 0, center: start, right: right, down: down)
    isUsed[seed] = true
    var queue = [(seed, 0, 0)]
    var place = 0
    while place < queue.count, queue.count < 900 {
      let (piece, row, column) = queue[place]
      place += 1
      guard let patch = taken[key(row, column)] else { continue }
      for (rows, columns) in [(0, 1), (0, -1), (1, 0), (-1, 0)]
      where taken[key(row + rows, column + columns)] == nil {
        let expected =
          patch.center + patch.right * Double(columns) + patch.down * Double(rows)
        let tolerance = 0.3 * min(patch.right.length, patch.down.length)
        let best = places.near(expected, within: tolerance).filter {
          !isUsed[$0] && isAlike(piece, $0) && (center($0) - expected).length < tolerance
        }.min { (center($0) - expected).length < (center($1) - expected).length }
        guard let best else { continue }
        let step = center(best) - patch.center
        let isAcross = columns != 0
        let measured = step * Double(isAcross ? columns : rows)
        taken[key(row + rows, column + columns)] = Sheet.Patch(
          row: row + rows, column: column + columns, center: center(best),
          right: isAcross ? patch.right * 0.6 + measured * 0.4 : patch.right,
          down: isAcross ? patch.down : patch.down * 0.6 + measured * 0.4)
        isUsed[best] = true
        queue.append((best, row + rows, column + columns))
      }
    }
    return Array(taken.values)
  }
}

extension CellPatches.Sheet {
  /// The lattices of nine by nine cells that cover most of the patches.
  var lattices: [Lattice] {
    guard var map = fit(patches) else { return [] }
    // Patches that don't belong to the sheet are far from where they should be.
    let size = patches.reduce(0) { $0 + $1.right.length } / Double(patches.count)
    let inliers = patches.filter { residual($0, map) < 0.35 * size }
    if inliers.count >= 16, inliers.count < patches.count, let better = fit(inliers) {
      map = better
    }

    let byPlace = Dictionary(grouping: patches) { ($0.row + 500) * 1_000 + $0.column + 500 }
    return Lattice.windows(kind.span, around: patches.map { ($0.row, $0.column) }).prefix(40)
      .map { window in
        Lattice(
          nodes: (0..<100).map { node in
            if kind == .box {
              return map.apply(
                PicturePoint(
                  x: Double(window.column) + Double(node % 10) / 3,
                  y: Double(window.row) + Double(node / 10) / 3))
            }
            let (row, column) = (window.row + node / 10, window.column + node % 10)
            return corner(row, column, byPlace)
              ?? map.apply(PicturePoint(x: Double(column), y: Double(row)))
          })
      }
  }

  /// Returns the top left corner of the patch at `row` and `column` according to the patches around
  /// it.
  private func corner(_ row: Int, _ column: Int, _ byPlace: [Int: [Patch]]) -> PicturePoint? {
    var sum = PicturePoint(x: 0, y: 0)
    var count = 0.0
    for (rows, columns) in [(0, 0), (0, -1), (-1, 0), (-1, -1)] {
      let key = (row + rows + 500) * 1_000 + column + columns + 500
      guard let patch = byPlace[key]?.first else { continue }
      sum =
        sum + patch.center + patch.right * (columns == 0 ? -0.5 : 0.5)
        + patch.down * (rows == 0 ? -0.5 : 0.5)
      count += 1
    }
    return count >= 2 ? sum * (1 / count) : nil
  }

  private func fit(_ patches: [Patch]) -> Homography? {
    Homography(
      from: patches.map { PicturePoint(x: Double($0.column) + 0.5, y: Double($0.row) + 0.5) },
      to: patches.map(\.center))
  }

  private func residual(_ patch: Patch, _ map: Homography) -> Double {
    let expected = map.apply(
      PicturePoint(x: Double(patch.column) + 0.5, y: Double(patch.row) + 0.5))
    return (expected - patch.center).length
  }
}
