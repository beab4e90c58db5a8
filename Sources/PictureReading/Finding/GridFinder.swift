import Sudoku

/// Finds grids of nine by nine cells in a picture, the likeliest kinds first: dark lines on light,
/// light lines on dark, faint lines, and finally no lines at all.
///
/// Two methods propose candidates, which are judged by the lines that show there:
/// - patches: the light insides of adjacent cells, however the paper bends;
/// - outlines: the four sides around connected ink.
///
/// If no lines show, digits on a raster propose grids and are used to judge them.
struct GridFinder: Sequence, IteratorProtocol {
  /// A possible grid.
  struct Candidate: Hashable, Sendable {
    let lattice: Lattice
    /// How clearly the lines show: about 1 for a complete grid.
    let score: Double
    /// `true` if the lines are lighter than the cells.
    let isInverted: Bool
  }

  private enum Round: CaseIterable {
    case dark, light, faintDark, faintLight, digits
  }

  /// The longer side of the searched image, in pixels.
  static let side = 800

  private let image: GreyImage
  private let stop: Stop
  /// The size of the picture relative to the image.
  private let factor: Double
  private var rounds = Round.allCases[...]
  /// The best score of all candidates so far.
  private var best = 0.0

  init(_ picture: GreyImage, _ stop: Stop) {
    self.stop = stop
    image = picture.shrunk(toFit: Self.side)
    factor =
      Double(Swift.max(picture.width, picture.height))
      / Double(Swift.max(image.width, image.height))
  }

  /// Returns the candidates of the next round, likeliest first, in pixels of the picture, or `nil`
  /// after the last round.
  mutating func next() -> [Candidate]? {
    while let round = rounds.popFirst() {
      if stop.isDue { return nil }
      if let found = candidates(round) {
        best = found.reduce(best) { Swift.max($0, $1.score) }
        return found.map {
          Candidate(
            lattice: $0.lattice.scaled(by: factor), score: $0.score, isInverted: $0.isInverted)
        }
      }
    }
    return nil
  }

  /// Returns `nil` if earlier candidates make the round unnecessary.
  private func candidates(_ round: Round) -> [Candidate]? {
    switch round {
    case .dark: ranked(candidates(in: image, isInverted: false))
    case .light: best > 0.75 ? nil : ranked(candidates(in: image.inverted, isInverted: true))
    case .faintDark: best > 0.65 ? nil : ranked(candidates(in: faint, isInverted: false))
    case .faintLight:
      best > 0.65 ? nil : ranked(candidates(in: faint.inverted, isInverted: true))
    case .digits:
      best > 0.7
        ? nil
        : Self.rasters(in: image, isInverted: false)
          + Self.rasters(in: image.inverted, isInverted: true)
    }
  }

  /// The image for faint lines. On some screens lines are only a shade off the cells, next to black
  /// digits on white.
  private var faint: GreyImage { image.flattened(radius: Self.side / 20, depth: 10) }

  /// Returns the six best distinct candidates. Of equally good ones, prefers the larger, because
  /// neighbouring puzzles in a newspaper are cut off or small, and the flatter.
  private func ranked(_ candidates: [Candidate]) -> [Candidate] {
    let full = Double(image.width * image.height)
    func rank(_ candidate: Candidate) -> Double {
      candidate.score + 0.15 * (Swift.max(0, candidate.lattice.area) / full).squareRoot()
        - 0.3 * candidate.lattice.bend
    }
    let sorted = candidates.filter { $0.score > 0.3 }.map { (candidate: $0, rank: rank($0)) }
      .sorted { $0.rank > $1.rank }.map(\.candidate)
    var distinct: [Candidate] = []
    for candidate in sorted where distinct.count < 6 {
      let size = candidate.lattice.cellSize
      let isKnown = distinct.contains { $0.lattice.distance(to: candidate.lattice) < 0.15 * size }
      if !isKnown { distinct.append(candidate) }
    }
    return distinct
  }

  /// Returns the places with digits on a raster.
  private static func rasters(in image: GreyImage, isInverted: Bool) -> [Candidate] {
    let evidence = LineEvidence(image: image)
    let sums = GreyImage.Sums(image)
    return [(16, Float(0.3), Float(4)), (40, 0.35, 3)].flatMap { radius, strength, floor in
      let mask = Self.ink(in: image, sums, radius: radius, strength: strength, floor: floor)
      let regions = Regions(
        of: mask, width: image.width, height: image.height, where: true, diagonally: true)
      return DigitRaster.lattices(regions, width: image.width, height: image.height)
        .filter(\.isPlausible).map { raster in
          let score = evidence.score(of: raster)
          let fitted = evidence.fitted(raster)
          let fittedScore = fitted.isPlausible && fitted.isEven ? evidence.score(of: fitted) : 0
          return score >= fittedScore
            ? Candidate(lattice: raster, score: score, isInverted: isInverted)
            : Candidate(lattice: fitted, score: fittedScore, isInverted: isInverted)
        }
    }
  }

  /// Returns the pixels darker than their surroundings within `radius`, by a share of the deviation
  /// there and a minimum number of brightness steps.
  private static func ink(
    in image: GreyImage, _ sums: GreyImage.Sums, radius: Int, strength: Float, floor: Float
  ) -> [Bool] {
    let scaled = Swift.max(3, radius * Swift.max(image.width, image.height) / side)
    var mask = [Bool](repeating: false, count: image.values.count)
    image.values.withUnsafeBufferPointer { values in
      sums.forEachPixel(radius: scaled) { place, mean, deviation in
        mask[place] = values[place] < mean - Swift.max(floor, strength * deviation)
      }
    }
    return mask
  }

  private func candidates(in image: GreyImage, isInverted: Bool) -> [Candidate] {
    let evidence = LineEvidence(image: image)
    let sums = GreyImage.Sums(image)
    var proposals: [(lattice: Lattice, score: Double)] = []
    func propose(_ lattices: [Lattice], keeping count: Int) {
      let scored = lattices.filter(\.isPlausible).map {
        (lattice: $0, score: evidence.score(of: $0))
      }
      proposals += scored.sorted { $0.score > $1.score }.prefix(count)
    }
    for (radius, strength, floor) in [
      (40, Float(0.35), Float(3)), (16, 0.3, 4), (70, 0.5, 8), (9, 0.2, 2),
    ] {
      if stop.isDue { return [] }
      let (width, height) = (image.width, image.height)
      let mask = Self.ink(in: image, sums, radius: radius, strength: strength, floor: floor)
      let paper = Regions(of: mask, width: width, height: height, where: false, diagonally: false)
      for kind in [CellPatches.Kind.cell, .box] {
        for sheet in CellPatches.sheets(of: kind, paper, width: width, height: height) {
          propose(sheet.lattices, keeping: 3)
        }
      }
      let ink = Regions(of: mask, width: width, height: height, where: true, diagonally: true)
      propose(InkOutline.lattices(ink, width: width, height: height), keeping: 4)
      // A grid that shows this clearly needs no other threshold.
      if let best = proposals.max(by: { $0.score < $1.score }), best.score > 0.75,
        evidence.score(of: evidence.fitted(best.lattice)) > 0.88
      {
        break
      }
    }
    proposals.sort { $0.score > $1.score }
    var candidates: [Candidate] = []
    var distinct: [Lattice] = []
    for proposal in proposals where distinct.count < 9 {
      let size = proposal.lattice.cellSize
      guard distinct.allSatisfy({ $0.distance(to: proposal.lattice) > 0.1 * size }) else {
        continue
      }
      distinct.append(proposal.lattice)
      for isWide in [false, true] {
        let fitted = evidence.fitted(proposal.lattice, isWide: isWide)
        guard fitted.isPlausible, fitted.isEven else { continue }
        let score = evidence.score(of: fitted)
        candidates.append(Candidate(lattice: fitted, score: score, isInverted: isInverted))
        if score > 0.75 { break }
      }
    }
    // A grid found one line off has the same support on one side as the right one.
    if let best = candidates.max(by: { $0.score < $1.score }), best.score < 0.9 {
      for rows in -1...1 {
        for columns in -1...1 where rows != 0 || columns != 0 {
          guard let moved = best.lattice.moved(rows: rows, columns: columns), moved.isPlausible,
            evidence.score(of: moved) > best.score - 0.25
          else { continue }
          let fitted = evidence.fitted(moved)
          guard fitted.isPlausible else { continue }
          candidates.append(
            Candidate(lattice: fitted, score: evidence.score(of: fitted), isInverted: isInverted))
        }
      }
    }
    return candidates
  }
}
