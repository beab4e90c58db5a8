/// The order in which Sudoku Explainer visits the eliminations of a step: that of a hash table with
/// the cells as keys.
enum HashOrder {
  /// Returns `candidates`, numbered as nine times the cell plus the digit, in that order. They must
  /// be in the order in which the cells go into the table, and by digit within a cell.
  static func sorted(_ candidates: [Int], cells: Int) -> [Int] {
    var buckets = 16
    while cells > buckets / 4 * 3 { buckets *= 2 }
    let keyed = candidates.enumerated().map { (key: $1 / 9 % buckets, place: $0, candidate: $1) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.candidate)
  }
}
