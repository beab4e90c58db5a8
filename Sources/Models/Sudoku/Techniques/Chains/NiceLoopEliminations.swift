/// The eliminations of a continuous loop. Its links hold in both directions, so exactly one of any
/// two neighbours is true.
struct NiceLoopEliminations {
  private let graph: ImplicationGraph
  private let grid: CandidateGrid
  private let path: [Int]
  private let start: Candidate
  private let used: CellSet
  private var gone = InlineArray<9, CellSet>(repeating: .none)

  /// Returns the eliminations along `path`, by digit, then by cell. It begins with "a candidate is
  /// false" and ends with another candidate of the same cell being true.
  static func all(along path: [Int], in graph: ImplicationGraph) -> [Candidate] {
    var eliminations = NiceLoopEliminations(path, graph)
    eliminations.collect()
    return (0..<9).flatMap { digit in
      eliminations.gone[digit].map { Candidate($0, Digit(index: digit)) }
    }
  }

  private init(_ path: [Int], _ graph: ImplicationGraph) {
    self.path = path
    self.graph = graph
    grid = graph.grid
    start = ImplicationGraph.candidate(path[0])
    used = path.dropLast().reduce(.none) { $0.union(graph.cells(of: $1)) }
  }

  private mutating func collect() {
    let last = graph.digit(of: path[path.count - 1])
    keep(start.digit.index, last, in: start.cell)
    for place in path.indices.dropFirst() {
      if graph.isOn(path[place]) {
        crossCell(at: place)
      } else if cell(place - 1) != cell(place) {
        crossWeakLink(at: place)
      }
    }
  }

  private func cell(_ place: Int) -> Int { graph.firstCell(of: path[place]) }

  /// Removes the other digits from `cell`.
  private mutating func keep(_ first: Int, _ second: Int, in cell: Cell) {
    for digit in grid[cell] where digit.index != first && digit.index != second {
      gone[digit.index].insert(cell)
    }
  }

  private mutating func lose(_ digit: Digit, _ cells: CellSet) {
    gone[digit.index] = gone[digit.index].union(cells)
  }

  /// A cell with strong links on both sides holds one of the two digits.
  private mutating func crossCell(at place: Int) {
    guard place + 2 < path.count, cell(place - 1) != cell(place), cell(place) == cell(place + 1),
      !graph.isOn(path[place + 1]), graph.isOn(path[place + 2]), cell(place + 1) != cell(place + 2)
    else { return }
    keep(graph.digit(of: path[place]), graph.digit(of: path[place + 2]), in: Cell(cell(place)))
  }

  /// One end of a weak link holds the digit, so cells that see both ends lose it.
  private mutating func crossWeakLink(at place: Int) {
    let digit = Digit(index: graph.digit(of: path[place]))
    var seen = sight(path[place - 1], digit).intersection(sight(path[place], digit))
      .subtracting(used)
    seen.remove(start.cell)
    lose(digit, seen)
    if path[place] >= graph.entryBase { crossSet(at: place) }
  }

  /// Returns the cells with `digit` that see all its places in `node`.
  private func sight(_ node: Int, _ digit: Digit) -> CellSet {
    guard node >= graph.entryBase else {
      return Cell.commonPeers(of: graph.cells(of: node)).intersection(grid.cells(of: digit))
    }
    let set = graph.entry(node).set
    return set.digits.contains(digit) ? grid.seeing(digit, in: set) : .none
  }

  /// All digits of an almost locked set are locked in, except those of the two links.
  private mutating func crossSet(at place: Int) {
    let entry = graph.entry(path[place])
    let next = path[place + 1]
    let isForced = graph.isOn(next)
    let target = Cell(graph.firstCell(of: next))
    let exits =
      isForced
      ? grid[target].subtracting([Digit(index: graph.digit(of: next))])
      : [Digit(index: graph.digit(of: next))]
    for digit in entry.set.digits where digit != entry.digit {
      var cells = grid.seeing(digit, in: entry.set)
      if exits.contains(digit) {
        guard isForced else { continue }
        cells = cells.intersection(target.peerSet)
      }
      lose(digit, cells)
    }
  }
}
