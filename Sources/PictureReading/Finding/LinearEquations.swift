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
