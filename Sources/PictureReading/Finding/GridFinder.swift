/// Finds grids of nine by nine cells in a picture.
///
/// Two ways propose where one may be, and the lines that show there judge them:
/// - patches: the light insides of cells that lie side by side, however the paper bends;
/// - outlines: the four sides around what hangs together in ink.
enum GridFinder {
  /// A place where a grid may be.
  struct Candidate: Hashable, Sendable {
    let lattice: Lattice
    /// How well its lines show: about 1 for a grid that is there in full.
    let score: Double
    /// `true` if the lines are lighter than the cells.
    let isInverted: Bool
  }

  /// The longer side of the image in which grids are looked for, in pixels.
  static let side = 800

  /// The likeliest places first, at most `limit`, in pixels of `image`.
  static func candidates(in image: GreyImage, limit: Int) -> [Candidate] {
    let small = image.shrunk(toFit: side)
    let factor = Double(max(image.width, image.height)) / Double(max(small.width, small.height))
    var found = candidates(in: small, isInverted: false)
    func shows(_ score: Double) -> Bool { found.contains { $0.score > score } }
    if !shows(0.8) { found += candidates(in: small.inverted, isInverted: true) }
    if !shows(0.65) {
      // The lines of some screens are a shade off the cells, next to digits in black on white.
      let faint = small.flattened(radius: side / 20, depth: 10)
      found += candidates(in: faint, isInverted: false)
      if !shows(0.65) { found += candidates(in: faint.inverted, isInverted: true) }
    }
    // Of two equally good ones, the larger: puzzles beside it in a newspaper are cut off or small. And
    // the flatter.
    let full = Double(small.width * small.height)
    func rank(_ candidate: Candidate) -> Double {
      candidate.score + 0.15 * (max(0, candidate.lattice.area) / full).squareRoot()
        - 0.3 * candidate.lattice.bend
    }
    found = found.map { (candidate: $0, rank: rank($0)) }.sorted { $0.rank > $1.rank }
      .map(\.candidate)
    var distinct: [Candidate] = []
    for candidate in found {
      let size = candidate.lattice.cellSize
      let isKnown = distinct.contains { $0.lattice.distance(to: candidate.lattice) < 0.15 * size }
      if !isKnown { distinct.append(candidate) }
      if distinct.count == limit { break }
    }
    return distinct.map {
      Candidate(
        lattice: $0.lattice.scaled(by: factor), score: $0.score, isInverted: $0.isInverted)
    }
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
    let longer = max(image.width, image.height)
    for (radius, strength, floor) in [
      (40, 0.35, 3.0), (16, 0.3, 4.0), (70, 0.5, 8.0), (9, 0.2, 2.0),
    ] {
      if Task.isCancelled { return [] }
      var mask = [Bool](repeating: false, count: image.values.count)
      image.values.withUnsafeBufferPointer { values in
        sums.forEachPixel(radius: max(3, radius * longer / side)) { place, mean, deviation in
          mask[place] = values[place] < mean - max(Float(floor), Float(strength) * deviation)
        }
      }
      for kind in [CellPatches.Kind.cell, .box] {
        for sheet in CellPatches.sheets(of: kind, mask, width: image.width, height: image.height) {
          propose(sheet.lattices, keeping: 3)
        }
      }
      propose(InkOutline.lattices(mask, width: image.width, height: image.height), keeping: 4)
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
