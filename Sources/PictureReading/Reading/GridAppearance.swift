import CDigits
import Foundation
import Sudoku

/// The looks of the cells of a lattice, the right way up.
struct GridAppearance {
  let lattice: Lattice
  let verdicts: [DigitNetwork.Verdict]
  /// The mean logarithm of the probability of each cell's likeliest contents, at most 0.
  let clarity: Double

  /// Returns `nil` if the cells don't show digits.
  init?(_ candidate: GridFinder.Candidate, in image: GreyImage) {
    guard let network = Self.network else { return nil }
    let cutter = CellCutter(image: candidate.isInverted ? image.inverted : image)
    let cuts = Cell.all.map {
      CellCutter.standardised(
        cutter.brightness(of: candidate.lattice, row: $0.row, column: $0.column))
    }
    let upright = cuts.map(network.verdict)
    // The cells that most probably aren't empty decide which way is up.
    let telling = Cell.all.sorted { upright[$0.index].empty < upright[$1.index].empty }.prefix(14)
      .filter { upright[$0.index].empty < 0.5 }
    guard telling.count >= 8 else { return nil }
    let fits = (0..<4).map { turns in
      telling.reduce(0) { sum, cell in
        let verdict =
          turns == 0 ? upright[cell.index] : network.verdict(Self.turned(cuts[cell.index], turns))
        return sum + max(-8, log(max(1e-9, verdict.digits.max() ?? 0)))
      }
    }
    guard let turns = (0..<4).max(by: { fits[$0] < fits[$1] }) else { return nil }
    verdicts =
      turns == 0
      ? upright
      : Cell.all.map { cell in
        // The position of the cell before the turns.
        var (row, column) = (cell.row, cell.column)
        for _ in 0..<turns { (row, column) = (column, 8 - row) }
        return network.verdict(Self.turned(cuts[row * 9 + column], turns))
      }
    lattice = candidate.lattice.turned(turns)
    clarity =
      verdicts.reduce(0) { $0 + log(max(1e-6, max($1.empty, $1.digits.max() ?? 0))) } / 81
    guard clarity > -1 else { return nil }
  }

  private static let network: DigitNetwork? = {
    var count = 0
    let start = digits_weights(&count)
    return DigitNetwork(weights: UnsafeBufferPointer(start: start, count: count))
  }()

  /// Returns a cut after `turns` quarter turns anticlockwise.
  private static func turned(_ cut: [Float], _ turns: Int) -> [Float] {
    let side = CellCutter.side
    var result = cut
    for _ in 0..<turns {
      let old = result
      for y in 0..<side {
        for x in 0..<side { result[y * side + x] = old[x * side + side - 1 - y] }
      }
    }
    return result
  }
}
