public import Sudoku

/// A search for a puzzle with givens in certain cells and nowhere else.
///
/// Starts from the digits that a random full grid has there. Each try exchanges one or two of them
/// and keeps the result if it leaves no more candidates open, or now and then a few more. Starts
/// over after a while without progress. The same cells and seed give the same puzzle.
public struct PatternFill: Sendable {
  /// The cells with givens.
  public let cells: CellSet
  /// The number of puzzles tried so far.
  public private(set) var tries = 0
  /// The puzzle, once found.
  public private(set) var puzzle: Grid?
  private let seed: UInt64
  private var random: SeededRandom
  private var givens = Grid()
  /// The candidates that solutions of ``givens`` hold beyond one for each cell.
  private var ambiguity = Int.max
  /// The least ambiguity since the latest start, and the tries since it was reached.
  private var best = Int.max
  private var idleTries = 0

  /// Creates a search that has tried nothing yet.
  public init(_ cells: CellSet, seed: UInt64) {
    self.cells = cells
    self.seed = seed
    random = SeededRandom(seed: seed)
  }

  /// The number of tries without progress before starting over.
  private static var patience: Int { 600 }

  /// Tries one more puzzle.
  public mutating func tryOnce() {
    guard puzzle == nil else { return }
    tries += 1
    if best == .max || idleTries >= Self.patience { return start() }
    idleTries += 1
    guard let changed = exchange() else { return }
    // A tenth of the tries may be worse by a rectangle that can be filled in two ways.
    let slack = random.below(10) == 0 ? 4 : 0
    let (ambiguity, most) = (Self.ambiguity(of: changed), self.ambiguity + slack)
    if ambiguity <= most { take(changed, ambiguity) }
  }

  private mutating func start() {
    let full = FullGrid(using: &random).grid
    var givens = Grid()
    for cell in cells { givens[cell] = full[cell] }
    best = .max
    take(givens, Self.ambiguity(of: givens))
  }

  private mutating func take(_ givens: Grid, _ ambiguity: Int) {
    (self.givens, self.ambiguity) = (givens, ambiguity)
    if ambiguity < best { (best, idleTries) = (ambiguity, 0) }
    if ambiguity == 0 { puzzle = givens }
  }

  /// Returns the givens with others in one or two cells, and with solutions left. `nil` if the
  /// first cell chosen allows no other.
  private mutating func exchange() -> Grid? {
    var changed = givens
    let count = random.below(3) == 0 ? 2 : 1
    let chosen = random.shuffled(cells).prefix(count)
    for cell in chosen { changed[cell] = nil }
    let search = Search()
    search.ask(changed)
    for cell in chosen {
      let others = random.shuffled(DigitSet.all.filter { $0 != givens[cell] })
      let digit = (others + [givens[cell]].compactMap(\.self)).first { digit in
        search.setCandidates(DigitSet([digit]).bits, at: cell.index)
        return search.hasSolution()
      }
      guard let digit else { return nil }
      search.setCandidates(DigitSet([digit]).bits, at: cell.index)
      changed[cell] = digit
    }
    return changed == givens ? nil : changed
  }

  private static func ambiguity(of givens: Grid) -> Int {
    let candidates = TrueCandidates(CandidateGrid(givens: givens))
    return Cell.all.reduce(0) { $0 + candidates[$1].count } - 81
  }
}

extension PatternFill: Equatable {
  /// `true` for the same search after as many tries.
  public static func == (one: PatternFill, other: PatternFill) -> Bool {
    one.cells == other.cells && one.seed == other.seed && one.tries == other.tries
  }
}

extension PatternFill {
  /// The reason why no puzzle has all its givens in certain cells.
  public enum Obstacle: Hashable, Sendable {
    /// There are fewer than 17, the least of any puzzle.
    case tooFew
    /// Two rows of a band, or two columns of a stack, have none, so they could be swapped.
    case emptyLines
  }

  /// The reason why there is no puzzle with givens in `cells`, or `nil` if none is known.
  public static func obstacle(in cells: CellSet) -> Obstacle? {
    if cells.count < 17 { return .tooFew }
    let bands = [House.row, House.column].flatMap { line in
      (0..<3).map { band in (0..<3).map { line(band * 3 + $0) } }
    }
    let isSwappable = bands.contains { band in
      band.count { cells.isDisjoint(with: CellSet($0.cells)) } > 1
    }
    return isSwappable ? .emptyLines : nil
  }

  /// Goes on for a while, or until `limit` tries, off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func continued(
    for duration: Duration, upTo limit: Int
  ) async throws(CancellationError) -> PatternFill {
    var search = self
    let stop = Stop.after(duration)
    while search.puzzle == nil, search.tries < limit, !stop.isDue { search.tryOnce() }
    try Stop.cancelled.check()
    return search
  }
}
