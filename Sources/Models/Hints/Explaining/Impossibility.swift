public import Sudoku

/// The reason why a position that obeys the rules has no solution.
public struct Impossibility: Hashable, Sendable {
  /// The contradiction.
  public enum Reason: Hashable, Sendable {
    /// The cell has no candidate. Every digit is in a peer, unless candidates are clues.
    case noDigit(Cell)
    /// The digit has no place left in the house.
    case noPlace(Digit, House)
    /// Two cells of a house have only the same digit left.
    case oneDigitForTwo(Digit, Cell, Cell, House)
    /// Two digits have only the same cell left in a house.
    case onePlaceForTwo(Digit, Digit, Cell, House)
    /// Each remaining digit of the cell leads to a contradiction.
    case allFail(Cell, DigitSet)
  }

  /// The contradiction.
  public let reason: Reason
  /// The singles to fill in before the contradiction shows. Empty if it shows at once.
  public let singles: [Candidate]

  /// Creates a contradiction that shows after `singles`.
  init(_ reason: Reason, after singles: [Candidate] = []) {
    self.reason = reason
    self.singles = singles
  }

  /// Finds the first contradiction in `position`, which has no solution within its candidates: at
  /// once, after some singles, or by trying a cell with the fewest candidates.
  init(of position: CandidateGrid) {
    var position = position
    var singles: [Candidate] = []
    while true {
      if let reason = Self.reason(in: position) {
        self.init(reason, after: singles)
        return
      }
      let next = position.nakedSingles.first ?? position.hiddenSingles.first
      guard let next else { break }
      position.place(next)
      singles.append(next)
    }
    let cell = position.open.min { position[$0].count < position[$1].count } ?? Cell(0)
    self.init(.allFail(cell, position[cell]), after: singles)
  }

  /// Contradictions in one cell or house come before those that take two cells or digits.
  private static func reason(in position: CandidateGrid) -> Reason? {
    if let cell = position.open.first(where: { position[$0].isEmpty }) { return .noDigit(cell) }
    for house in House.all {
      for digit in missing(from: house, in: position)
      where position.count(of: digit, in: house) == 0 {
        return .noPlace(digit, house)
      }
    }
    for house in House.all {
      if let reason = rivals(in: position, house) { return reason }
    }
    return nil
  }

  private static func missing(from house: House, in position: CandidateGrid) -> DigitSet {
    DigitSet(house.cells.compactMap { position.grid[$0] }).complement
  }

  private static func rivals(in position: CandidateGrid, _ house: House) -> Reason? {
    var cells: [Digit: Cell] = [:]
    for cell in house.cells where position.open.contains(cell) {
      guard let only = position[cell].only else { continue }
      if let other = cells[only] { return .oneDigitForTwo(only, other, cell, house) }
      cells[only] = cell
    }
    var digits: [Cell: Digit] = [:]
    for digit in missing(from: house, in: position) where position.count(of: digit, in: house) == 1
    {
      guard let cell = position.cells(of: digit, in: house).first else { continue }
      if let other = digits[cell] { return .onePlaceForTwo(other, digit, cell, house) }
      digits[cell] = digit
    }
    return nil
  }
}

extension Impossibility {
  /// The reason in the words of `language`, without a full stop: "no digit is left for r4c7".
  public func text(in language: Language) -> String { text(ExplanationWords(language)) }

  /// Returns the reason, after the singles that lead to it, without a full stop.
  func text(_ words: ExplanationWords) -> String {
    let claim = claim(words)
    guard let first = singles.first else { return claim }
    let korean = "\(words.cell(first.cell))에 \(first.digit, .object)"
    return singles.count <= 3
      ? words.say(
        "with \(singles.map(words.equation).joined(separator: ", ")), which must be, \(claim)",
        singles.count == 1
          ? "\(korean) 넣으면 \(claim)" : "\(korean) 넣고 싱글을 채우면 \(claim)")
      : words.say(
        "with \(words.equation(first)) and the singles that follow from it, \(claim)",
        "\(korean) 넣고 싱글을 채우면 \(claim)")
  }

  private func claim(_ words: ExplanationWords) -> String {
    switch reason {
    case .noDigit(let cell):
      words.say(
        "no digit is left for \(words.cell(cell))", "\(words.cell(cell))에 넣을 숫자가 없어요")
    case .noPlace(let digit, let house):
      words.say(
        "\(digit) has no place left in \(words.house(house))",
        "\(words.house(house))에 \(digit, .object) 넣을 칸이 없어요")
    case .oneDigitForTwo(let digit, let first, let second, let house):
      words.say(
        "\(words.all([first, second])) in \(words.house(house)) have only \(digit) left",
        "\(words.all([first, second]))에 \(digit)만 남는데 둘 다 \(words.house(house))에 있어요")
    case .onePlaceForTwo(let first, let second, let cell, let house):
      words.say(
        "\(words.all(DigitSet([first, second]))) have only \(words.cell(cell)) left "
          + "in \(words.house(house))",
        "\(words.house(house))에서 \(words.all(DigitSet([first, second])), .subject) 들어갈 칸이 "
          + "\(words.cell(cell))뿐이에요")
    case .allFail(let cell, let digits):
      words.say(
        "\(words.cell(cell)) has only \(words.any(digits)) left, and each leads to a contradiction",
        "\(words.cell(cell))에 남은 \(words.all(digits), .topic) 모두 모순이에요")
    }
  }

  /// `true` if a cell is seen at once to have no candidate.
  var isEmptyCell: Bool {
    if case .noDigit = reason { singles.isEmpty } else { false }
  }

  /// The cell or house where the contradiction shows at once, or else the board.
  var place: Place {
    guard singles.isEmpty else { return .board }
    return switch reason {
    case .noDigit(let cell): .cells([cell])
    case .noPlace(_, let house): .houses([house])
    case .oneDigitForTwo, .onePlaceForTwo, .allFail: .board
    }
  }
}

extension ExplanationWords {
  /// Returns "r4c7=5", or "row 4 column 7 = 5".
  fileprivate func equation(_ single: Candidate) -> String {
    notation == .short ? single.description : "\(cell(single.cell)) = \(single.digit)"
  }
}
