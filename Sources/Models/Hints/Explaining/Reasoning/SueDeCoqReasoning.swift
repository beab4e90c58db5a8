import Sudoku

/// Why a sue de coq is right: cells where a line and a box cross, others of the line and of the box,
/// and as many digits as cells, none of which can stand there twice.
struct SueDeCoqReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    let all = deduction.sets.reduce(CellSet(deduction.cells)) { $0.union($1.cells) }
    guard let (line, box) = crossing(all) else { return Reasoning(lookAt: .board, []) }
    let middle = all.intersection(line.cellSet).intersection(box.cellSet)
    let lineRest = all.intersection(line.cellSet).subtracting(middle)
    let boxRest = all.intersection(box.cellSet).subtracting(middle)
    let digits = candidates(all)
    let inLine = candidates(lineRest)
    let inBox = candidates(boxRest)
    let twice = inLine.intersection(inBox)
    return Reasoning(
      lookAt: .houses([line, box]),
      [
        words.crossWith(Array(middle), candidates(middle), line, box),
        words.haveBeside(Array(lineRest), inLine, in: line),
        words.haveBeside(Array(boxRest), inBox, in: box),
        words.areAllUsed(all.count, digits, twice: twice),
        words.standWithin(digits.subtracting(inBox).union(twice), line),
        words.standWithin(digits.subtracting(inLine).union(twice), box),
      ])
  }

  private func candidates(_ cells: CellSet) -> DigitSet {
    cells.reduce(DigitSet.none) { $0.union(position[$1]) }
  }

  /// The line and the box that hold all of `cells` between them, as the deduction names them or as
  /// they are found.
  private func crossing(_ cells: CellSet) -> (line: House, box: House)? {
    for line in House.rows + House.columns {
      for box in House.boxes
      where cells.isSubset(of: line.cellSet.union(box.cellSet))
        && cells.intersection(line.cellSet).intersection(box.cellSet).count > 1
        && !cells.isSubset(of: line.cellSet) && !cells.isSubset(of: box.cellSet)
        && (deduction.houses.isEmpty || deduction.houses.contains(line))
      {
        return (line, box)
      }
    }
    return nil
  }
}
