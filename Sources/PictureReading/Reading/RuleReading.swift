import Foundation
import Sudoku

/// The most probable reading of 81 cells that breaks no rule and has exactly one solution, with its
/// alternatives.
///
/// Readings are tried in order of probability. If two cells conflict, one of them has to change. If
/// there is no solution, or several, any cell can. Each change splits the readings in two, so that
/// none is tried twice:
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
    /// The difference between the logarithms of the probabilities of the reading by looks and of
    /// this one.
    let cost: Double
  }

  /// The lawful readings, most probable first.
  let lawful: [Lawful]
  /// The most probable reading of each cell by itself.
  let byLooks: Grid
  /// `true` if every reading within the margin was tried.
  let isComplete: Bool

  /// How much less probable than the best one a reading may be, as a difference of logarithms.
  static let margin = 9.0
  /// The maximum effort: one for a reading that breaks a rule, five for one that the solver has to
  /// judge.
  static let budget = 10_000
  /// The minimum probability. Lower ones are raised to it.
  private static let floor = 1e-7

  /// Reads cells that are empty (index 0) or show a digit (indices 1 to 9) with the given
  /// probabilities. Ends early, and incomplete, once `stop` is due.
  init(
    _ probabilities: [[Double]], margin: Double = margin, budget: Int = budget,
    stop: Stop = .never
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
      if tried >= budget || stop.isDue {
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
      // Whether or not this one is lawful, there are others beyond it.
      Self.postpone(node, suspects: .all, costs, &queue)
    }
    self.lawful = lawful
    self.isComplete = isComplete
  }

  /// A reading, or, if `next` is set, the readings that change one of its `suspects`.
  private struct Node {
    /// The rank of the choice for each cell.
    var ranks: [UInt8]
    /// The cells that must not change any more.
    var kept: CellSet
    /// The cost of the reading.
    var cost: Double
    /// The minimum cost of all readings that the node represents.
    var bound: Double
    var suspects = CellSet.none
    var next: Cell?
  }

  /// Queues the readings that change one of `suspects` in `node`.
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

  /// Returns two cells of one house that hold the same digit, or `nil` if there are none.
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

  /// A binary heap of nodes, lowest bound first.
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
