import CDigits
import Foundation
import Models

extension PuzzleScan {
  /// Finds the puzzle in `picture` and reads it, on the caller's thread, in less than a second. The
  /// picture may lie on its side.
  ///
  /// - Throws: ``ScanError/noGrid`` if there is none to be seen whole, ``ScanError/cancelled`` soon
  ///   after the task is cancelled.
  public init(of picture: Picture) throws(ScanError) {
    let image = GreyImage(picture)
    var best: Read?
    var budget = RuleReading.budget
    func consider(_ sight: Sight) {
      // No reading is more probable than what the cells look like one by one.
      if let best, 81 * sight.clarity < best.likelihood { return }
      let read = Read(sight, in: picture, budget: budget)
      budget = RuleReading.budget / 8
      if best.map({ read.likelihood > $0.likelihood }) ?? true { best = read }
    }
    var others: [Sight] = []
    for candidate in GridFinder.candidates(in: image, limit: 10) where candidate.score > 0.3 {
      if Task.isCancelled { throw .cancelled }
      guard let sight = Sight(candidate, in: image) else { continue }
      if sight.clarity > -0.03 {
        consider(sight)
        if best?.isBeyondDoubt ?? false { break }
      } else {
        others.append(sight)
      }
    }
    // The puzzle is where the rules agree with what the cells look like: one row off, they don't.
    if !(best?.isBeyondDoubt ?? false) {
      for sight in others.sorted(by: { $0.clarity > $1.clarity }).prefix(4) {
        if Task.isCancelled { throw .cancelled }
        consider(sight)
        if best?.isBeyondDoubt ?? false { break }
      }
    }
    if Task.isCancelled { throw .cancelled }
    guard let best else { throw .noGrid }
    self.init(
      corners: best.sight.lattice.corners,
      rectified: picture.rectified(along: best.sight.lattice), cells: best.reading.cells,
      givens: best.reading.givens, handwritten: best.reading.handwritten,
      doubtful: best.reading.doubtful, changed: best.reading.changed,
      hasOneSolution: best.reading.hasOneSolution)
  }
}

/// A sight and the puzzle that it makes.
private struct Read {
  let sight: Sight
  let reading: BoardReading
  /// The logarithm of the probability of the reading, cell by cell; that of one without a unique
  /// solution is far less. Yesterday's solution, small beside the puzzle, is less likely what was meant.
  let likelihood: Double

  /// `true` if no other place in the picture needs a look.
  var isBeyondDoubt: Bool {
    reading.hasOneSolution && 81 * sight.clarity - reading.cost > -5
  }

  init(_ sight: Sight, in picture: Picture, budget: Int) {
    self.sight = sight
    let colors = Cell.all.map { cell in
      sight.verdicts[cell.index].empty < 0.5
        ? InkColor(of: sight.lattice, row: cell.row, column: cell.column, in: picture) : nil
    }
    reading = BoardReading(sight.verdicts, colors: colors, budget: budget)
    likelihood =
      81 * sight.clarity - (reading.hasOneSolution ? reading.cost : 60)
      + 8 * log(max(1e-3, sight.lattice.area / Double(picture.width * picture.height)))
  }
}

/// What the cells of a lattice look like, the right way up.
private struct Sight {
  let lattice: Lattice
  let verdicts: [DigitNetwork.Verdict]
  /// The mean logarithm of the probability of what each cell looks most like: 0 at best.
  let clarity: Double

  /// `nil` if the cells do not show digits.
  init?(_ candidate: GridFinder.Candidate, in image: GreyImage) {
    guard let network = Self.network else { return nil }
    let cutter = CellCutter(image: candidate.isInverted ? image.inverted : image)
    let cuts = Cell.all.map {
      CellCutter.standardised(
        cutter.brightness(of: candidate.lattice, row: $0.row, column: $0.column))
    }
    let upright = cuts.map(network.verdict)
    // The cells that most probably show something tell which way is up.
    let telling = Cell.all.sorted { upright[$0.index].empty < upright[$1.index].empty }.prefix(14)
      .filter { upright[$0.index].empty < 0.5 }
    guard telling.count >= 8 else { return nil }
    let fits = (0..<4).map { turns in
      telling.reduce(0) { sum, cell in
        let verdict =
          turns == 0 ? upright[cell.index] : network.verdict(Self.turned(cuts[cell.index], turns))
        return sum + max(-8, log(max(1e-9, verdict.digits.max() ?? 0)))
      }
    }
    guard let turns = (0..<4).max(by: { fits[$0] < fits[$1] }) else { return nil }
    verdicts =
      turns == 0
      ? upright
      : Cell.all.map { cell in
        // Where the cell was before the turns.
        var (row, column) = (cell.row, cell.column)
        for _ in 0..<turns { (row, column) = (column, 8 - row) }
        return network.verdict(Self.turned(cuts[row * 9 + column], turns))
      }
    lattice = candidate.lattice.turned(turns)
    clarity =
      verdicts.reduce(0) { $0 + log(max(1e-6, max($1.empty, $1.digits.max() ?? 0))) } / 81
    guard clarity > -1 else { return nil }
  }

  private static let network: DigitNetwork? = {
    var count = 0
    let start = digits_weights(&count)
    return DigitNetwork(weights: UnsafeBufferPointer(start: start, count: count))
  }()

  /// A cut after `turns` quarter turns anticlockwise.
  private static func turned(_ cut: [Float], _ turns: Int) -> [Float] {
    let side = CellCutter.side
    var result = cut
    for _ in 0..<turns {
      let old = result
      for y in 0..<side {
        for x in 0..<side { result[y * side + x] = old[x * side + side - 1 - y] }
      }
    }
    return result
  }
}

extension Picture {
  /// The grid alone, straightened along `lattice`: a square.
  fileprivate func rectified(along lattice: Lattice) -> Picture {
    let side = min(48, max(20, Int(lattice.cellSize.rounded())))
    var result = [UInt8](repeating: 0, count: 3 * 81 * side * side)
    let samples = max(1, min(6, Int((lattice.cellSize / Double(side)).rounded())))
    for cell in Cell.all {
      let (row, column) = (cell.row, cell.column)
      let (p, q) = (lattice[row: row, column: column], lattice[row: row, column: column + 1])
      let (r, s) = (
        lattice[row: row + 1, column: column], lattice[row: row + 1, column: column + 1]
      )
      for y in 0..<side {
        for x in 0..<side {
          var sums = (0, 0, 0)
          for sample in 0..<samples * samples {
            let u = (Double(x) + (Double(sample % samples) + 0.5) / Double(samples)) / Double(side)
            let v = (Double(y) + (Double(sample / samples) + 0.5) / Double(samples)) / Double(side)
            let point =
              p * ((1 - u) * (1 - v)) + q * (u * (1 - v)) + r * ((1 - u) * v) + s * (u * v)
            let column = max(0, min(width - 1, Int(point.x)))
            let place = 3 * (max(0, min(height - 1, Int(point.y))) * width + column)
            sums.0 += Int(pixels[place])
            sums.1 += Int(pixels[place + 1])
            sums.2 += Int(pixels[place + 2])
          }
          let target = 3 * ((row * side + y) * 9 * side + column * side + x)
          let count = samples * samples
          result[target] = UInt8(sums.0 / count)
          result[target + 1] = UInt8(sums.1 / count)
          result[target + 2] = UInt8(sums.2 / count)
        }
      }
    }
    return Picture(width: 9 * side, height: 9 * side, pixels: result)
  }
}
