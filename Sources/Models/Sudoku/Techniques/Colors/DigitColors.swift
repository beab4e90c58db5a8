/// The places of a digit, linked by houses in which it has just two. The two colours alternate, and
/// all places of one colour are right.
public struct DigitColors: Hashable, Sendable {
  /// The colour of the first place.
  public let first: CellSet
  /// The other colour.
  public let second: CellSet

  /// Returns the colourings of `digit`, each beginning with its first cell.
  static func all(of digit: Digit, in grid: CandidateGrid) -> [DigitColors] {
    var rest = CellSet.none
    for house in House.all where grid.count(of: digit, in: house) == 2 {
      rest = rest.union(grid.cells(of: digit, in: house))
    }
    var found: [DigitColors] = []
    while let start = rest.first {
      var colors = [CellSet.none, CellSet.none]
      color(start, with: 0, &colors, &rest, digit, grid)
      found.append(DigitColors(first: colors[0], second: colors[1]))
    }
    return found
  }

  private static func color(
    _ cell: Cell, with color: Int, _ colors: inout [CellSet], _ rest: inout CellSet,
    _ digit: Digit, _ grid: CandidateGrid
  ) {
    rest.remove(cell)
    colors[color].insert(cell)
    for house in cell.houses {
      let pair = grid.cells(of: digit, in: house)
      guard pair.count == 2 else { continue }
      for other in pair where rest.contains(other) {
        self.color(other, with: 1 - color, &colors, &rest, digit, grid)
      }
    }
  }

  /// The cells of both colours.
  package var cells: CellSet { first.union(second) }
}

extension CellSet {
  /// The cells that see at least one of these.
  var seen: CellSet { reduce(.none) { $0.union($1.peerSet) } }
}
