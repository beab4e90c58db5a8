/// A projective map of the plane, like a camera's view of a flat sheet.
struct Homography: Hashable {
  /// Nine coefficients, row by row; the last one is 1.
  private let h: [Double]

  /// The map that takes each of `from` to its counterpart in `to` with the least squared algebraic
  /// error. `nil` for fewer than four points, or if no three of them span a triangle.
  init?(from: [PicturePoint], to: [PicturePoint]) {
    assert(from.count == to.count)
    guard from.count >= 4 else { return nil }
    // Normalises both sides first, because the equations would be ill-conditioned.
    guard let a = Scaling(from), let b = Scaling(to) else { return nil }
    var matrix = [[Double]](repeating: Array(repeating: 0, count: 9), count: 8)
    for (source, target) in zip(from, to) {
      let (p, q) = (a.apply(source), b.apply(target))
      let rows = [
        [p.x, p.y, 1, 0, 0, 0, -q.x * p.x, -q.x * p.y, q.x],
        [0, 0, 0, p.x, p.y, 1, -q.y * p.x, -q.y * p.y, q.y],
      ]
      for row in rows {
        for i in 0..<8 { for j in 0..<9 { matrix[i][j] += row[i] * row[j] } }
      }
    }
    guard let g = LinearEquations.solve(matrix) else { return nil }
    let inner = g + [1]
    // b⁻¹ · inner · a
    let scaled = Self.multiply(
      [1 / b.scale, 0, b.center.x, 0, 1 / b.scale, b.center.y, 0, 0, 1],
      Self.multiply(
        inner,
        [a.scale, 0, -a.scale * a.center.x, 0, a.scale, -a.scale * a.center.y, 0, 0, 1]))
    guard abs(scaled[8]) > 1e-12 else { return nil }
    h = scaled.map { $0 / scaled[8] }
  }

  /// The map without perspective that takes each of `from` to its counterpart in `to` with the
  /// least squared error. `nil` for fewer than three points, or if they lie on a line.
  init?(affineFrom from: [PicturePoint], to: [PicturePoint]) {
    assert(from.count == to.count)
    guard from.count >= 3, let a = Scaling(from) else { return nil }
    func solve(_ target: KeyPath<PicturePoint, Double>) -> [Double]? {
      var matrix = [[Double]](repeating: Array(repeating: 0, count: 4), count: 3)
      for (source, value) in zip(from, to) {
        let p = a.apply(source)
        let row = [p.x, p.y, 1, value[keyPath: target]]
        for i in 0..<3 { for j in 0..<4 { matrix[i][j] += row[i] * row[j] } }
      }
      return LinearEquations.solve(matrix)
    }
    guard let x = solve(\.x), let y = solve(\.y) else { return nil }
    h = Self.multiply(
      x + y + [0, 0, 1],
      [a.scale, 0, -a.scale * a.center.x, 0, a.scale, -a.scale * a.center.y, 0, 0, 1])
  }

  /// Returns the image of `point`.
  func apply(_ point: PicturePoint) -> PicturePoint {
    let w = h[6] * point.x + h[7] * point.y + h[8]
    return PicturePoint(
      x: (h[0] * point.x + h[1] * point.y + h[2]) / w,
      y: (h[3] * point.x + h[4] * point.y + h[5]) / w)
  }

  private struct Scaling {
    let center: PicturePoint
    let scale: Double

    init?(_ points: [PicturePoint]) {
      let count = Double(points.count)
      let x = points.reduce(0) { $0 + $1.x } / count
      let y = points.reduce(0) { $0 + $1.y } / count
      let size = points.reduce(0) { $0 + abs($1.x - x) + abs($1.y - y) } / count
      guard size > 1e-9 else { return nil }
      center = PicturePoint(x: x, y: y)
      scale = 1 / size
    }

    func apply(_ point: PicturePoint) -> PicturePoint {
      PicturePoint(x: (point.x - center.x) * scale, y: (point.y - center.y) * scale)
    }
  }

  private static func multiply(_ a: [Double], _ b: [Double]) -> [Double] {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for inner in 0..<3 {
          product[row * 3 + column] += a[row * 3 + inner] * b[inner * 3 + column]
        }
      }
    }
    return product
  }
}

/// As many linear equations as unknowns.
enum LinearEquations {
  /// The unknowns, by elimination with pivots; `nil` if the equations are singular. Each row holds
  /// the coefficients and then the right side. O(n³).
  static func solve(_ rows: [[Double]]) -> [Double]? {
    let count = rows.count
    assert(rows.allSatisfy { $0.count == count + 1 })
    var m = rows
    for column in 0..<count {
      let pivot = (column..<count).max { abs(m[$0][column]) < abs(m[$1][column]) } ?? column
      guard abs(m[pivot][column]) > 1e-12 else { return nil }
      m.swapAt(column, pivot)
      let leading = m[column]
      for row in 0..<count where row != column {
        let factor = m[row][column] / leading[column]
        if factor == 0 { continue }
        for place in column...count { m[row][place] -= factor * leading[place] }
      }
    }
    return (0..<count).map { m[$0][count] / m[$0][$0] }
  }
}
