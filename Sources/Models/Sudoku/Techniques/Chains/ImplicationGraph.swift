/// The direct consequences of each statement about a position.
///
/// The statements are numbered: first "it is true" and "it is false" for each candidate, then the
/// same for each group, then, for each almost locked set and each of its digits, that the set has
/// lost the digit.
///
/// | number | statement |
/// |---|---|
/// | 18 c + 2 d | digit d (0 to 8) is in cell c |
/// | 18 c + 2 d + 1 | it isn't |
/// | 1458 + 2 g | group g holds its digit |
/// | 1458 + 2 g + 1 | it doesn't |
/// | beyond | an almost locked set has lost a digit |
///
/// Consequences are in HoDoKu's order. Of two chains of the same length HoDoKu takes the one that
/// it finds first, so the order decides the next step.
struct ImplicationGraph {
  let grid: CandidateGrid
  /// The groups of the position. Empty if they aren't used.
  let groups: [CandidateGroup]
  /// The almost locked sets with the digit that they lose. Empty if they aren't used.
  let entries: [LockedSetEntry]

  /// The number of the first statement about an almost locked set.
  let entryBase: Int
  /// The consequences of each statement.
  let edges: EdgeList
  /// ``edges`` without the statements that have no consequences.
  let onwardEdges: EdgeList
  /// The cells of the candidates that each statement rules out.
  private let touched: [CellSet]

  /// The number of statements about candidates.
  static let candidateNodes = 81 * 18

  /// Creates the implications of `grid`. `groups` adds those of two or three cells of a box in a
  /// line, `sets` those of almost locked sets.
  init(_ grid: CandidateGrid, groups withGroups: Bool, sets: Bool = false) {
    self.grid = grid
    groups = withGroups ? CandidateGroup.all(in: grid) : []
    entries = sets ? LockedSetEntry.all(in: grid) : []
    var linker = ImplicationLinker(grid, groups, entries)
    linker.link()
    edges = linker.edges
    touched = linker.touched
    let entryBase = Self.candidateNodes + 2 * groups.count
    self.entryBase = entryBase
    onwardEdges = linker.edges.filtered { edges, node in
      node & 1 == 0 && node < entryBase || !edges.isEmpty(at: node)
    }
  }

  /// The number of statements.
  var count: Int { Self.candidateNodes + 2 * groups.count + entries.count }

  /// Returns `true` if `node` rules out a candidate of `cell`.
  func touches(_ node: Int, _ cell: Int) -> Bool { touched[node].contains(Cell(cell)) }
}

// Numbers
extension ImplicationGraph {
  /// Returns the number of "`digit` is in `cell`" or its negation. Both count from 0.
  static func node(_ cell: Int, _ digit: Int, isOn: Bool) -> Int {
    cell * 18 + digit * 2 + (isOn ? 0 : 1)
  }

  /// Returns the number of a statement about `candidate`.
  static func node(_ candidate: Candidate, isOn: Bool) -> Int {
    node(candidate.cell.index, candidate.digit.index, isOn: isOn)
  }

  /// Returns `true` if `node` is about a single candidate.
  static func isCandidate(_ node: Int) -> Bool { node < candidateNodes }

  /// Returns the candidate of `node`, which must be about one.
  static func candidate(_ node: Int) -> Candidate {
    Candidate(Cell(node / 18), Digit(index: node % 18 / 2))
  }

  /// Returns `true` if `node` says that something is true.
  func isOn(_ node: Int) -> Bool { node & 1 == 0 && node < entryBase }

  /// Returns the digit of `node`, 0 to 8.
  func digit(of node: Int) -> Int {
    if Self.isCandidate(node) { return node % 18 / 2 }
    return node < entryBase ? group(node).digit.index : entry(node).digit.index
  }

  func firstCell(of node: Int) -> Int {
    if Self.isCandidate(node) { return node / 18 }
    return node < entryBase ? group(node).firstCell : entry(node).firstCell
  }

  /// Returns the cells that a chain through `node` has used up.
  func cells(of node: Int) -> CellSet {
    if Self.isCandidate(node) { return [Cell(node / 18)] }
    return node < entryBase ? group(node).cells : entry(node).set.cells
  }

  /// Returns the cells that have the digit of `node`.
  func places(of node: Int) -> CellSet {
    node < entryBase ? cells(of: node) : entry(node).places
  }

  /// Returns the group of `node`, which must be about one.
  func group(_ node: Int) -> CandidateGroup { groups[(node - Self.candidateNodes) / 2] }

  /// Returns the almost locked set of `node`, which must be about one.
  func entry(_ node: Int) -> LockedSetEntry { entries[node - entryBase] }

  /// Returns the weight of the links from `node` to `next`. Two for a link between candidates.
  func weight(from node: Int, to next: Int) -> Int {
    guard node >= entryBase else { return 2 }
    return 2 + entry(node).penalty + (isOn(next) ? 1 : 0)
  }
}

// Chains
extension ImplicationGraph {
  /// Returns the statement of `node`, which follows from others through `set`, if any.
  func statement(
    _ node: Int, by set: AlmostLockedSet? = nil, reasons: [Int] = []
  ) -> Statement {
    Statement(
      Digit(index: digit(of: node)), in: places(of: node), isTrue: isOn(node), by: set,
      reasons: reasons)
  }

  /// Returns the statements along `path`.
  func chain(_ path: [Int], isLoop: Bool = false) -> Chain {
    Chain(
      path.indices.map { place in
        let before = place > 0 ? path[place - 1] : 0
        return statement(path[place], by: before >= entryBase ? entry(before).set : nil)
      }, isLoop: isLoop)
  }

  /// Returns the statements that the others in the cell of `candidate`, or its other places in
  /// `house`, are false.
  static func rivals(
    of candidate: Candidate, in house: House?, _ grid: CandidateGrid
  ) -> [Int] {
    let (cell, digit) = (candidate.cell, candidate.digit)
    guard let house else {
      return grid[cell].filter { $0 != digit }.map { node(Candidate(cell, $0), isOn: false) }
    }
    return grid.cells(of: digit, in: house).filter { $0 != cell }
      .map { node(Candidate($0, digit), isOn: false) }
  }
}
