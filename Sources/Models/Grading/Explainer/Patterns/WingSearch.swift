// XY-Wing and XYZ-Wing
import Sudoku

extension ExplainerPosition {
  /// Returns a wing: a cell with xy, or with xyz if `hasZ`, which sees a cell with xz and one with
  /// yz.
  func wing(hasZ: Bool) -> ExplainerStep? {
    let pairs = CellSet(open.filter { candidates[$0.index].nonzeroBitCount == 2 })
    for pivot in open where candidates[pivot.index].nonzeroBitCount == (hasZ ? 3 : 2) {
      let xyz = candidates[pivot.index]
      let near = pairs.intersection(pivot.peerSet)
      for first in near where (xyz & ~candidates[first.index]).nonzeroBitCount == 1 {
        for second in near {
          let (xz, yz) = (candidates[first.index], candidates[second.index])
          guard (xyz | xz | yz).nonzeroBitCount == 3,
            (xyz & xz & yz).nonzeroBitCount == (hasZ ? 1 : 0)
          else { continue }
          let z = (xz & yz).trailingZeroBitCount
          var gone = first.peerSet.intersection(second.peerSet)
          if hasZ { gone = gone.intersection(pivot.peerSet) }
          gone.remove(pivot)
          let eliminations = gone.filter { has($0.index, z) }.map { Candidate($0.index, z) }
          guard !eliminations.isEmpty else { continue }
          return ExplainerStep(
            hasZ ? .xyzWing : .xyWing, hasZ ? 4.4 : 4.2, eliminations: eliminations)
        }
      }
    }
    return nil
  }
}
