/// Candidates and the links between them, as a person draws them.
///
/// Unlike a ``Chain`` it claims nothing: its links may be wrong, and needn't alternate.
public struct DrawnChain: Hashable, Sendable {
  /// A node of the chain: a digit in a cell, or in one of a few cells.
  public struct Node: Hashable, Sendable {
    /// The digit.
    public let digit: Digit
    /// The cells that may hold it.
    public let cells: CellSet
    /// The almost locked set through which the link to this node leads, if any.
    public let set: AlmostLockedSet?

    /// Creates the node of `digit` in `cells`.
    public init(_ digit: Digit, in cells: CellSet, by set: AlmostLockedSet? = nil) {
      (self.digit, self.cells, self.set) = (digit, cells, set)
    }

    /// Creates the node of a candidate.
    public init(_ candidate: Candidate) { self.init(candidate.digit, in: [candidate.cell]) }

    /// `true` if both nodes are the same, however they are reached.
    func isSame(as other: Node) -> Bool { digit == other.digit && cells == other.cells }

    /// The candidates of the node.
    public var candidates: [Candidate] { cells.map { Candidate($0, digit) } }
  }

  /// The nodes in the order in which they were drawn.
  public private(set) var nodes: [Node]
  /// `true` for each link that is strong. One fewer than nodes, or as many in a loop.
  public private(set) var links: [Bool]

  /// Creates an empty chain, or one of `nodes` with a link after each but the last. In a loop, the
  /// last has one too.
  public init(_ nodes: [Node] = [], links: [Bool] = []) {
    (self.nodes, self.links) = (nodes, links)
  }

  /// Creates the drawing of `chain`, whose statements follow one another, in `grid`.
  public init(_ chain: Chain, in grid: CandidateGrid) {
    self.init()
    for statement in chain.statements {
      guard !nodes.isEmpty else {
        nodes = [Node(statement.digit, in: statement.cells)]
        continue
      }
      // An almost locked set that lacks a digit holds the others, so that a cell beside it doesn't.
      if let set = statement.set, !statement.isTrue {
        let held = grid.places(of: statement.digit, in: set)
        nodes.append(Node(statement.digit, in: held, by: set))
        links.append(true)
      }
      nodes.append(
        Node(statement.digit, in: statement.cells, by: statement.isTrue ? statement.set : nil))
      links.append(statement.isTrue)
    }
    if chain.isLoop, let last = chain.statements.last { links.append(!last.isTrue) }
  }

  /// The chain, in which the strong link at each position that is a key of `sets` leads through
  /// that set.
  func linked(through sets: [Int: AlmostLockedSet]) -> DrawnChain {
    var nodes = nodes
    for (number, set) in sets {
      let target = (number + 1) % nodes.count
      nodes[target] = Node(nodes[target].digit, in: nodes[target].cells, by: set)
    }
    return DrawnChain(nodes, links: links)
  }

  /// `true` if the last link leads back to the first node.
  public var isLoop: Bool { !nodes.isEmpty && links.count == nodes.count }

  /// Returns the two ends of the link at `number`.
  public func ends(of number: Int) -> (from: Node, to: Node) {
    (nodes[number], nodes[(number + 1) % nodes.count])
  }

  /// Adds a link to `candidate`, or back to the first node. The first candidate only starts the
  /// chain. Returns `false` if the chain is closed, or has the candidate already.
  public mutating func extend(to candidate: Candidate, isStrong: Bool) -> Bool {
    guard !isLoop else { return false }
    if nodes.count > 2, nodes[0].candidates.contains(candidate) {
      links.append(isStrong)
      return true
    }
    guard !has(candidate) else { return false }
    if !nodes.isEmpty { links.append(isStrong) }
    nodes.append(Node(candidate))
    return true
  }

  /// Adds `candidate` to the last node, which is then true if one of its candidates is. Returns
  /// `false` if it has another digit, isn't in the same house, or is in the chain already.
  public mutating func join(_ candidate: Candidate) -> Bool {
    guard !isLoop, let last = nodes.last, last.digit == candidate.digit, !has(candidate) else {
      return false
    }
    let cells = last.cells.union([candidate.cell])
    guard House.all.contains(where: { cells.isSubset(of: $0.cellSet) }) else { return false }
    nodes[nodes.count - 1] = Node(last.digit, in: cells)
    return true
  }

  private func has(_ candidate: Candidate) -> Bool {
    nodes.contains { $0.candidates.contains(candidate) }
  }

  /// Removes the last link and the node it leads to. Returns `false` if there is nothing left.
  public mutating func removeLast() -> Bool {
    guard !nodes.isEmpty else { return false }
    if !isLoop { nodes.removeLast() }
    _ = links.popLast()
    return true
  }

  /// Makes the last link weak if it is strong, and strong if it is weak.
  public mutating func flipLast() {
    guard let last = links.indices.last else { return }
    links[last].toggle()
  }

  /// The chain with each link read as an implication. `nil` if they don't alternate.
  public var chain: Chain? {
    guard let first = links.first, alternates else { return nil }
    return Chain(
      nodes.enumerated().map { number, node in
        Statement(
          node.digit, in: node.cells, isTrue: first == !number.isMultiple(of: 2),
          by: number > 0 || isContinuous ? node.set : nil)
      }, isLoop: isContinuous)
  }

  /// `true` if a strong link follows each weak one and the other way round.
  var alternates: Bool { zip(links, links.dropFirst()).allSatisfy { $0 != $1 } }

  /// `true` if the links alternate all the way round.
  var isContinuous: Bool { isLoop && alternates && links.first != links.last }
}
