import Games

/// The lines of a ``MoveTree`` from the start down, drawn like those of `git log --graph`. Other
/// branches come before the one that leads to the board as it is.
///
/// ```
/// ○ The given puzzle
/// ○ 1 r1c3: 4
/// ├─○ 2 r1c4: 2        a branch
/// │ ┆ 12 moves         without forks and checkpoints: folded
/// │ ◆ 15 r5c5: 1       a checkpoint
/// ● 2 r1c4: 6          the board as it is
/// ```
nonisolated struct MoveGraph {
  /// The content of a line.
  enum Place: Hashable {
    /// The board after a move.
    case node(Int)
    /// Several moves in a row.
    case fold(first: Int, last: Int, count: Int)

    /// The node, or the last of those that are folded.
    var node: Int {
      switch self {
      case .node(let node), .fold(_, let node, _): node
      }
    }
  }

  /// A line of the graph.
  struct Row: Identifiable, Hashable {
    let id: Place
    /// The lines of branches and the sign of the node.
    let drawing: String
    /// The number of moves that lead here.
    let depth: Int
    /// `true` if a branch begins here.
    let isBranch: Bool
  }

  let tree: MoveTree
  private(set) var rows: [Row] = []
  /// The folds that are open, by their first node. `nil` if all are.
  private let unfolded: Set<Int>?
  /// The nodes around the current one, which stay in sight.
  private let near: Set<Int>
  private let line: Set<Int>

  /// Moves before and after the current one that aren't folded.
  private static let nearby = 3
  /// The least number of moves that fold.
  private static let shortestFold = 4
  /// The most columns of branches. Those beyond share the last one.
  private static let maxColumns = 6

  /// Creates the graph of `tree`, with the folds open that begin at `unfolded`, or all if that is
  /// `nil`.
  init(_ tree: MoveTree, unfolded: Set<Int>?) {
    self.tree = tree
    self.unfolded = unfolded
    let line = tree.line
    let here = line.firstIndex(of: tree.current) ?? 0
    near = Set(line[max(0, here - Self.nearby)..<min(line.count, here + Self.nearby + 1)])
    self.line = Set(line)
    add(branchAt: 0, depth: 0, column: 0)
  }

  /// Adds a branch with those that begin along it.
  private mutating func add(branchAt start: Int, depth: Int, column: Int) {
    var (node, depth) = (start, depth)
    var run: [Int] = []
    while true {
      let children = tree.nodes[node].children
      let main = children.first(where: line.contains) ?? children.last
      if isPlain(node), node != start {
        run.append(node)
      } else {
        add(run, depth: depth - 1, column: column)
        run = []
        add(node, depth: depth, column: column, isStart: node == start)
      }
      for child in children where child != main {
        add(branchAt: child, depth: depth + 1, column: column + 1)
      }
      guard let main else { return }
      (node, depth) = (main, depth + 1)
    }
  }

  /// Adds moves in a row, the last of which is at `depth`, as one line if they fold.
  private mutating func add(_ run: [Int], depth: Int, column: Int) {
    guard let first = run.first, let last = run.last else { return }
    if run.count >= Self.shortestFold, unfolded?.contains(first) == false {
      rows.append(
        Row(
          id: .fold(first: first, last: last, count: run.count),
          drawing: Self.lines(column, isStart: false) + "┆", depth: depth, isBranch: false))
    } else {
      for (index, node) in run.enumerated() {
        add(node, depth: depth - run.count + 1 + index, column: column, isStart: false)
      }
    }
  }

  private mutating func add(_ node: Int, depth: Int, column: Int, isStart: Bool) {
    let hasCheckpoint = !tree.nodes[node].checkpoints.isEmpty
    let sign = node == tree.current ? "●" : hasCheckpoint ? "◆" : "○"
    let parent = tree.nodes[node].parent
    rows.append(
      Row(
        id: .node(node), drawing: Self.lines(column, isStart: isStart) + sign, depth: depth,
        isBranch: parent.map { tree.nodes[$0].children.count > 1 } ?? true))
  }

  /// `true` if nothing distinguishes the node from those around it.
  private func isPlain(_ node: Int) -> Bool {
    let it = tree.nodes[node]
    let isFirst = it.parent.map { tree.nodes[$0].children.count > 1 } ?? true
    return it.children.count == 1 && !isFirst && it.checkpoints.isEmpty && !near.contains(node)
  }

  private static func lines(_ column: Int, isStart: Bool) -> String {
    let column = min(column, maxColumns)
    guard isStart, column > 0 else { return String(repeating: "│ ", count: column) }
    return String(repeating: "│ ", count: column - 1) + "├─"
  }
}

nonisolated extension MoveGraph {
  /// Returns the row that shows `node`, alone or within a fold.
  func row(showing node: Int) -> Row? {
    if let row = rows.first(where: { $0.id.node == node }) { return row }
    let path = Set(tree.path(to: node))
    return rows.first {
      guard case .fold(let first, let last, _) = $0.id else { return false }
      return path.contains(first) && tree.path(to: last).contains(node)
    }
  }

  /// Returns the next row after `place`, or before it, that meets a condition. `nil` if there is
  /// none.
  func next(from place: Place?, backwards: Bool, where isWanted: (Row) -> Bool) -> Row? {
    let here = rows.firstIndex { $0.id == place } ?? (backwards ? rows.count : -1)
    return backwards
      ? rows[..<here].last(where: isWanted) : rows[(here + 1)...].first(where: isWanted)
  }
}
