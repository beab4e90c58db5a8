/// Finds grids of nine by nine cells in a picture, the likeliest kinds first: dark lines on light, light
/// ones on dark, faint ones, and at last none at all.
///
/// Two ways propose where one may be, and the lines that show there judge them:
/// - patches: the light insides of cells that lie side by side, however the paper bends;
/// - outlines: the four sides around what hangs together in ink.
///
/// Where no lines show, digits on a raster propose grids, and the digits have to judge.
struct GridFinder: Sequence, IteratorProtocol {
  /// A place where a grid may be.
  struct Candidate: Hashable, Sendable {
    let lattice: Lattice
    /// How well its lines show: about 1 for a grid that is there in full.
    let score: Double
    /// `true` if the lines are lighter than the cells.
    let isInverted: Bool
  }

  private enum Round: CaseIterable {
    case dark, light, faintDark, faintLight, digits
  }

  /// The longer side of the image in which grids are looked for, in pixels.
  static let side = 800

  private let image: GreyImage
  /// How much larger the picture is than the image.
  private let factor: Double
  private var rounds = Round.allCases[...]
  /// The best score of all candidates so far.
  private var best = 0.0

  init(_ picture: GreyImage) {
    image = picture.shrunk(toFit: Self.side)
    factor =
      Double(Swift.max(picture.width, picture.height))
      / Double(Swift.max(image.width, image.height))
  }

  /// The candidates of the next round, the likeliest first, in pixels of the picture; `nil` after the
  /// last one.
  mutating func next() -> [Candidate]? {
    while let round = rounds.popFirst() {
      if Task.isCancelled { return nil }
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

  /// `nil` if the round is not worth it after what was found before.
  private func candidates(_ round: Round) -> [Candidate]? {
    switch round {
    case .dark: ranked(Self.candidates(in: image, isInverted: false))
    case .light: best > 0.75 ? nil : ranked(Self.candidates(in: image.inverted, isInverted: true))
    case .faintDark: best > 0.65 ? nil : ranked(Self.candidates(in: faint, isInverted: false))
    case .faintLight:
      best > 0.65 ? nil : ranked(Self.candidates(in: faint.inverted, isInverted: true))
    case .digits:
      best > 0.7
        ? nil
        : Self.rasters(in: image, isInverted: false)
          + Self.rasters(in: image.inverted, isInverted: true)
    }
  }

  /// The lines of some screens are a shade off the cells, next to digits in black on white.
  private var faint: GreyImage { image.flattened(radius: Self.side / 20, depth: 10) }

  /// The six best that are distinct. Of two equally good ones, the larger: puzzles beside it in a
  /// newspaper are cut off or small. And the flatter.
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

  /// The places where digits lie on a raster.
  private static func rasters(in image: GreyImage, isInverted: Bool) -> [Candidate] {
    let evidence = LineEvidence(image: image)
    let sums = GreyImage.Sums(image)
    return [(16, Float(0.3), Float(4)), (40, 0.35, 3)].flatMap { radius, strength, floor in
      let mask = ink(in: image, sums, radius: radius, strength: strength, floor: floor)
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

  /// The pixels darker than what is around them within `radius`: by a part of the deviation there, and by
  /// so many steps of brightness at least.
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

  private static func candidates(in image: GreyImage, isInverted: Bool) -> [Candidate] {
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
      if Task.isCancelled { return [] }
      let (width, height) = (image.width, image.height)
      let mask = ink(in: image, sums, radius: radius, strength: strength, floor: floor)
      let paper = Regions(of: mask, width: width, height: height, where: false, diagonally: false)
      for kind in [CellPatches.Kind.cell, .box] {
        for sheet in CellPatches.sheets(of: kind, paper, width: width, height: height) {
          propose(sheet.lattices, keeping: 3)
        }
      }
      let ink = Regions(of: mask, width: width, height: height, where: true, diagonally: true)
      propose(InkOutline.lattices(ink, width: width, height: height), keeping: 4)
      // A grid that shows that well needs no other threshold.
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
    // A grid that is found one line off shows on one side as well as the right one.
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
