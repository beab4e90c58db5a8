public import Sudoku

/// One puzzle of a file, with all that the file says of it.
public struct PuzzleEntry: Hashable, Sendable {
  /// The cells that are filled in at the start.
  public var givens: Grid
  /// What the player has placed; empty where there is a given.
  public var placed: Grid
  /// What is left in each empty cell, where the format keeps that for all of them.
  public var candidates: CellNotes?
  /// The player's notes, written into the corners where there are two kinds.
  public var notes: CellNotes?
  /// The player's notes in the middle of the cells.
  public var centreNotes: CellNotes?
  /// Who made it, how it is called and so on.
  public var details: [PuzzleDetail: String]
  /// How long it has been played.
  public var elapsed: Duration?
  /// The step that the position is an example of.
  public var step: LibraryStep?
  /// Where it was read; nil where it was not.
  public var origin: PuzzleOrigin?

  /// A puzzle that nobody has touched.
  public init(givens: Grid, origin: PuzzleOrigin? = nil) {
    self.givens = givens
    self.origin = origin
    placed = Self.empty
    details = [:]
  }

  /// One for all, so that a long list of puzzles does not make it again and again.
  private static let empty = Grid()
}

extension PuzzleEntry {
  /// The givens and what is placed.
  public var grid: Grid {
    guard placed != Self.empty else { return givens }
    var grid = givens
    for cell in Cell.all where grid[cell] == nil { grid[cell] = placed[cell] }
    return grid
  }

  /// Whether the player has placed a digit.
  public var hasPlaced: Bool { placed != Self.empty }

  /// The position as it stands, for techniques: with its candidates where it has them, else with
  /// all that the digits allow. Notes do not count: players write down only some.
  public var position: CandidateGrid {
    let cells = CellSet(Cell.all.filter { givens[$0] != nil })
    return CandidateGrid(grid: grid, givens: cells) { candidates?[$0] ?? .all }
  }

  /// Puts `digit` into `cell`, as a given or as placed.
  mutating func put(_ digit: Digit?, at cell: Cell, isGiven: Bool) {
    if isGiven { givens[cell] = digit } else { placed[cell] = digit }
  }
}

/// What a file may say of a puzzle in words.
public enum PuzzleDetail: String, CaseIterable, Sendable {
  /// What it is called, or a description of it.
  case title
  /// Who made it.
  case author
  /// Whatever else.
  case comment
  /// How hard it is said to be.
  case level
  /// When it was published.
  case date
  /// The book, paper or collection that it is from.
  case source
  /// Its address on the web.
  case link
}

/// Where a puzzle was read.
public struct PuzzleOrigin: Hashable, Sendable {
  /// How it was written there.
  public let format: PuzzleFormat
  /// The line that it began at, from 1.
  public let line: Int

  /// A place in a file.
  public init(format: PuzzleFormat, line: Int) {
    self.format = format
    self.line = line
  }
}

/// The step that a line of HoDoKu's library shows.
public struct LibraryStep: Hashable, Sendable {
  /// The technique by its number, such as "0100"; "0000" for none; a suffix says which variant.
  public var code: String
  /// The digits that it is about, or "x".
  public var digits: String
  /// What it takes out.
  public var eliminations: [Candidate]
  /// What it settles.
  public var placements: [Candidate]
  /// What follows: the length of a chain.
  public var remark: String

  /// A step of a library.
  public init(
    code: String, digits: String, eliminations: [Candidate] = [], placements: [Candidate] = [],
    remark: String = ""
  ) {
    self.code = code
    self.digits = digits
    self.eliminations = eliminations
    self.placements = placements
    self.remark = remark
  }
}

extension Duration {
  /// The milliseconds in it, what is left over cut off.
  public var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
