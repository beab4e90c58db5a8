import Foundation
import Models

/// What 81 verdicts come to: the puzzle, what was written into it by hand, and what is not sure.
struct BoardReading {
  let cells: [CellScan]
  let givens: Grid
  let handwritten: Grid
  let doubtful: CellSet
  let changed: CellSet
  let hasOneSolution: Bool
  /// How much less probable the puzzle is than what the cells look like one by one: the difference of
  /// the logarithms.
  let cost: Double

  /// Readings that are together at least this probable make a cell doubtful.
  private static let doubt = 0.005
  /// A change by the rules that is less probable than this by looks is worth a look.
  private static let surprise = 0.002

  init(
    _ verdicts: [DigitNetwork.Verdict], colors: [InkColor?], budget: Int = RuleReading.budget
  ) {
    assert(verdicts.count == 81)
    let inks = InkSorting(verdicts, colors: colors)
    // What is no digit upright may be anything.
    cells = zip(verdicts, inks.handwriting).map { verdict, handwriting in
      let share = verdict.other / 10
      return CellScan(
        probabilities: [verdict.empty + share] + verdict.digits.map { $0 + share },
        handwriting: handwriting)
    }
    let cells = cells
    let written = CellSet(
      Cell.all.filter {
        cells[$0.index].probabilities[0] < 0.5 && cells[$0.index].handwriting > 0.5
      })
    let all = cells.map(\.probabilities)
    var rules: RuleReading
    var handwritten = Grid()
    var isMixed = false
    if written.isEmpty {
      rules = RuleReading(all, budget: budget) { Task.isCancelled }
    } else {
      // Printed digits are givens; a cell with a handwritten one is empty as far as they go.
      let printed = cells.map { cell in
        let digits = cell.probabilities.dropFirst()
        return [cell.probabilities[0] + cell.handwriting * digits.reduce(0, +)]
          + digits.map { $0 * (1 - cell.handwriting) }
      }
      rules = RuleReading(printed, budget: budget) { Task.isCancelled }
      isMixed = !rules.lawful.isEmpty
      // A colour alone is no reason to read anything as something else.
      if inks.isByColorAlone, rules.lawful.first.map({ $0.cost > 1 }) ?? true { isMixed = false }
      // A puzzle that somebody wrote down by hand: all its digits are givens.
      if !isMixed { rules = RuleReading(all, budget: budget) { Task.isCancelled } }
    }
    let byLooks = rules.byLooks
    let best = rules.lawful.first
    givens = best?.grid ?? byLooks
    hasOneSolution = best != nil
    cost = best?.cost ?? 0
    let givens = givens
    if isMixed {
      for cell in Cell.all where givens[cell] == nil {
        let probabilities = cells[cell.index].probabilities
        guard let digit = (1...9).max(by: { probabilities[$0] < probabilities[$1] }),
          probabilities[digit] > 0.5
        else { continue }
        handwritten[cell] = Digit(digit)
      }
    }
    self.handwritten = handwritten
    changed = CellSet(Cell.all.filter { givens[$0] != byLooks[$0] })

    // Without a given that is none, the rest still has one solution; without a true one, seldom.
    func mayBeEntry(_ cell: Cell) -> Bool {
      var rest = givens
      rest[cell] = nil
      return Solver.count(of: rest) == 1
    }
    var doubtful = CellSet.none
    let shown = cells.count { $0.probabilities[0] < 0.5 }
    if !isMixed, !written.isEmpty, !inks.isByColorAlone, (shown - written.count) * 5 > shown {
      // Two hands, and what is printed makes no puzzle: some of the givens may be entries.
      doubtful = written
    }
    if let best {
      let weights = rules.lawful.map { exp(best.cost - $0.cost) }
      let total = weights.reduce(0, +)
      for cell in Cell.all {
        let others = zip(rules.lawful, weights).reduce(0.0) { sum, reading in
          reading.0.grid[cell] == givens[cell] ? sum : sum + reading.1
        }
        let looks = cells[cell.index].probabilities[givens[cell]?.rawValue ?? 0]
        let isEntry = handwritten[cell] != nil
        if others / total > Self.doubt
          || (changed.contains(cell) && !isEntry && looks < Self.surprise)
          || (!rules.isComplete && looks < 0.99 && !isEntry)
          || (inks.disputed.contains(cell) && givens[cell] != nil && (isMixed || written.isEmpty)
            && mayBeEntry(cell))
        {
          doubtful.insert(cell)
        }
      }
      if isMixed {
        for cell in Cell.all where cells[cell.index].probabilities[0] < 0.98 {
          let look = cells[cell.index]
          let isUnclear =
            (look.handwriting > 0.02 && look.handwriting < 0.98 || inks.disputed.contains(cell))
            && (givens[cell] == nil || mayBeEntry(cell))
          let digit = (handwritten[cell] ?? givens[cell])?.rawValue ?? 0
          if isUnclear || (handwritten[cell] != nil && look.probabilities[digit] < 0.98) {
            doubtful.insert(cell)
          }
        }
      }
    } else {
      // Something is wrong, nobody knows where: the cells that clash, and the least clear ones.
      doubtful = doubtful.union(CellSet(givens.conflicts))
      let byClarity = Cell.all.sorted {
        (all[$0.index].max() ?? 0) < (all[$1.index].max() ?? 0)
      }
      for (place, cell) in byClarity.enumerated()
      where place < 4 || (all[cell.index].max() ?? 0) < 0.99 {
        doubtful.insert(cell)
      }
    }
    self.doubtful = doubtful
  }
}
