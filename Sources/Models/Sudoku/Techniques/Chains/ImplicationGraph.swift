/// What follows at once from each statement of a position.
///
/// The statements are numbered: first "it is true" and "it is not" of each candidate, in turn; then
/// the same of each group; then, of each almost locked set and each of its digits, that the set has
/// lost the digit.
///
/// | number | statement |
/// |---|---|
/// | 18 c + 2 d | digit d (0 to 8) stands in cell c |
/// | 18 c + 2 d + 1 | it does not |
/// | 1458 + 2 g | group g holds its digit |
/// | 1458 + 2 g + 1 | it does not |
/// | beyond | an almost locked set has lost a digit |
///
/// The order of what follows is that in which HoDoKu notes it down: of two chains of one length it
/// takes the one that it finds first, so the order decides the next step.
struct ImplicationGraph {
  /// The position.
  let grid: CandidateGrid
  /// The groups of the position, empty where they are not wanted.
  let groups: [CandidateGroup]
  /// The almost locked sets with the digit that they lose, empty where they are not wanted.
  let entries: [LockedSetEntry]

  /// The number of the first statement of an almost locked set.
  let entryBase: Int
  /// What follows, statement by statement.
  let edges: EdgeList
  /// The same without the statements from which nothing follows.
  let onwardEdges: EdgeList
  /// By statement, the cells of the candidates that it rules out.
  private let touched: [CellSet]

  /// How many numbers the candidates take.
  static let candidateNodes = 81 * 18

  /// The implications of `grid`; with `groups` those of two or three cells of a box in a line;
  /// with `sets` also those of almost locked sets.
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
      node & 1 == 0 && node < entryBase || !edges[node].isEmpty
    }
  }

  /// How many statements there are.
  var count: Int { Self.candidateNodes + 2 * groups.count + entries.count }

  /// What follows from `node`.
  func consequences(of node: Int) -> ArraySlice<UInt16> {
    edges[node]
  }

  /// What follows from `node` and has consequences itself, or is true.
  func onwardConsequences(of node: Int) -> ArraySlice<UInt16> {
    onwardEdges[node]
  }

  /// Whether `node` rules out a candidate of `cell`.
  func touches(_ node: Int, _ cell: Int) -> Bool { touched[node].contains(Cell(cell)) }
}

// Numbers
extension ImplicationGraph {
  /// The number of "`digit` stands in `cell`", or that it does not; both counted from 0.
  static func node(_ cell: Int, _ digit: Int, isOn: Bool) -> Int {
    cell * 18 + digit * 2 + (isOn ? 0 : 1)
  }

  /// The number of a statement of `candidate`.
  static func node(_ candidate: Candidate, isOn: Bool) -> Int {
    node(candidate.cell.index, candidate.digit.index, isOn: isOn)
  }

  /// Whether `node` speaks of one candidate.
  static func isCandidate(_ node: Int) -> Bool { node < candidateNodes }

  /// Which candidate `node`, a statement of one, speaks of.
  static func candidate(_ node: Int) -> Candidate {
    Candidate(Cell(node / 18), Digit(index: node % 18 / 2))
  }

  /// Whether `node` says that something is true.
  func isOn(_ node: Int) -> Bool { node & 1 == 0 && node < entryBase }

  /// The digit of `node`, 0 to 8.
  func digit(of node: Int) -> Int {
    if Self.isCandidate(node) { return node % 18 / 2 }
    return node < entryBase ? group(node).digit.index : entry(node).digit.index
  }

  /// The first cell of `node`.
  func firstCell(of node: Int) -> Int {
    if Self.isCandidate(node) { return node / 18 }
    return node < entryBase ? group(node).firstCell : entry(node).firstCell
  }

  /// The cells that a chain has used up when it comes through `node`.
  func cells(of node: Int) -> CellSet {
    if Self.isCandidate(node) { return [Cell(node / 18)] }
    return node < entryBase ? group(node).cells : entry(node).set.cells
  }

  /// The cells that hold the digit of `node`, one or several.
  func places(of node: Int) -> CellSet {
    node < entryBase ? cells(of: node) : entry(node).places
  }

  /// The group of `node`, which speaks of one.
  func group(_ node: Int) -> CandidateGroup { groups[(node - Self.candidateNodes) / 2] }

  /// The almost locked set of `node`, which speaks of one.
  func entry(_ node: Int) -> LockedSetEntry { entries[node - entryBase] }

  /// The links from `node` to `next` count this much; two is one link between candidates.
  func weight(from node: Int, to next: Int) -> Int {
    guard node >= entryBase else { return 2 }
    return 2 + entry(node).penalty + (isOn(next) ? 1 : 0)
  }
}
