public import Sudoku

/// A puzzle in a file, with everything that the file says about it.
public struct PuzzleEntry: Hashable, Sendable {
  /// The cells that are filled in at the start.
  public var givens: Grid
  /// The digits that the player has placed. Cells with a given are empty.
  public var placed: Grid
  /// The candidates of each empty cell, if the format stores them.
  public var candidates: CellNotes?
  /// The player's notes, or the corner notes if there are two kinds.
  public var notes: CellNotes?
  /// The player's centre notes.
  public var centreNotes: CellNotes?
  /// The colours of coloured cells, as ascending numbers from 1 to 9.
  public var colors: [Cell: [Int]] = [:]
  /// The title, the author and so on.
  public var details: [PuzzleDetail: String]
  /// The play time.
  public var elapsed: Duration?
  /// The step that the position illustrates.
  public var step: LibraryStep?
  /// The parts of the text that were left out.
  public var unread = UnreadParts()
  /// The place where it was read, if any.
  public var origin: PuzzleOrigin?

  /// Creates a puzzle without any moves.
  public init(givens: Grid = Grid(), origin: PuzzleOrigin? = nil) {
    self.givens = givens
    self.origin = origin
    placed = Self.empty
    details = [:]
  }

  /// Shared, so that a long list of puzzles doesn't create it repeatedly.
  private static let empty = Grid()

  /// The givens and the placed digits.
  public var grid: Grid {
    guard placed != Self.empty else { return givens }
    var grid = givens
    for cell in Cell.all where grid[cell] == nil { grid[cell] = placed[cell] }
    return grid
  }

  /// `true` if the player has placed a digit.
  public var hasPlaced: Bool { placed != Self.empty }

  /// The current position for techniques, with its candidates, or otherwise with all that the
  /// digits allow. Ignores notes, because players only write down some.
  public var position: CandidateGrid {
    let cells = givens.filledCells
    return CandidateGrid(grid: grid, givens: cells) { candidates?[$0] ?? .all }
  }

  /// The same puzzle without control characters in its texts, which are from anywhere and go to
  /// terminals and into other files.
  var withoutControls: PuzzleEntry {
    guard step != nil || !details.values.allSatisfy({ $0.isPlain && !$0.isEmpty }) else {
      return self
    }
    var entry = self
    entry.details = details.mapValues(\.withoutControls).filter { !$0.value.isEmpty }
    entry.step?.code = step?.code.withoutControls ?? ""
    entry.step?.digits = step?.digits.withoutControls ?? ""
    entry.step?.remark = step?.remark.withoutControls ?? ""
    return entry
  }

  /// Fills in a cell: with a digit, or else with notes.
  mutating func fill(
    _ cell: Cell, _ digit: Digit?, isGiven: Bool, notes corner: DigitSet,
    centreNotes centre: DigitSet = .none
  ) {
    if let digit { return put(digit, at: cell, isGiven: isGiven) }
    if !corner.isEmpty {
      notes = notes ?? CellNotes()
      notes?[cell] = corner
    }
    if !centre.isEmpty {
      centreNotes = centreNotes ?? CellNotes()
      centreNotes?[cell] = centre
    }
  }

  /// Puts `digit` into `cell` as a given or as placed.
  mutating func put(_ digit: Digit?, at cell: Cell, isGiven: Bool) {
    if isGiven { givens[cell] = digit } else { placed[cell] = digit }
  }
}

/// A text that a file may contain about a puzzle.
public enum PuzzleDetail: String, CaseIterable, Sendable {
  /// The title or a description.
  case title
  case author
  /// Any other text.
  case comment
  /// The stated difficulty.
  case level
  /// The date of publication.
  case date
  /// The book, paper or collection that it comes from.
  case source
  /// Its address on the web.
  case link
}

/// The parts of a text that a puzzle can't hold, counted.
public struct UnreadParts: Hashable, Codable, Sendable {
  /// The colours of cells, beyond nine different ones.
  public var colors = 0
  /// The lines, shapes and texts drawn on the board.
  public var drawings = 0
  /// The names of members of a document that have nothing to do with the rules.
  public var members: [String] = []

  /// Creates no parts.
  public init() {}

  /// Reads parts as this or an earlier version writes them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    colors = try values.decodeIfPresent(Int.self, forKey: .colors) ?? 0
    drawings = try values.decodeIfPresent(Int.self, forKey: .drawings) ?? 0
    members = try values.decodeIfPresent([String].self, forKey: .members) ?? []
  }
}

/// The place where a puzzle was read.
public struct PuzzleOrigin: Hashable, Codable, Sendable {
  /// The format.
  public let format: PuzzleFormat
  /// The line at which it began, from 1.
  public let line: Int

  /// Creates an origin.
  public init(format: PuzzleFormat, line: Int) {
    self.format = format
    self.line = line
  }

  func error(found: PuzzleTextError.Found, expected: PuzzleTextError.Expected) -> PuzzleTextError {
    PuzzleTextError(format: format, line: line, found: found, expected: expected)
  }
}

/// The step in a line of HoDoKu's library.
public struct LibraryStep: Hashable, Codable, Sendable {
  /// The number of the technique, such as "0100", or "0000" for none. A suffix gives the variant.
  public var code: String
  /// The digits of the step, or "x".
  public var digits: String
  /// The candidates to remove.
  public var eliminations: [Candidate]
  /// The digits to place.
  public var placements: [Candidate]
  /// The remaining text: the length of a chain.
  public var remark: String

  /// Creates a step.
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
  /// The duration in whole milliseconds, rounded down.
  public var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

extension PuzzleEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case givens, placed, candidates, notes, centreNotes, colors, details, elapsed, step, unread
    case origin
  }

  /// Reads a puzzle of this or another version. What only that one knows is left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      givens: try values.decode(Grid.self, forKey: .givens),
      origin: try? values.decodeIfPresent(PuzzleOrigin.self, forKey: .origin))
    if let digits = try values.decodeIfPresent(Grid.self, forKey: .placed) {
      for cell in Cell.all where givens[cell] == nil { placed[cell] = digits[cell] }
    }
    candidates = try values.decodeIfPresent(CellNotes.self, forKey: .candidates)
    notes = try values.decodeIfPresent(CellNotes.self, forKey: .notes)
    centreNotes = try values.decodeIfPresent(CellNotes.self, forKey: .centreNotes)
    colors = try values.decodeIfPresent([Cell: [Int]].self, forKey: .colors) ?? [:]
    let texts = try values.decodeIfPresent([String: String].self, forKey: .details) ?? [:]
    for (name, text) in texts {
      if let detail = PuzzleDetail(rawValue: name) { details[detail] = text }
    }
    elapsed = try values.decodeIfPresent(Int.self, forKey: .elapsed).map { .milliseconds($0) }
    step = try values.decodeIfPresent(LibraryStep.self, forKey: .step)
    unread = try values.decodeIfPresent(UnreadParts.self, forKey: .unread) ?? UnreadParts()
    self = withoutControls
  }

  /// Writes the parts that are there.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(givens, forKey: .givens)
    if hasPlaced { try values.encode(placed, forKey: .placed) }
    try values.encodeIfPresent(candidates, forKey: .candidates)
    try values.encodeIfPresent(notes, forKey: .notes)
    try values.encodeIfPresent(centreNotes, forKey: .centreNotes)
    if !colors.isEmpty { try values.encode(colors, forKey: .colors) }
    if !details.isEmpty {
      let texts = details.map { ($0.key.rawValue, $0.value) }
      try values.encode(Dictionary(texts) { first, _ in first }, forKey: .details)
    }
    try values.encodeIfPresent(elapsed?.wholeMilliseconds, forKey: .elapsed)
    try values.encodeIfPresent(step, forKey: .step)
    if unread != UnreadParts() { try values.encode(unread, forKey: .unread) }
    try values.encodeIfPresent(origin, forKey: .origin)
  }
}

extension CellNotes: Codable {
  /// Reads 81 texts of digits, such as "259".
  public init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer()
    let texts = try values.decode([String].self)
    guard texts.count == Cell.all.count else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "\(texts.count) cells instead of 81")
    }
    self.init { cell in
      DigitSet(texts[cell.index].compactMap { $0.wholeNumberValue.flatMap(Digit.init) })
    }
  }

  /// Writes 81 texts of digits.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    try values.encode(Cell.all.map { self[$0].description })
  }
}
