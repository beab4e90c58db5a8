/// Digits on the raster of a grid whose lines don't show: pieces of ink of similar size, whole
/// steps apart.
enum DigitRaster {
  /// The minimum number of digits to consider. No puzzle with one solution has fewer than 17.
  private static let least = 15
  /// A piece of ink and its place, counted from any digit.
  private struct Member {
    let row: Int
    let column: Int
    let center: PicturePoint
  }

  private struct Piece {
    let center: PicturePoint
    let size: Double
  }

  /// The lattices around the digits in `ink`, those with most digits first.
  static func lattices(_ ink: Regions, width: Int, height: Int) -> [Lattice] {
    let shorter = min(width, height)
    let pieces = ink.all.compactMap { region -> Piece? in
      let (longer, narrower) = (
        max(region.width, region.height), min(region.width, region.height)
      )
      guard longer >= max(5, shorter / 80), longer <= shorter / 8, narrower * 8 >= longer
      else { return nil }
      return Piece(
        center: PicturePoint(
          x: Double(region.left + region.right + 1) / 2,
          y: Double(region.top + region.bottom + 1) / 2),
        size: Double(longer))
    }
    guard pieces.count >= least, pieces.count < 3_000 else { return [] }
    var best: [Member] = []
    for place in stride(from: 0, to: pieces.count, by: max(1, pieces.count / 300)) {
      for members in rasters(from: pieces[place], among: pieces) where members.count > best.count {
        best = members
      }
    }
    return best.count >= least ? windows(on: best) : []
  }

  /// Returns the rasters through `seed` whose steps lead to two of its neighbours.
  private static func rasters(from seed: Piece, among pieces: [Piece]) -> [[Member]] {
    let alike = pieces.filter { $0.size > 0.7 * seed.size && $0.size < 1.43 * seed.size }
    guard alike.count >= least else { return [] }
    let steps = alike.map { $0.center - seed.center }.filter {
      $0.length > seed.size && $0.length < 4 * seed.size
    }.sorted { $0.length < $1.length }.prefix(7)
    var result: [[Member]] = []
    for (place, first) in steps.enumerated() {
      for second in steps.dropFirst(place + 1) where second.length < 1.5 * first.length {
        let sine = (first.x * second.y - first.y * second.x) / (first.length * second.length)
        guard abs(sine) > 0.8 else { continue }
        // Rows go right and columns down, more or less.
        var (right, down) =
          abs(first.x) * second.length > abs(second.x) * first.length
          ? (first, second) : (second, first)
        if right.x < 0 { right = right * -1 }
        if down.y < 0 { down = down * -1 }
        if let members = grow(from: seed, right: right, down: down, alike) {
          result.append(members)
        }
      }
    }
    return result
  }

  /// Returns the pieces on the raster, growing outwards from `seed`, or `nil` if there are too few,
  /// or too many in between.
  private static func grow(
    from seed: Piece, right: PicturePoint, down: PicturePoint, _ pieces: [Piece]
  ) -> [Member]? {
    var members = [(0, 0), (0, 1), (1, 0)].map { row, column in
      Member(
        row: row, column: column,
        center: seed.center + right * Double(column) + down * Double(row))
    }
    // In cells: the search distance from known digits, and the tolerance of the position.
    for (reach, tolerance) in [(2, 0.25), (3, 0.25), (5, 0.25), (9, 0.2), (9, 0.15)] {
      let from = members.map(\.center)
      let to = members.map { PicturePoint(x: Double($0.column), y: Double($0.row)) }
      guard
        let map = reach < 9 ? Homography(affineFrom: from, to: to) : Homography(from: from, to: to)
      else { return nil }
      var places: [Int: (member: Member, off: Double)] = [:]
      var strays: [PicturePoint] = []
      for piece in pieces {
        let point = map.apply(piece.center)
        guard abs(point.x) < Double(reach) + 0.5, abs(point.y) < Double(reach) + 0.5 else {
          continue
        }
        let (row, column) = (Int(point.y.rounded()), Int(point.x.rounded()))
        let off = (point - PicturePoint(x: Double(column), y: Double(row))).length
        if off > tolerance {
          strays.append(point)
          continue
        }
        let key = row * 100 + column
        if let known = places[key], known.off < off { continue }
        places[key] = (Member(row: row, column: column, center: piece.center), off)
      }
      members = places.values.map(\.member)
      let (rows, columns) = (members.map(\.row), members.map(\.column))
      guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(),
        let right = columns.max()
      else { return nil }
      // If there are as many in between as on the raster, it is chance.
      let isChance =
        strays.count {
          $0.x > Double(left) && $0.x < Double(right) && $0.y > Double(top) && $0.y < Double(bottom)
        } > members.count
      guard reach < 5 || !isChance, members.count >= min(least, reach + 1) else { return nil }
    }
    return members
  }

  /// The lattices of nine by nine cells around most of `members`.
  private static func windows(on members: [Member]) -> [Lattice] {
    guard
      let map = Homography(
        from: members.map { PicturePoint(x: Double($0.column), y: Double($0.row)) },
        to: members.map(\.center))
    else { return [] }
    return Lattice.windows(9, around: members.map { ($0.row, $0.column) }).prefix(4)
      .map { window in
        Lattice(
          nodes: (0..<100).map { node in
            map.apply(
              PicturePoint(
                x: Double(window.column + node % 10) - 0.5, y: Double(window.row + node / 10) - 0.5)
            )
          })
      }
  }
}
