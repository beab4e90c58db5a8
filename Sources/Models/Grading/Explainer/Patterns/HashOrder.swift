/// The order in which Sudoku Explainer goes through the eliminations of a step: that of a hash
/// table whose keys are the cells.
enum HashOrder {
  /// `candidates`, nine times the cell and the digit, in that order. They come by cells as these
  /// were put into the table, and by digits within a cell.
  static func sorted(_ candidates: [Int], cells: Int) -> [Int] {
    var buckets = 16
    while cells > buckets / 4 * 3 { buckets *= 2 }
    let keyed = candidates.enumerated().map { (key: $1 / 9 % buckets, place: $0, candidate: $1) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.candidate)
  }
}
