/// The eliminations of an exocet, with their reasons.
struct ExocetProof {
  private let board: CrossedLines
  private let base: ExocetBase
  private let crossLines: [Int]
  private let targets: [ExocetTarget]
  /// For each digit of the base, the places besides the targets that the base doesn't see.
  private let places: [CrossPlaces]
  private let companions: [Cell]
  /// For each target the two cells of which one has the same digit. Empty in a senior exocet.
  private let mirrors: [[Cell]]

  /// The digits left for the base.
  private var live: DigitSet
  /// The digits left for each target.
  private var held: [DigitSet]
  private var lostInMirrors: [Candidate] = []
  private var refutations: [ExocetPattern.Refutation] = []

  /// Creates a proof, or returns `nil` if a target has no digit of the base.
  init?(
    _ board: CrossedLines, _ base: ExocetBase, _ crossLines: [Int], _ targets: [ExocetTarget],
    _ places: [CrossPlaces], companions: [Cell], mirrors: [[Cell]]
  ) {
    self.board = board
    self.base = base
    self.crossLines = crossLines
    self.targets = targets
    self.places = places
    self.companions = companions
    self.mirrors = mirrors
    live = base.digits
    held = targets.map { board.grid[$0.cell].intersection(base.digits) }
    var count = 0
    repeat {
      count = refutations.count
      narrowTargets()
      narrowBase()
    } while refutations.count > count
    guard held.allSatisfy({ !$0.isEmpty }), live.count > 1 else { return nil }
    for number in mirrors.indices { narrowMirror(number) }
  }

  private mutating func narrowTargets() {
    for (number, target) in targets.enumerated() {
      let other = targets[1 - number]
      for digit in held[number] where !hasRoom(digit, for: target) {
        held[number].remove(digit)
        let lines = (0..<3).filter { $0 != target.place }.map { board.crossLine(crossLines[$0]) }
        refutations.append(
          .noRoom(digit, target: target.cell, other: other.cell, lines: lines))
      }
      if mirrors.indices.contains(number) {
        let mirrored = mirrors[number].reduce(DigitSet.none) { $0.union(board.digits($1)) }
        let missing = held[number].subtracting(mirrored)
        if !missing.isEmpty {
          held[number] = held[number].subtracting(missing)
          refutations.append(
            .notMirrored(missing, target: target.cell, mirror: mirrors[number]))
        }
      }
      if let only = held[number].only, held[1 - number].contains(only) {
        held[1 - number].remove(only)
        refutations.append(.taken(only, by: target.cell, notBy: other.cell))
      }
    }
  }

  /// Returns `true` if the other two cross-lines can both have `digit` while `target` has it and
  /// the other one doesn't.
  private func hasRoom(_ digit: Digit, for target: ExocetTarget) -> Bool {
    guard let number = Array(base.digits).firstIndex(of: digit) else { return false }
    let rest = (0..<3).filter { $0 != target.place }.map {
      places[number][$0] & ~(1 << target.line)
    }
    return rest[0] != 0 && rest[1] != 0 && (rest[0] | rest[1]).nonzeroBitCount > 1
  }

  private mutating func narrowBase() {
    let gone = live.subtracting(held[0].union(held[1]))
    guard !gone.isEmpty else { return }
    live = live.subtracting(gone)
    refutations.append(.noTarget(gone))
  }

  /// One cell of the mirror has the digit of the target. If only one can, or the other cell must
  /// have another digit, it loses the rest.
  private mutating func narrowMirror(_ number: Int) {
    let (mirror, target) = (mirrors[number], targets[number].cell)
    let grid = board.grid
    for (cell, other) in [(mirror[0], mirror[1]), (mirror[1], mirror[0])]
    where board.digits(other).intersection(held[number]).isEmpty {
      let gone = grid[cell].subtracting(held[number])
      lostInMirrors += gone.map { Candidate(cell, $0) }
      if !gone.isEmpty {
        refutations.append(.mirrors(cell: cell, target: target, mirror: mirror))
      }
      return
    }
    guard mirror.allSatisfy(grid.open.contains) else { return }
    let houses = mirror[0].houses.filter { $0.contains(mirror[1]) }
    for digit in grid[mirror[0]].union(grid[mirror[1]]).subtracting(held[number]) {
      guard
        let house = houses.first(where: {
          grid.cells(of: digit, in: $0).isSubset(of: CellSet(mirror))
        })
      else { continue }
      var kept = held[number]
      kept.insert(digit)
      let gone = mirror.flatMap { cell in
        grid[cell].subtracting(kept).map { Candidate(cell, $0) }
      }
      guard !gone.isEmpty else { return }
      lostInMirrors += gone
      refutations.append(.paired(mirror: mirror, target: target, rest: digit, house))
      return
    }
  }

  /// The candidates of the base and the targets.
  var ends: [Candidate] {
    board.grid.candidates(in: base.cells + targets.map(\.cell))
  }

  /// Returns the deduction, or `nil` if nothing is ruled out.
  func deduction(_ id: TechniqueID) -> Deduction? {
    let grid = board.grid
    let losses = base.cells.map { ($0, live) } + zip(targets.map(\.cell), held)
    let gone =
      losses.flatMap { cell, kept in
        grid[cell].subtracting(kept).map { Candidate(cell, $0) }
      } + lostInMirrors
    guard !gone.isEmpty else { return nil }
    let covered = zip(base.digits, places).flatMap { digit, places in
      (0..<3).flatMap { place in
        Bits(places[place]).map { Candidate(board.cell($0, crossLines[place]), digit) }
      }
    }.filter(grid.contains)
    return Deduction(
      id, eliminations: gone.unique.sorted(),
      ExocetPattern(
        base: base.cells, targets: targets.map(\.cell), companions: companions,
        digits: base.digits, crossLines: crossLines.map(board.crossLine), covers: covers,
        candidates: ends + covered.sorted(), refutations: refutations))
  }

  private var covers: [ExocetPattern.Cover] {
    let lines = places.map { $0.covers(board, crossLines) }
    return lines.unique.map { houses in
      let digits = zip(base.digits, lines).filter { $1 == houses }.map(\.0)
      return ExocetPattern.Cover(digits: DigitSet(digits), lines: houses)
    }
  }
}
