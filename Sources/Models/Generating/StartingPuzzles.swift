import Sudoku

/// Known puzzles, and a search for others like them.
///
/// Random puzzles are hardly ever rated 9.0, and hardly ever need a Franken Swordfish. But many
/// that differ in only a few givens from such a puzzle are like it.
struct StartingPuzzles: Sendable {
  private let pairs: [(givens: Grid, solution: Grid)]

  /// The rating in tenths from which a search starts near a well-known puzzle.
  static let leastHardRating = 90

  /// Returns those for the technique or the ratings of `request`, or `nil` if random puzzles will
  /// do: if a symmetry is requested, or something that isn't rare.
  init?(for request: PuzzleRequest) {
    guard request.symmetry == Symmetry.none else { return nil }
    let lines = Self.lines(for: request)
    guard !lines.isEmpty else { return nil }
    pairs = lines.map { line in
      guard let givens = try? Grid(text: line), let solution = Solver.uniqueSolution(of: givens)
      else { preconditionFailure("a test says that each has one solution") }
      return (givens, solution)
    }
  }

  /// Returns one of them as it looks after a random transformation.
  func random(using random: inout SeededRandom) -> (full: FullGrid, given: CellBits) {
    let (givens, solution) = pairs[random.below(pairs.count)]
    let transform = GridTransform.random(using: &random)
    let puzzle = transform(givens)
    let given = CellBits(cells: Cell.all.filter { puzzle[$0] != nil })
    return (FullGrid(transform(solution)), given)
  }

  /// `true` if `givens` looks like one of them after a transformation.
  func contains(_ givens: Grid) -> Bool {
    guard let form = CanonicalForm(of: givens) else { return false }
    return pairs.contains { CanonicalForm(of: $0.givens)?.grid == form.grid }
  }

  private static func lines(for request: PuzzleRequest) -> [String] {
    if let technique = request.technique {
      let isOfItsLevel = request.level.map { $0 == technique.facts.level } ?? true
      return isOfItsLevel ? RarePuzzles.byKind[.technique(technique)] ?? [] : []
    }
    guard request.level == nil, let range = request.explainerRating else { return [] }
    if range.lowerBound >= leastHardRating { return RarePuzzles.hardest }
    // If one of the ratings is frequent, a random puzzle will do.
    let byRating = range.clamped(to: 10...120)
      .filter { !PuzzleRequest.impossibleRatings.contains($0) }
      .map { RarePuzzles.byKind[.rating($0)] ?? [] }
    return byRating.contains([]) ? [] : byRating.flatMap(\.self)
  }
}

/// Puzzles of kinds that are rare among random ones.
enum RarePuzzles {
  /// A property that is rare among puzzles.
  enum Kind: Hashable {
    /// The hardest technique of its grade.
    case technique(TechniqueID)
    /// Its rating by ``Explainer`` in tenths.
    case rating(Int)

    /// Reads `hiddenQuadruple` or `5.4`. `nil` if it is neither.
    fileprivate init?(_ text: Substring) {
      if let technique = TechniqueID(rawValue: String(text)) {
        self = .technique(technique)
      } else if let tenths = Int(text.filter { $0 != "." }) {
        self = .rating(tenths)
      } else {
        return nil
      }
    }
  }

  /// Well-known puzzles, rated 10 and above.
  static let hardest = PuzzleList.rare.filter { $0.heading == "hardest" }.flatMap(\.lines)
    .map(String.init)

  /// The puzzles of each kind.
  static let byKind: [Kind: [String]] = {
    var byKind: [Kind: [String]] = [:]
    for list in PuzzleList.rare {
      for kind in list.heading.split(separator: " ").compactMap(Kind.init) {
        byKind[kind, default: []] += list.lines.map(String.init)
      }
    }
    return byKind
  }()
}
