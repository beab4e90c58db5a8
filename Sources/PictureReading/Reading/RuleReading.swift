import Foundation
import Sudoku

/// The most probable reading of 81 cells that breaks no rule and has exactly one solution, and what
/// else it could be.
///
/// Readings are tried in the order of their probability. A reading that two cells contradict can be
/// mended only in one of the two; one that has no solution, or several, in any cell. Every way to mend
/// is split in two, so that no reading is met twice:
///
/// ```
///            reading fails; the cheapest change is in cell c
///              ├── c changed to what is next for it
///              └── c kept from now on; the next cheapest change is in …
/// ```
struct RuleReading {
  /// A reading that obeys the rules and has one solution.
  struct Lawful: Hashable {
    let grid: Grid
    /// How much less probable it is than the reading by looks alone: the difference of the logarithms.
    let cost: Double
  }

  /// The lawful readings that were found, the most probable first.
  let lawful: [Lawful]
  /// The most probable reading of each cell by itself.
  let byLooks: Grid
  /// `true` if every reading up to the margin was tried.
  let isComplete: Bool

  /// How much less probable than the best one, as a difference of logarithms, a reading may be that is
  /// still looked for.
  static let margin = 9.0
  /// How much is tried at most: a reading that breaks a rule counts as one, one that the solver has to
  /// judge as five.
  static let budget = 10_000
  /// Less probable than this is taken for this.
  private static let floor = 1e-7

  /// Reads cells that are empty (place 0) or show a digit (places 1 to 9) with the given probabilities.
  /// Returns early, and incomplete, once `isCancelled` says so.
  init(
    _ probabilities: [[Double]], margin: Double = margin, budget: Int = budget,
    isCancelled: () -> Bool = { false }
  ) {
    assert(probabilities.count == 81 && probabilities.allSatisfy { $0.count == 10 })
    let choices = probabilities.map { cell in
      (0...9).map { (value: UInt8($0), log: log(max(Self.floor, cell[$0]))) }
        .sorted { ($0.log, $1.value) > ($1.log, $0.value) }
    }
    let costs = choices.map { cell in cell.map { cell[0].log - $0.log } }
    byLooks = Self.grid(choices.map { $0[0].value })

    var queue = PriorityQueue()
    queue.push(Node(ranks: Array(repeating: 0, count: 81), kept: .none, cost: 0, bound: 0))
    var lawful: [Lawful] = []
    var tried = 0
    var limit = Double.infinity
    var isComplete = true
    while let node = queue.pop() {
      if node.bound > limit { break }
      if tried >= budget || isCancelled() {
        isComplete = false
        break
      }
      if let next = node.next {
        // Its reading failed before; now the cheapest change is due.
        Self.branch(node, at: next, within: node.suspects, costs, &queue)
        continue
      }
      tried += 1
      var values = [UInt8](repeating: 0, count: 81)
      for cell in 0..<81 { values[cell] = choices[cell][Int(node.ranks[cell])].value }
      if let (first, second) = Self.clash(values) {
        Self.postpone(node, suspects: [Cell(first), Cell(second)], costs, &queue)
        continue
      }
      let grid = Self.grid(values)
      if grid.count >= 17 { tried += 4 }
      if grid.count >= 17, Solver.count(of: grid) == 1 {
        lawful.append(Lawful(grid: grid, cost: node.cost))
        limit = min(limit, node.cost + margin)
        if lawful.count >= 64 {
          isComplete = false
          break
        }
      }
      // Whatever this one is, others lie beyond it.
      Self.postpone(node, suspects: .all, costs, &queue)
    }
    self.lawful = lawful
    self.isComplete = isComplete
  }

  /// A reading, or, where `next` is set, the readings that change one of its `suspects`.
  private struct Node {
    /// For each cell, which of its choices it shows.
    var ranks: [UInt8]
    /// Cells that may not change any more.
    var kept: CellSet
    /// Of the reading.
    var cost: Double
    /// The least cost of all readings that it stands for.
    var bound: Double
    var suspects = CellSet.none
    var next: Cell?
  }

  /// Puts the readings into the queue that change one of `suspects` in `node`.
  private static func postpone(
    _ node: Node, suspects: CellSet, _ costs: [[Double]], _ queue: inout PriorityQueue
  ) {
    var least: (cell: Cell, step: Double)?
    for cell in suspects where !node.kept.contains(cell) {
      let rank = Int(node.ranks[cell.index])
      guard rank + 1 < 10 else { continue }
      let step = costs[cell.index][rank + 1] - costs[cell.index][rank]
      if least.map({ step < $0.step }) ?? true { least = (cell, step) }
    }
    guard let least else { return }
    var deferred = node
    deferred.suspects = suspects
    deferred.next = least.cell
    deferred.bound = node.cost + least.step
    queue.push(deferred)
  }

  private static func branch(
    _ node: Node, at cell: Cell, within suspects: CellSet, _ costs: [[Double]],
    _ queue: inout PriorityQueue
  ) {
    var changed = node
    changed.ranks[cell.index] += 1
    changed.cost = node.bound
    changed.suspects = .none
    changed.next = nil
    queue.push(changed)
    var kept = node
    kept.kept.insert(cell)
    postpone(kept, suspects: suspects, costs, &queue)
  }

  /// Two cells of one house that hold the same digit; `nil` without such.
  private static func clash(_ values: [UInt8]) -> (Int, Int)? {
    for house in House.all {
      var holders = [Int](repeating: -1, count: 10)
      for cell in house.cells where values[cell.index] != 0 {
        let value = Int(values[cell.index])
        if holders[value] >= 0 { return (holders[value], cell.index) }
        holders[value] = cell.index
      }
    }
    return nil
  }

  private static func grid(_ values: [UInt8]) -> Grid {
    var grid = Grid()
    for cell in Cell.all { grid[cell] = Digit(Int(values[cell.index])) }
    return grid
  }

  /// Nodes by their bounds, the least first: a binary heap.
  private struct PriorityQueue {
    private var nodes: [Node] = []

    mutating func push(_ node: Node) {
      nodes.append(node)
      var place = nodes.count - 1
      while place > 0, nodes[place].bound < nodes[(place - 1) / 2].bound {
        nodes.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    mutating func pop() -> Node? {
      guard let first = nodes.first, let last = nodes.popLast() else { return nil }
      guard !nodes.isEmpty else { return first }
      nodes[0] = last
      var place = 0
      while true {
        var least = place
        for child in [2 * place + 1, 2 * place + 2]
        where child < nodes.count && nodes[child].bound < nodes[least].bound {
          least = child
        }
        if least == place { return first }
        nodes.swapAt(place, least)
        place = least
      }
    }
  }
}
