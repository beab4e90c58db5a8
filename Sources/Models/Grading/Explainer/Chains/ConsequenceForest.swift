/// The trees of one position, grown on demand, with the lengths of their chains.
struct ConsequenceForest {
  let source: ExplainerPosition
  let rules: ChainRules
  /// The trees, followed by those that can be reused.
  private var trees: [ConsequenceTree]
  private var count = 0
  /// One more than the index of the tree for each statement.
  private var places: [UInt16] = Array(repeating: 0, count: 1458)
  private var patterns: InnerSearch?

  private var marks: [UInt32] = Array(repeating: 0, count: 2048)
  private var marking: UInt32 = 0
  private var stack: [UInt16] = []

  /// Creates a forest in the memory of `trees`.
  init(_ source: ExplainerPosition, _ rules: ChainRules, reusing trees: [ConsequenceTree]) {
    self.trees = trees
    self.source = source
    self.rules = rules
    patterns = rules.level > 0 ? InnerSearch(rules) : nil
  }

  subscript(tree: Int) -> ConsequenceTree { _read { yield trees[tree] } }

  /// The chains used by other chains.
  var inner: [ChainHint] { patterns?.hints ?? [] }

  /// Returns the index of the tree that grows from `statement`, complete for chains of fewer than
  /// `bound` statements.
  mutating func tree(of statement: ChainStatement, bound: Int) -> Int {
    if places[Int(statement.bits)] != 0 { return Int(places[Int(statement.bits)]) - 1 }
    if count == trees.count { trees.append(ConsequenceTree()) }
    var growth = ConsequenceGrowth(source, rules, bound: bound)
    growth.grow(&trees[count], from: statement, patterns: &patterns)
    count += 1
    places[Int(statement.bits)] = UInt16(count)
    return count - 1
  }

  /// Gives up the trees, for another forest to reuse.
  mutating func release() -> [ConsequenceTree] {
    defer { trees = [] }
    return trees
  }

  /// Returns the number of statements in the chain to `node` of `tree`.
  mutating func length(_ tree: Int, _ node: Int) -> Int {
    let known = Int(trees[tree].nodes[node].length)
    if known > 0 { return known }
    var length = 0
    var end = node
    while trees[tree].parents(of: end).count == 1 {
      length += 1
      end = Int(trees[tree].parents(of: end)[trees[tree].parents(of: end).startIndex])
      if trees[tree].nodes[end].length > 0 {
        length += Int(trees[tree].nodes[end].length)
        trees[tree].setLength(length, of: node)
        return length
      }
    }
    length += visit(tree, end) { _ in }
    trees[tree].setLength(length, of: node)
    return length
  }

  /// Calls `body` with the nodes of the chain to `node` of `tree`, last first, generation by
  /// generation, and returns their number.
  @discardableResult
  mutating func visit(_ tree: Int, _ node: Int, _ body: (Int) -> Void) -> Int {
    marking += 1
    if marks.count < trees[tree].nodes.count {
      marks += Array(repeating: 0, count: trees[tree].nodes.count)
    }
    stack.removeAll(keepingCapacity: true)
    stack.append(UInt16(node))
    marks[node] = marking
    var head = 0
    while head < stack.count {
      let current = Int(stack[head])
      body(current)
      head += 1
      for parent in trees[tree].parents(of: current) where marks[Int(parent)] != marking {
        marks[Int(parent)] = marking
        stack.append(parent)
      }
    }
    return stack.count
  }
}
