/// Plays out assumptions: settles the resulting singles, four rounds deep, as HoDoKu does for
/// forcing nets.
struct NetBuilder {
  private let grid: CandidateGrid
  private let start: NetBoard
  private var board: NetBoard
  private var table: ForcingTable
  /// One more than the position of each statement in the table, or 0 if it isn't there.
  private var places: [UInt16] = Array(repeating: 0, count: ImplicationGraph.candidateNodes)

  private static let rounds = 4

  init(_ grid: CandidateGrid) {
    self.grid = grid
    start = NetBoard(grid)
    board = start
    table = ForcingTable(0)
  }

  /// Returns the consequences of `assumption`, a statement about a candidate.
  mutating func table(of assumption: Int) -> ForcingTable {
    for entry in table.entries { places[Int(entry.node)] = 0 }
    board = start
    table = ForcingTable(assumption)
    places[assumption] = 1
    let candidate = ImplicationGraph.candidate(assumption)
    let (cell, digit) = (candidate.cell.index, candidate.digit.index)
    if assumption & 1 == 0 {
      let others = board.candidates[cell]
      board.place(cell, digit)
      exclude(cell, digit, others, from: 0)
    } else {
      board.remove(cell, digit)
      let left = board.candidates[cell]
      if left.nonzeroBitCount == 1 {
        let last = left.trailingZeroBitCount
        board.place(cell, last)
        add(ImplicationGraph.node(cell, last, isOn: true), from: 0)
        exclude(cell, last, left, from: 1)
      }
    }
    for _ in 0..<Self.rounds {
      let (naked, hidden) = (board.nakedSingles, board.hiddenSingles)
      for single in naked { settle(single, isNaked: true) }
      for single in hidden { settle(single, isNaked: false) }
    }
    return table
  }

  private mutating func settle(_ single: NetBoard.Single, isNaked: Bool) {
    let (cell, digit) = (single.cell, single.digit)
    let house = board.tightestHouse(cell, digit)
    let others = board.candidates[cell]
    board.place(cell, digit)
    let node = ImplicationGraph.node(cell, digit, isOn: true)
    let needed = ImplicationGraph.rivals(
      of: Candidate(Cell(cell), Digit(index: digit)), in: isNaked ? nil : House.all[house], grid)
    let reasons = needed.map { Int(places[$0]) - 1 }
    guard places[node] == 0, !reasons.isEmpty, !reasons.contains(-1) else { return }
    let place = table.entries.count
    table.append(node, from: reasons, isNaked ? .cell : .house(UInt8(house)))
    places[node] = UInt16(place + 1)
    exclude(cell, digit, others, from: place)
  }

  /// Eliminates the candidates that `digit` in `cell` rules out: those of its peers, then `others`
  /// in the cell.
  private mutating func exclude(_ cell: Int, _ digit: Int, _ others: UInt16, from place: Int) {
    for peer in grid.cells(of: Digit(index: digit)).intersection(Cell(cell).peerSet) {
      add(ImplicationGraph.node(peer.index, digit, isOn: false), from: place)
    }
    for other in Bits(others) where other != digit {
      add(ImplicationGraph.node(cell, other, isOn: false), from: place)
    }
  }

  private mutating func add(_ node: Int, from place: Int) {
    guard places[node] == 0 else { return }
    table.append(node, from: place)
    places[node] = UInt16(table.entries.count)
  }
}
