public import Formats
import Hints
import Sudoku

/// The puzzles of a file, checked and ready to be added as a collection.
///
/// A puzzle takes about 100 bytes and its title, all of them at most ``mostBytes``. The puzzles
/// after that are counted.
public struct CollectionImport: Sendable {
  /// The playable puzzles, without duplicates.
  public private(set) var puzzles = Puzzles()
  /// The number of puzzles left out, by reason.
  private var rejected: [Rejection: Int] = [:]
  /// The first puzzle with each hash of the givens.
  private var known: [Int: UInt32] = [:]

  /// The memory that the puzzles of an import may take: about 450,000 puzzles without titles.
  static let mostBytes = 45_000_000
  private let limit: Int

  /// Creates an import without puzzles.
  public init() { self.init(limit: Self.mostBytes) }

  init(limit: Int) { self.limit = limit }

  /// The reason why a puzzle is left out.
  public enum Rejection: Sendable {
    /// It came before.
    case duplicate
    /// It has no solution, or several.
    case unplayable
    /// No cell is empty.
    case finished
    /// Its clues are candidates, which a game can't begin with.
    case narrowed
    /// There are too many before it.
    case beyondLimit
    /// The text isn't a puzzle.
    case unreadable
  }

  /// A puzzle of the file.
  struct Puzzle: Hashable {
    let givens: Grid
    let title: String?
  }

  /// Puzzles in few bytes.
  public struct Puzzles: Sendable {
    /// Two cells per byte, 41 bytes per puzzle.
    private var cells: [UInt8] = []
    private var titles: [Int: String] = [:]
    /// An estimate of the memory in bytes.
    fileprivate private(set) var size = 0

    private static let width = 41

    /// The number of puzzles.
    public var count: Int { cells.count / Self.width }
    /// `true` if there are none.
    public var isEmpty: Bool { cells.isEmpty }

    fileprivate mutating func append(_ puzzle: Puzzle) {
      size += 100 + (puzzle.title.map { $0.utf8.count + 100 } ?? 0)
      titles[count] = puzzle.title
      cells += Self.packed(puzzle.givens)
    }

    fileprivate func hasGivens(_ givens: Grid, at index: Int) -> Bool {
      cells[index * Self.width..<(index + 1) * Self.width].elementsEqual(Self.packed(givens))
    }

    private static func packed(_ grid: Grid) -> [UInt8] {
      grid.withCells { cells in
        (0..<width).map { cells[$0 * 2] << 4 | ($0 * 2 < 80 ? cells[$0 * 2 + 1] : 0) }
      }
    }

    subscript(index: Int) -> Puzzle {
      let bytes = cells[index * Self.width..<(index + 1) * Self.width]
      let values = bytes.flatMap { [$0 >> 4, $0 & 15] }
      return Puzzle(givens: Grid(cells: values[..<81]), title: titles[index])
    }
  }

  /// Reads the puzzles in `bytes`, which may be in any of the formats that can be read. Ends early
  /// if the task is cancelled.
  public init(of bytes: [UInt8]) {
    self.init()
    var reader = PuzzleReader()
    for start in stride(from: 0, to: bytes.count, by: Self.piece) {
      if Task.isCancelled { return }
      reader.read(bytes[start..<min(start + Self.piece, bytes.count)]) { add($0) }
    }
    reader.finish { add($0) }
  }

  /// Reads the puzzles in `bytes` off the caller's actor.
  @concurrent
  public static func read(_ bytes: [UInt8]) async -> CollectionImport {
    CollectionImport(of: bytes)
  }

  /// Adds a puzzle, or counts it among those that are left out, and returns why.
  @discardableResult
  public mutating func add(_ entry: PuzzleEntry) -> Rejection? {
    let rejection = take(entry)
    if let rejection { reject(because: rejection) }
    return rejection
  }

  /// Counts a puzzle that is left out.
  public mutating func reject(because rejection: Rejection) {
    rejected[rejection, default: 0] += 1
  }

  /// Returns how many puzzles are left out for a reason.
  public func count(of rejection: Rejection) -> Int { rejected[rejection] ?? 0 }

  private mutating func take(_ entry: PuzzleEntry) -> Rejection? {
    if isKnown(entry.givens) { return .duplicate }
    let playable: PuzzleEntry
    switch entry.playable {
    case .puzzle(let puzzle, _): playable = puzzle
    case .finished: return .finished
    case .narrowed: return .narrowed
    case .unsolvable: return .unplayable
    }
    let givens = playable.givens
    if isKnown(givens) { return .duplicate }
    guard puzzles.size < limit else { return .beyondLimit }
    if known[givens.hashValue] == nil { known[givens.hashValue] = UInt32(puzzles.count) }
    puzzles.append(
      Puzzle(givens: givens, title: entry.details[.title] ?? entry.details[.comment]))
    return nil
  }

  private func isKnown(_ givens: Grid) -> Bool {
    known[givens.hashValue].map { puzzles.hasGivens(givens, at: Int($0)) } ?? false
  }

  private mutating func add(_ reading: PuzzleReading) {
    switch reading {
    case .success(let entry): add(entry)
    case .failure: reject(because: .unreadable)
    }
  }

  /// The number of bytes read between two checks for cancellation.
  private static let piece = 1 << 16
}
