/// Finds ``ExocetPattern``s.
///
/// Source of the rules: https://www.sudokuwiki.org/Exocet
struct Exocet: Technique {
  /// With targets in the boxes beside the base, on the other two lines, and companions without
  /// digits of the base.
  static let junior = Exocet(id: .juniorExocet)
  /// With targets anywhere on two of the cross-lines.
  static let senior = Exocet(id: .seniorExocet)

  let id: TechniqueID

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    // The third cross-line often doesn't matter.
    var known: Set<[Candidate]> = []
    for isTurned in [false, true] {
      let board = CrossedLines(grid, isTurned: isTurned)
      for line in 0..<9 {
        for third in 0..<9 {
          guard let base = ExocetBase(board, line: line, third: third) else { continue }
          let boxes = (0..<3).filter { $0 != third / 3 }.map { $0 * 3..<$0 * 3 + 3 }
          for first in boxes[0] {
            for second in boxes[1] {
              let frame = ExocetFrame(board, base, crossLines: [third, first, second])
              for proof in id == .juniorExocet ? frame.juniors() : frame.seniors() {
                guard let deduction = proof.deduction(id),
                  known.insert(proof.ends + deduction.eliminations).inserted
                else { continue }
                try findings.add(deduction)
              }
            }
          }
        }
      }
    }
  }
}

/// A grid seen along its rows, or along its columns.
struct CrossedLines {
  let grid: CandidateGrid
  private let isTurned: Bool
  /// A bit for each line, at nine times the digit plus the cross-line.
  private let places: [UInt16]

  init(_ grid: CandidateGrid, isTurned: Bool) {
    self.grid = grid
    self.isTurned = isTurned
    var places = Array(repeating: UInt16(0), count: 81)
    for cell in Cell.all {
      let (line, crossLine) = isTurned ? (cell.column, cell.row) : (cell.row, cell.column)
      for digit in Self.digits(grid, cell) { places[digit.index * 9 + crossLine] |= 1 << line }
    }
    self.places = places
  }

  func line(_ number: Int) -> House { isTurned ? .column(number) : .row(number) }
  func crossLine(_ number: Int) -> House { isTurned ? .row(number) : .column(number) }

  func cell(_ line: Int, _ crossLine: Int) -> Cell {
    isTurned ? Cell(row: crossLine, column: line) : Cell(row: line, column: crossLine)
  }

  /// Returns the lines on which the cross-line has `digit`, settled or as a candidate.
  func places(of digit: Digit, on crossLine: Int) -> UInt16 { places[digit.index * 9 + crossLine] }

  /// Returns the candidates of `cell`, or its digit.
  func digits(_ cell: Cell) -> DigitSet { Self.digits(grid, cell) }

  private static func digits(_ grid: CandidateGrid, _ cell: Cell) -> DigitSet {
    grid.grid[cell].map { [$0] } ?? grid[cell]
  }
}

/// The base of an exocet: two open cells of a line in a box, with three or four digits.
struct ExocetBase {
  let line: Int
  let cells: [Cell]
  let digits: DigitSet

  /// Creates the base from the two cells beside the cross-line `third`, if they can be one.
  init?(_ board: CrossedLines, line: Int, third: Int) {
    let box = third / 3 * 3
    cells = (box..<box + 3).filter { $0 != third }.map { board.cell(line, $0) }
    let held = cells.map { board.grid[$0] }
    digits = held[0].union(held[1])
    self.line = line
    guard held.allSatisfy({ $0.count > 1 }), (3...4).contains(digits.count) else { return nil }
  }

  /// The base's line and the two others of its boxes.
  var band: Range<Int> { line / 3 * 3..<line / 3 * 3 + 3 }
}

/// The places of one digit on three cross-lines: a bit for each line.
typealias CrossPlaces = SIMD4<UInt16>

extension CrossPlaces {
  /// The lines of all three.
  var lines: UInt16 { self[0] | self[1] | self[2] }

  /// `true` if two lines or cross-lines hold all places.
  var fitsIntoTwo: Bool {
    lines.nonzeroBitCount <= 2
      || (0..<3).contains { (place: Int) in
        let others = (self[(place + 1) % 3], self[(place + 2) % 3])
        return self[place] == 0 || (others.0 | others.1).nonzeroBitCount == 1
      }
  }

  /// Returns two lines or cross-lines that hold all places, or as many as it takes.
  func covers(_ board: CrossedLines, _ crossLines: [Int]) -> [House] {
    if lines.nonzeroBitCount <= 2 { return Bits(lines).map(board.line) }
    for place in 0..<3 {
      let others = self[(place + 1) % 3] | self[(place + 2) % 3]
      guard others.nonzeroBitCount == 1 else { continue }
      return Bits(others).map(board.line) + [board.crossLine(crossLines[place])]
    }
    return (0..<3).filter { self[$0] != 0 }.map { board.crossLine(crossLines[$0]) }
  }
}

/// A cell of a cross-line.
struct ExocetTarget {
  let line: Int
  /// The position among the three cross-lines.
  let place: Int
  let cell: Cell
}

/// A base and three cross-lines, the first of which runs through the base's box.
struct ExocetFrame {
  private let board: CrossedLines
  private let base: ExocetBase
  private let crossLines: [Int]
  /// The places that the base doesn't see, for each digit of the base.
  private let places: [CrossPlaces]

  init(_ board: CrossedLines, _ base: ExocetBase, crossLines: [Int]) {
    self.board = board
    self.base = base
    self.crossLines = crossLines
    let seen = base.band.reduce(UInt16(0)) { $0 | 1 << $1 }
    let mask = CrossPlaces(~seen, ~(1 << base.line), ~(1 << base.line), 0)
    places = base.digits.map { digit in
      let all = crossLines.map { board.places(of: digit, on: $0) }
      return CrossPlaces(all[0], all[1], all[2], 0) & mask
    }
  }

  /// Returns the exocets with targets beside the base, and the companions in place.
  func juniors() -> [ExocetProof] {
    let lines = base.band.filter { $0 != base.line }
    return lines.flatMap { first in
      lines.compactMap { second in
        let targets = [(first, 1), (second, 2)].map(target)
        let companions = [(first, 1), (second, 2)].map { line, place in
          board.cell(lines[0] + lines[1] - line, crossLines[place])
        }
        guard isClear(companions) else { return nil }
        // The digit of a target is in the box of the other, on the line that has neither the
        // target nor the base.
        let mirrors = zip(targets, [2, 1]).map { target, place in
          let (line, crossLine) = (lines[0] + lines[1] - target.line, crossLines[place])
          return (crossLine / 3 * 3..<crossLine / 3 * 3 + 3).filter { $0 != crossLine }
            .map { board.cell(line, $0) }
        }
        return proof(targets, companions: companions, mirrors: mirrors)
      }
    }
  }

  /// Returns the exocets with targets that don't make a junior one.
  func seniors() -> [ExocetProof] {
    let targets = (0..<3).flatMap { place in
      Bits(places.reduce(UInt16(0)) { $0 | $1[place] }).map { target($0, place) }
    }.filter { board.grid.open.contains($0.cell) }
    var proofs: [ExocetProof] = []
    for (number, first) in targets.enumerated() {
      for second in targets.dropFirst(number + 1)
      where first.place != second.place && !isJunior(first, second) {
        if let proof = proof([first, second]) { proofs.append(proof) }
      }
    }
    return proofs
  }

  private func target(_ line: Int, _ place: Int) -> ExocetTarget {
    ExocetTarget(line: line, place: place, cell: board.cell(line, crossLines[place]))
  }

  private func isClear(_ companions: [Cell]) -> Bool {
    companions.allSatisfy { board.digits($0).intersection(base.digits).isEmpty }
  }

  private func isJunior(_ first: ExocetTarget, _ second: ExocetTarget) -> Bool {
    guard first.place == 1, second.place == 2, base.band.contains(first.line),
      base.band.contains(second.line)
    else { return false }
    return isClear(
      [first, second].map { target in
        board.cell(base.band.reduce(0, +) - base.line - target.line, crossLines[target.place])
      })
  }

  private func proof(
    _ targets: [ExocetTarget], companions: [Cell] = [], mirrors: [[Cell]] = []
  ) -> ExocetProof? {
    var mask = CrossPlaces(repeating: .max)
    for target in targets { mask[target.place] &= ~(1 << target.line) }
    guard places.allSatisfy({ ($0 & mask).fitsIntoTwo }) else { return nil }
    return ExocetProof(
      board, base, crossLines, targets, places.map { $0 & mask }, companions: companions,
      mirrors: mirrors)
  }
}
