/// Searches a graph of implications for loops and chains, as HoDoKu does: from each statement about
/// a candidate along the shortest path to each end.
struct NiceLoopSearch {
  private let graph: ImplicationGraph
  private let grid: CandidateGrid
  /// `true` to look only for the chain that HoDoKu takes.
  private let onlyBest: Bool
  private var loops: [NiceLoopChain] = []
  private var open: [NiceLoopChain] = []
  private var best: NiceLoopChain.Rank?
  private var bestOpen: NiceLoopChain.Rank?

  /// Returns the chains of `graph` in HoDoKu's order. With `onlyBest` the first is still the best,
  /// but many others are left out.
  static func chains(in graph: ImplicationGraph, onlyBest: Bool) -> [NiceLoopChain] {
    var search = NiceLoopSearch(graph, onlyBest)
    search.run()
    let found = search.loops + search.open
    let ranks = found.map(\.rank)
    return found.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { found[$0] }
  }

  private init(_ graph: ImplicationGraph, _ onlyBest: Bool) {
    self.graph = graph
    grid = graph.grid
    self.onlyBest = onlyBest
  }

  private mutating func run() {
    var walk = ImplicationWalk(in: graph)
    guard onlyBest, graph.groups.isEmpty, graph.entries.isEmpty else {
      follow(true, &walk)
      follow(false, &walk)
      return
    }
    // What follows from "it is true" eliminates a single candidate, and most positions have
    // something better. What is as good comes after it.
    follow(false, &walk)
    guard bestOpen == nil, (best?.count ?? 1) == 1 else { return }
    let later = loops
    (loops, best) = ([], nil)
    follow(true, &walk)
    loops += later
  }

  /// Follows the assumptions that each candidate is true or false.
  private mutating func follow(_ isOn: Bool, _ walk: inout ImplicationWalk) {
    for cell in grid.open {
      for digit in grid[cell] {
        let node = ImplicationGraph.node(cell.index, digit.index, isOn: isOn)
        guard !graph.onwardEdges.isEmpty(at: node) else { continue }
        walk.run(from: node, in: graph, watching: cell.index)
        collect(walk, Candidate(cell, digit), isOn)
      }
    }
  }

  /// Collects the conclusions from the ends of `walk`, which began at `start`.
  private mutating func collect(_ walk: ImplicationWalk, _ start: Candidate, _ isOn: Bool) {
    let steps = walk.steps
    let own = ImplicationGraph.node(start.cell.index, 0, isOn: true)
    for place in steps.indices.dropFirst() {
      let node = Int(steps[place].node)
      guard ImplicationGraph.isCandidate(node), steps[place].distance > 2 else { continue }
      if (own..<own + 18).contains(node) {
        closeLoop(walk, place, start, isOn, ImplicationGraph.candidate(node), graph.isOn(node))
      } else if !isOn, node & 1 == 0 {
        joinEnds(walk, place, start, ImplicationGraph.candidate(node))
      }
    }
  }
}

// Loops
extension NiceLoopSearch {
  private mutating func closeLoop(
    _ walk: ImplicationWalk, _ place: Int, _ start: Candidate, _ startsOn: Bool, _ end: Candidate,
    _ endsOn: Bool
  ) {
    let isContinuous = !startsOn && endsOn && start.digit != end.digit
    var eliminations: [Candidate] = []
    if !isContinuous {
      eliminations = Self.broken(grid, start, startsOn, end, endsOn)
      if isLate(eliminations, walk.steps[place].distance, best) { return }
    }
    let path = walk.path(to: place)
    guard isProper(path, isLoop: true) else { return }
    if isContinuous { eliminations = NiceLoopEliminations.all(along: path, in: graph) }
    guard !eliminations.isEmpty else { return }
    let chain = NiceLoopChain(
      kind: isContinuous ? .continuous : .discontinuous, path: path, eliminations: eliminations,
      length: length(path), isGrouped: path.contains { !ImplicationGraph.isCandidate($0) })
    loops.append(chain)
    best = best.map { min($0, chain.rank) } ?? chain.rank
  }

  /// Returns the conclusion if `start`, assumed true or false, leads to `end` in its own cell.
  private static func broken(
    _ grid: CandidateGrid, _ start: Candidate, _ startsOn: Bool, _ end: Candidate, _ endsOn: Bool
  ) -> [Candidate] {
    if startsOn { return [start] }
    if !endsOn { return [end] }
    return grid[start.cell].filter { $0 != start.digit }.map { Candidate(start.cell, $0) }
  }

  /// Returns `true` if a chain with such an end ranks below the best one so far. HoDoKu counts
  /// statements, and two and a half more for an almost locked set. A distance of two is one
  /// statement.
  private func isLate(
    _ eliminations: [Candidate], _ distance: UInt16, _ best: NiceLoopChain.Rank?
  ) -> Bool {
    guard onlyBest, let best, graph.entries.isEmpty else { return false }
    return NiceLoopChain.Rank(eliminations, length: Int(distance) / 2 + 1) >= best
  }

  private func length(_ path: [Int]) -> Int {
    path.count + path.count { $0 >= graph.entryBase } * 5 / 2
  }
}

// Chains with two ends
extension NiceLoopSearch {
  /// Collects the eliminations if one of `start` and `end` is true.
  private mutating func joinEnds(
    _ walk: ImplicationWalk, _ place: Int, _ start: Candidate, _ end: Candidate
  ) {
    var eliminations: [Candidate] = []
    if start.digit == end.digit {
      let seen = start.cell.peerSet.intersection(end.cell.peerSet)
        .intersection(grid.cells(of: start.digit))
      guard seen.count > 1, !isSmall(seen.count) else { return }
      eliminations = seen.map { Candidate($0, start.digit) }
    } else {
      guard start.cell.isPeer(of: end.cell), grid[end.cell].contains(start.digit),
        grid[start.cell].contains(end.digit), !isSmall(2)
      else { return }
      let both = (Candidate(start.cell, end.digit), Candidate(end.cell, start.digit))
      eliminations = start.digit < end.digit ? [both.1, both.0] : [both.0, both.1]
    }
    if isLate(eliminations, walk.steps[place].distance, bestOpen) { return }
    let path = walk.path(to: place)
    guard isProper(path, isLoop: false) else { return }
    let chain = NiceLoopChain(
      kind: .open, path: path, eliminations: eliminations, length: length(path),
      isGrouped: path.contains { !ImplicationGraph.isCandidate($0) })
    open.append(chain)
    bestOpen = bestOpen.map { min($0, chain.rank) } ?? chain.rank
  }

  /// Returns `true` if chains with `count` eliminations rank below the best one so far.
  private func isSmall(_ count: Int) -> Bool {
    guard onlyBest, let bestOpen, graph.entries.isEmpty else { return false }
    return count < bestOpen.count
  }

  /// Returns `true` if `path` doesn't return to a cell that it has left. A loop may return to its
  /// first cell, which it must leave and enter from outside.
  private func isProper(_ path: [Int], isLoop: Bool) -> Bool {
    let cells = path.map(graph.firstCell(of:))
    if isLoop, cells[0] == cells[1] || cells[cells.count - 1] == cells[cells.count - 2] {
      return false
    }
    var left = CellSet.none
    for place in path.indices {
      if left.contains(Cell(cells[place])) { return false }
      if place > 0, !isLoop || cells[place - 1] != cells[0] {
        left = left.union(graph.cells(of: path[place - 1]))
      }
    }
    return true
  }
}
