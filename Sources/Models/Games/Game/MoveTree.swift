/// The moves of a game as a tree: a move made after undoing others begins a branch beside them.
///
/// The tree follows from the journal, which keeps what was undone. Making a move again at the same
/// place leads back to it. Nodes are numbered by the turn that first led to them, so their numbers
/// stay the same while the game goes on.
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
    /// The numbers of the checkpoints set here, from 1.
    public fileprivate(set) var checkpoints: [Int] = []
    /// The play time of the move in milliseconds, the latest if it was made several times.
    public fileprivate(set) var elapsed = 0
  }

  /// A board that the player saved.
  public struct Checkpoint: Hashable, Sendable {
    /// The node at which it was set.
    public let node: Int
    /// The play time at which it was set, in milliseconds.
    public let elapsed: Int
    /// The name that the player gave it.
    public fileprivate(set) var name: String?
  }

  /// All nodes, in the order in which they were first reached. The root comes first.
  public private(set) var nodes = [Node(move: nil, parent: nil)]
  /// The node that the game is at.
  public private(set) var current = 0
  /// The checkpoints, oldest first. Their numbers count from 1.
  public private(set) var checkpoints: [Checkpoint] = []
  /// The node that the game began with, if it has an ``Opening``.
  private(set) var opening: Int?
  /// The nodes that can be redone, the next one last.
  private var undone: [Int] = []

  /// Creates the tree of a journal.
  public init(of journal: some Sequence<TimedTurn>) {
    for timed in journal { add(timed) }
  }

  /// The nodes at which branches begin.
  public var forks: [Int] { nodes.indices.filter { nodes[$0].children.count > 1 } }

  /// The nodes from the root through the current one to the last that can be redone.
  public var line: [Int] { path(to: current) + undone.reversed() }

  /// Returns the nodes from the root to `node`, both included.
  public func path(to node: Int) -> [Int] {
    var path = [node]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }

  private mutating func add(_ timed: TimedTurn) {
    switch timed.turn {
    case .move(let move):
      undone = []
      current = child(after: move)
      nodes[current].elapsed = timed.elapsed
    case .undo:
      guard let parent = nodes[current].parent else { return }
      undone.append(current)
      current = parent
    case .redo:
      if let next = undone.popLast() { current = next }
    case .go(let node): if nodes.indices.contains(node) { jump(to: node) }
    case .checkpoint:
      checkpoints.append(Checkpoint(node: current, elapsed: timed.elapsed))
      nodes[current].checkpoints.append(checkpoints.count)
    case .name(let number, let name):
      if checkpoints.indices.contains(number - 1) { checkpoints[number - 1].name = name }
    case .opening: opening = current
    case .help, .checking, .practice, .pending: break
    }
  }

  /// Keeps what can be redone at `node` as well.
  private mutating func jump(to node: Int) {
    let here = path(to: current)
    let there = path(to: node)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    undone += here[shared...].reversed()
    for next in there[shared...] {
      if undone.last == next { undone.removeLast() } else { undone = [] }
    }
    current = node
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
  /// Goes to a node of the game's ``MoveTree`` in one turn. Errors that were counted don't count
  /// again, and those that were forgiven count only if the player goes on with them.
  ///
  /// - Returns: `false`, with nothing changed, if the node can't be reached, as when the puzzle is
  ///   solved.
  /// - Complexity: O(turns).
  @discardableResult
  public mutating func go(to node: Int, at elapsed: Duration) -> Bool {
    let tree = MoveTree(of: journal)
    guard tree.nodes.indices.contains(node) else { return false }
    guard node != tree.current else { return true }
    var there = self
    guard there.walk(to: node, of: tree, at: elapsed) else { return false }
    jump(to: node, as: there, at: elapsed)
    return true
  }

  /// Saves the board at a node of the game's ``MoveTree``, and stays where the game is.
  ///
  /// - Returns: the number for restoring it, or `nil` if the node can't be reached.
  public mutating func setCheckpoint(at node: Int, elapsed: Duration) -> Int? {
    let here = MoveTree(of: journal).current
    var there = self
    guard !isComplete, there.go(to: node, at: elapsed) else { return nil }
    let number = there.setCheckpoint(at: elapsed)
    guard there.go(to: here, at: elapsed) else { return nil }
    self = there
    return number
  }

  /// Undoes moves up to the fork, then redoes those of the branch or makes them again.
  private mutating func walk(to node: Int, of tree: MoveTree, at elapsed: Duration) -> Bool {
    let here = tree.path(to: tree.current)
    let there = tree.path(to: node)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    for _ in shared..<here.count where undo(at: elapsed) == nil { return false }
    for next in there[shared...] {
      guard let move = tree.nodes[next].move else { continue }
      if canRedo, moves[position] == move {
        guard redo(at: elapsed) != nil else { return false }
      } else {
        guard repeatMove(move, at: elapsed) else { return false }
      }
      if next == tree.opening { markOpening(at: elapsed) }
    }
    return true
  }
}
