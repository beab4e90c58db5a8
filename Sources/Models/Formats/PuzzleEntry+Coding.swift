import Sudoku

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

  /// Writes all that there is.
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
