import Foundation
public import Sudoku

/// The result of reading a picture of a puzzle.
public struct PuzzleScan: Hashable, Sendable {
  /// The corners of the grid in pixels of the picture, clockwise from the puzzle's own top left:
  /// the picture may lie on its side.
  public let corners: [PicturePoint]
  /// The grid alone, straightened: a square whose side is a multiple of 9.
  public let rectified: Picture
  /// The 81 cells, row by row.
  public let cells: [CellScan]
  /// The printed digits: the most probable reading that obeys the rules and has one solution.
  /// Without such a reading, the most probable one as it is.
  public let givens: Grid
  /// The handwritten digits, as far as they can be told from printed ones.
  public let handwritten: Grid
  /// The cells that a person should check. Empty if the reading is certain. ``doubts`` has them in
  /// the order of the doubt.
  public let doubtful: CellSet
  /// The cells that are read differently from what they look like, because the rules or the unique
  /// solution require it.
  public let changed: CellSet
  /// `true` if the givens have exactly one solution.
  public let hasOneSolution: Bool

  /// Creates a result, for example by hand.
  public init(
    corners: [PicturePoint], rectified: Picture, cells: [CellScan], givens: Grid,
    handwritten: Grid, doubtful: CellSet, changed: CellSet, hasOneSolution: Bool
  ) {
    precondition(corners.count == 4 && cells.count == 81)
    self.corners = corners
    self.rectified = rectified
    self.cells = cells
    self.givens = givens
    self.handwritten = handwritten
    self.doubtful = doubtful
    self.changed = changed
    self.hasOneSolution = hasOneSolution
  }

  /// Finds the puzzle in `picture` and reads it on the caller's thread, in less than a second. The
  /// picture may lie on its side.
  ///
  /// - Throws: ``ScanError/noGrid`` if no complete grid is visible, ``ScanError/cancelled`` soon
  ///   after `stop` is due.
  public init(of picture: Picture, stop: Stop = .cancelled) throws(ScanError) {
    let image = GreyImage(picture)
    var best: Read?
    var budget = RuleReading.budget
    func consider(_ appearance: GridAppearance) {
      // No reading is more probable than the looks of each cell.
      if let best, 81 * appearance.clarity < best.likelihood { return }
      let read = Read(appearance, in: picture, budget: budget, stop)
      budget = RuleReading.budget / 8
      if best.map({ read.likelihood > $0.likelihood }) ?? true { best = read }
    }
    var others: [GridAppearance] = []
    for candidates in GridFinder(image, stop) {
      for candidate in candidates {
        if stop.isDue { throw .cancelled }
        // Even a reading beyond doubt may be the smaller of two puzzles.
        if let best, best.isBeyondDoubt,
          candidate.lattice.area < 1.3 * best.appearance.lattice.area
        {
          continue
        }
        guard let appearance = GridAppearance(candidate, in: image) else { continue }
        if appearance.clarity > -0.03 {
          consider(appearance)
        } else {
          others.append(appearance)
        }
      }
      if best?.isBeyondDoubt ?? false { break }
    }
    // The right position is the one at which the rules agree with the looks. One row off, they
    // don't.
    if !(best?.isBeyondDoubt ?? false) {
      for appearance in others.sorted(by: { $0.clarity > $1.clarity }).prefix(4) {
        if stop.isDue { throw .cancelled }
        consider(appearance)
        if best?.isBeyondDoubt ?? false { break }
      }
    }
    if stop.isDue { throw .cancelled }
    guard let best else { throw .noGrid }
    self.init(
      corners: best.appearance.lattice.corners,
      rectified: picture.rectified(along: best.appearance.lattice), cells: best.reading.cells,
      givens: best.reading.givens, handwritten: best.reading.handwritten,
      doubtful: best.reading.doubtful, changed: best.reading.changed,
      hasOneSolution: best.reading.hasOneSolution)
  }
}

extension PuzzleScan {
  /// The doubtful cells, the most doubtful first.
  public var doubts: [Cell] {
    doubtful.map { (cell: $0, certainty: certainty(of: $0)) }
      .sorted { ($0.certainty, $0.cell.index) < ($1.certainty, $1.cell.index) }
      .map(\.cell)
  }

  /// `true` unless all doubtful cells are empty and clean. Such cells are doubtful only because the
  /// puzzle would still have one solution with another given.
  public var needsCheck: Bool {
    !hasOneSolution
      || doubtful.contains { cell in
        givens[cell] != nil || handwritten[cell] != nil || certainty(of: cell) < Self.clean
      }
  }

  /// The probability from which a cell that is read as empty is clean.
  private static let clean = 0.9

  /// The probability of the reading of a cell by its looks alone, from 0 to 1.
  private func certainty(of cell: Cell) -> Double {
    let digit = givens[cell] ?? handwritten[cell]
    let look = cells[cell.index]
    let share = look.probabilities[digit?.rawValue ?? 0]
    return digit == nil ? share : share * max(look.handwriting, 1 - look.handwriting)
  }
}

/// The appearance of a grid with its reading.
private struct Read {
  let appearance: GridAppearance
  let reading: BoardReading
  /// The logarithm of the probability of the reading, cell by cell. It is much less without a
  /// unique solution: a small solution of yesterday's puzzle is less likely to be meant.
  let likelihood: Double

  /// `true` if no other place in the picture needs a look.
  var isBeyondDoubt: Bool {
    reading.hasOneSolution && 81 * appearance.clarity - reading.cost > -5
  }

  init(_ appearance: GridAppearance, in picture: Picture, budget: Int, _ stop: Stop) {
    self.appearance = appearance
    let colors = Cell.all.map { cell in
      appearance.verdicts[cell.index].empty < 0.5
        ? InkColor(of: appearance.lattice, row: cell.row, column: cell.column, in: picture) : nil
    }
    reading = BoardReading(appearance.verdicts, colors: colors, budget: budget, stop: stop)
    likelihood =
      81 * appearance.clarity - (reading.hasOneSolution ? reading.cost : 60)
      + 8 * log(max(1e-3, appearance.lattice.area / Double(picture.width * picture.height)))
  }
}

/// The reading of one cell.
public struct CellScan: Hashable, Sendable {
  /// The probability that the cell is empty (index 0) or shows a digit (indices 1 to 9): ten values
  /// that add up to 1.
  public let probabilities: [Double]
  /// The probability that its digit, if any, is handwritten.
  public let handwriting: Double

  /// Creates a reading.
  public init(probabilities: [Double], handwriting: Double) {
    precondition(probabilities.count == 10)
    self.probabilities = probabilities
    self.handwriting = handwriting
  }
}

/// The reason why no puzzle can be read from a picture.
public enum ScanError: Error, Hashable, Sendable {
  /// The picture shows no grid of nine by nine, or only a part of one.
  case noGrid
  /// The task was cancelled.
  case cancelled
}
