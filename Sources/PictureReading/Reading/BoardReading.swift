import Foundation
import Sudoku

/// The combined result of 81 verdicts: the puzzle, the handwritten entries, and the doubtful cells.
struct BoardReading {
  let cells: [CellScan]
  let givens: Grid
  let handwritten: Grid
  let doubtful: CellSet
  let changed: CellSet
  let hasOneSolution: Bool
  /// The difference between the logarithms of the probabilities of the looks, cell by cell, and of
  /// the puzzle.
  let cost: Double

  init(
    _ verdicts: [DigitNetwork.Verdict], colors: [InkColor?], budget: Int = RuleReading.budget,
    stop: Stop = .never
  ) {
    assert(verdicts.count == 81)
    let inks = InkSorting(verdicts, colors: colors)
    let cells = Self.cells(verdicts, inks)
    let roles = Roles(cells, inks, budget: budget, stop)
    let best = roles.rules.lawful.first
    let givens = best?.grid ?? roles.rules.byLooks
    let handwritten = roles.isMixed ? Self.entries(cells, beside: givens) : Grid()
    let changed = CellSet(Cell.all.filter { givens[$0] != roles.rules.byLooks[$0] })
    doubtful =
      Doubts(
        cells: cells, inks: inks, roles: roles, givens: givens, handwritten: handwritten,
        changed: changed
      ).all
    self.cells = cells
    self.givens = givens
    self.handwritten = handwritten
    self.changed = changed
    hasOneSolution = best != nil
    cost = best?.cost ?? 0
  }

  private static func cells(_ verdicts: [DigitNetwork.Verdict], _ inks: InkSorting) -> [CellScan] {
    zip(verdicts, inks.handwriting).map { verdict, handwriting in
      // Anything that isn't an upright digit may be any of them.
      let share = verdict.other / 10
      return CellScan(
        probabilities: [verdict.empty + share] + verdict.digits.map { $0 + share },
        handwriting: handwriting)
    }
  }

  /// Returns the digits in cells without a given.
  private static func entries(_ cells: [CellScan], beside givens: Grid) -> Grid {
    var entries = Grid()
    for cell in Cell.all where givens[cell] == nil {
      let probabilities = cells[cell.index].probabilities
      guard let digit = (1...9).max(by: { probabilities[$0] < probabilities[$1] }),
        probabilities[digit] > 0.5
      else { continue }
      entries[cell] = Digit(digit)
    }
    return entries
  }
}

/// The decision which digits are givens.
private struct Roles {
  /// The cells whose digit is more likely handwritten.
  let written: CellSet
  /// `true` if only the printed digits are givens, and the handwritten ones entries.
  let isMixed: Bool
  /// The readings of the givens.
  let rules: RuleReading

  init(_ cells: [CellScan], _ inks: InkSorting, budget: Int, _ stop: Stop) {
    func read(_ probabilities: [[Double]]) -> RuleReading {
      RuleReading(probabilities, budget: budget, stop: stop)
    }
    written = CellSet(
      Cell.all.filter {
        cells[$0.index].probabilities[0] < 0.5 && cells[$0.index].handwriting > 0.5
      })
    if !written.isEmpty {
      // A cell with a handwritten digit counts as having no given.
      let printed = read(
        cells.map { cell in
          let digits = cell.probabilities.dropFirst()
          return [cell.probabilities[0] + cell.handwriting * digits.reduce(0, +)]
            + digits.map { $0 * (1 - cell.handwriting) }
        })
      // A colour alone isn't a reason to read anything as something else.
      if let best = printed.lawful.first, !inks.isByColorAlone || best.cost <= 1 {
        (isMixed, rules) = (true, printed)
        return
      }
    }
    // The puzzle is all printed, or was copied by hand.
    (isMixed, rules) = (false, read(cells.map(\.probabilities)))
  }
}

/// The reasons to doubt a reading, cell by cell.
private struct Doubts {
  /// The total probability of other readings from which a cell is doubtful.
  private static let doubt = 0.005
  /// A change required by the rules is doubtful if its probability by looks is below this.
  private static let surprise = 0.002

  let cells: [CellScan]
  let inks: InkSorting
  let roles: Roles
  let givens: Grid
  let handwritten: Grid
  let changed: CellSet

  var all: CellSet {
    guard let best = roles.rules.lawful.first else { return unclearHand.union(unlawful) }
    let doubtful = unclearHand.union(unclearDigits(best))
    return roles.isMixed ? doubtful.union(unclearEntries) : doubtful
  }

  /// There are two hands, and the printed digits make no puzzle: some of the givens may be entries.
  private var unclearHand: CellSet {
    guard !roles.isMixed, !roles.written.isEmpty, !inks.isByColorAlone else { return .none }
    let shown = cells.count { $0.probabilities[0] < 0.5 }
    return (shown - roles.written.count) * 5 > shown ? roles.written : .none
  }

  /// Returns the cells that other readings than `best` read differently, that hardly look like what
  /// they are read as, or whose given may be an entry.
  private func unclearDigits(_ best: RuleReading.Lawful) -> CellSet {
    let lawful = roles.rules.lawful
    let weights = lawful.map { exp(best.cost - $0.cost) }
    let total = weights.reduce(0, +)
    return CellSet(
      Cell.all.filter { cell in
        let others = zip(lawful, weights).reduce(0.0) { sum, reading in
          reading.0.grid[cell] == givens[cell] ? sum : sum + reading.1
        }
        if others / total > Self.doubt { return true }
        let looks = cells[cell.index].probabilities[givens[cell]?.rawValue ?? 0]
        if handwritten[cell] == nil {
          if changed.contains(cell), looks < Self.surprise { return true }
          if !roles.rules.isComplete, looks < 0.99 { return true }
        }
        return inks.disputed.contains(cell) && givens[cell] != nil
          && (roles.isMixed || roles.written.isEmpty) && mayBeEntry(cell)
      })
  }

  /// The digits that may be either givens or entries, and the entries that are hard to read.
  private var unclearEntries: CellSet {
    CellSet(
      Cell.all.filter { cell in
        let look = cells[cell.index]
        guard look.probabilities[0] < 0.98 else { return false }
        if let entry = handwritten[cell], look.probabilities[entry.rawValue] < 0.98 { return true }
        let isUnclear =
          look.handwriting > 0.02 && look.handwriting < 0.98 || inks.disputed.contains(cell)
        return isUnclear && (givens[cell] == nil || mayBeEntry(cell))
      })
  }

  /// The cells to check after an error of unknown origin: those that conflict, and the least clear
  /// ones.
  private var unlawful: CellSet {
    let byClarity = Cell.all.map { (cell: $0, clarity: cells[$0.index].probabilities.max() ?? 0) }
      .sorted { $0.clarity < $1.clarity }
    let unclear = byClarity.enumerated().filter { $0.offset < 4 || $0.element.clarity < 0.99 }
    return CellSet(givens.conflicts).union(CellSet(unclear.map(\.element.cell)))
  }

  /// Without a false given, the rest still has one solution. Without a true one, it rarely does.
  private func mayBeEntry(_ cell: Cell) -> Bool {
    var rest = givens
    rest[cell] = nil
    return Solver.count(of: rest) == 1
  }
}
