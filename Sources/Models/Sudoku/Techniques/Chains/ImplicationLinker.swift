/// Collects the direct consequences of each statement about a position.
struct ImplicationLinker {
  private let grid: CandidateGrid
  private let groups: [CandidateGroup]
  private let entries: [LockedSetEntry]
  /// The positions of the groups and of the almost locked sets, by digit.
  private let groupsOfDigit: [[Int]]
  private let entriesOfDigit: [[Int]]
  /// The number of the first statement about an almost locked set.
  private let entryBase: Int
  /// The consequences of each statement, in HoDoKu's order.
  private(set) var edges = EdgeList()
  /// The cells of the candidates that each statement rules out.
  private(set) var touched: [CellSet] = []

  init(_ grid: CandidateGrid, _ groups: [CandidateGroup], _ entries: [LockedSetEntry]) {
    self.grid = grid
    self.groups = groups
    self.entries = entries
    groupsOfDigit = Digit.all.map { digit in
      groups.indices.filter { groups[$0].digit == digit }
    }
    entriesOfDigit = Digit.all.map { digit in
      entries.indices.filter { entries[$0].digit == digit }
    }
    entryBase = ImplicationGraph.candidateNodes + 2 * groups.count
  }
}

// Links
extension ImplicationLinker {
  /// Adds the consequences of each statement, by number.
  mutating func link() {
    touched = Array(
      repeating: .none, count: ImplicationGraph.candidateNodes + 2 * groups.count + entries.count)
    edges.reserve(statements: touched.count)
    for cell in 0..<81 {
      let digits = grid[Cell(cell)]
      for digit in Digit.all {
        edges.begin()
        if digits.contains(digit) {
          linkTrue(cell, digit, groupsOfDigit[digit.index], entriesOfDigit[digit.index])
        }
        edges.begin()
        if digits.contains(digit) { linkFalse(cell, digit, groupsOfDigit[digit.index]) }
      }
    }
    for place in groups.indices {
      edges.begin()
      linkTrue(
        group: place, groupsOfDigit[groups[place].digit.index],
        entriesOfDigit[groups[place].digit.index])
      edges.begin()
      linkFalse(group: place, groupsOfDigit[groups[place].digit.index])
    }
    for place in entries.indices {
      edges.begin()
      link(entry: place)
    }
  }

  private mutating func add(_ cell: Int, _ digit: Int, isOn: Bool) {
    edges.append(ImplicationGraph.node(cell, digit, isOn: isOn))
  }

  private mutating func addGroup(_ place: Int, isOn: Bool) {
    edges.append(ImplicationGraph.candidateNodes + 2 * place + (isOn ? 0 : 1))
  }

  private mutating func linkTrue(_ cell: Int, _ digit: Digit, _ rivals: [Int], _ sets: [Int]) {
    let node = edges.count - 1
    for other in grid[Cell(cell)] where other != digit {
      add(cell, other.index, isOn: false)
    }
    touched[node] = Cell(cell).peerSet.intersection(grid.cells(of: digit))
    for peer in Self.orderedPeers[cell] where touched[node].contains(Cell(Int(peer))) {
      add(Int(peer), digit.index, isOn: false)
    }
    touched[node].insert(Cell(cell))
    for place in rivals where groups[place].peers.contains(Cell(cell)) {
      addGroup(place, isOn: false)
    }
    for place in sets where entries[place].peers.contains(Cell(cell)) {
      edges.append(entryBase + place)
    }
  }

  private mutating func linkFalse(_ cell: Int, _ digit: Digit, _ rivals: [Int]) {
    let here = Cell(cell)
    if grid[here].count == 2, let other = grid[here].first(where: { $0 != digit }) {
      add(cell, other.index, isOn: true)
    }
    var linked = CellSet.none
    for house in here.houseIndices {
      let spots = grid.spots(of: digit, in: House.all[house])
      guard spots.nonzeroBitCount == 2 else { continue }
      let other = House.all[house].cells[(spots & ~here.spot(in: house)).trailingZeroBitCount]
      guard !linked.contains(other) else { continue }
      linked.insert(other)
      add(other.index, digit.index, isOn: true)
    }
    for place in rivals where groups[place].partners.contains(here) {
      addGroup(place, isOn: true)
    }
  }

  private mutating func linkTrue(group place: Int, _ rivals: [Int], _ sets: [Int]) {
    let group = groups[place]
    let node = edges.count - 1
    touched[node] = group.peers
    for cell in group.peers { add(cell.index, group.digit.index, isOn: false) }
    for rival in rivals where group.excludes(groups[rival]) { addGroup(rival, isOn: false) }
    for set in sets where entries[set].isReached(by: group) {
      edges.append(entryBase + set)
    }
  }

  private mutating func linkFalse(group place: Int, _ rivals: [Int]) {
    let group = groups[place]
    for cell in group.partnersInOrder { add(cell.index, group.digit.index, isOn: true) }
    for house in group.houses {
      let others = rivals.filter { groups[$0].isBeside(group, in: house) }
      guard let only = others.first, others.count == 1 else { continue }
      let left = grid.cells(of: group.digit, in: house).subtracting(group.cells)
        .subtracting(groups[only].cells)
      if left.isEmpty { addGroup(only, isOn: true) }
    }
  }

  /// The peers of each cell: the row, the column, then the rest of the box.
  private static let orderedPeers: [[UInt8]] = Cell.all.map { cell in
    var seen = CellSet.none
    return cell.houses.flatMap(\.cells).filter { peer in
      guard peer != cell, !seen.contains(peer) else { return false }
      seen.insert(peer)
      return true
    }.map { UInt8($0.index) }
  }
}

// Almost locked sets
extension ImplicationLinker {
  /// A set that has lost a digit keeps the others, so cells that see all their places lose them.
  private mutating func link(entry place: Int) {
    let entry = entries[place]
    let node = edges.count - 1
    for (digit, cells) in entry.eliminations {
      for cell in cells { add(cell.index, digit.index, isOn: false) }
      touched[node] = touched[node].union(cells)
      for (index, group) in groups.enumerated()
      where group.digit == digit && group.cells.isSubset(of: cells) {
        addGroup(index, isOn: false)
      }
    }
    for other in entry.rivals(in: entriesOfDigit, of: entries) { edges.append(entryBase + other) }
    for candidate in entry.forced(in: grid) {
      add(candidate.cell.index, candidate.digit.index, isOn: true)
    }
  }
}
