/// The moves of a game as a tree: a move made after undoing others begins a branch beside them.
///
/// The tree follows from the journal, which keeps what was undone. Making a move again at the same
/// place leads back to it, so going to a branch takes only undos, redos and moves.
///
/// ```
/// journal   r1c3=4   r1c4=2   undo   r1c4=6
/// tree      0 ─ 1 r1c3=4 ┬ 2 r1c4=2
///                        └ 3 r1c4=6   current
/// ```
public struct MoveTree: Hashable, Sendable {
  /// The board after a move.
  public struct Node: Hashable, Sendable {
    /// The move that led here, or `nil` at the root.
    public let move: Move?
    /// The node before the move, or `nil` at the root.
    public let parent: Int?
    /// The nodes after each move made here, oldest first.
    public fileprivate(set) var children: [Int] = []
  }

  /// All nodes, in the order in which they were first reached. The root comes first.
  public private(set) var nodes = [Node(move: nil, parent: nil)]
  /// The node that the game is at.
  public private(set) var current = 0
  /// The node that the game began with, if it has an ``Opening``.
  private(set) var opening: Int?
  /// The nodes that can be redone, the next one last.
  private var undone: [Int] = []

  /// Creates the tree of a journal.
  public init(of journal: some Sequence<TimedTurn>) {
    for timed in journal { add(timed.turn) }
  }

  /// The nodes at which branches begin.
  public var forks: [Int] { nodes.indices.filter { nodes[$0].children.count > 1 } }

  /// Returns the nodes from the root to `node`, both included.
  public func path(to node: Int) -> [Int] {
    var path = [node]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }

  private mutating func add(_ turn: Turn) {
    switch turn {
    case .move(let move):
      undone = []
      current = child(after: move)
    case .undo:
      guard let parent = nodes[current].parent else { return }
      undone.append(current)
      current = parent
    case .redo:
      if let next = undone.popLast() { current = next }
    case .opening: opening = current
    case .checkpoint, .help, .checking, .practice: break
    }
  }

  private mutating func child(after move: Move) -> Int {
    if let known = nodes[current].children.first(where: { nodes[$0].move == move }) {
      return known
    }
    nodes.append(Node(move: move, parent: current))
    nodes[current].children.append(nodes.count - 1)
    return nodes.count - 1
  }
}

extension Game {
  /// Goes to a node of the game's ``MoveTree``: undoes moves up to the fork, then redoes those of
  /// the branch or makes them again.
  ///
  /// - Returns: `false` if the node can't be reached, as when the puzzle is solved.
  @discardableResult
  public mutating func go(to node: Int, at elapsed: Duration) -> Bool {
    let tree = MoveTree(of: journal)
    guard tree.nodes.indices.contains(node) else { return false }
    let here = tree.path(to: tree.current)
    let there = tree.path(to: node)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    for _ in shared..<here.count where undo(at: elapsed) == nil { return false }
    for next in there[shared...] {
      guard let move = tree.nodes[next].move else { continue }
      if canRedo, moves[position] == move {
        guard redo(at: elapsed) != nil else { return false }
      } else if case .ignored = apply(move, at: elapsed).effect {
        return false
      }
      if next == tree.opening { markOpening(at: elapsed) }
    }
    return true
  }
}
