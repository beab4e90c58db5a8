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
  public func text(in language: Language) -> String { phrase.text(ExplanationWords(language)) }

  /// The reason, after the singles that lead to it, without a full stop.
  var phrase: Phrase {
    let claim = claim
    guard let first = singles.first else { return claim }
    let (cell, digit) = (first.cell, first.digit)
    switch singles.count {
    case 1:
      return .say(
        "with \(equation: first), which must be, \(claim)",
        "\(cell)에 \(digit, .object) 넣으면 \(claim)")
    case 2...3:
      return .say(
        "with \(list: singles.map { "\(equation: $0)" }), which must be, \(claim)",
        "\(cell)에 \(digit, .object) 넣고 싱글을 채우면 \(claim)")
    default:
      return .say(
        "with \(equation: first) and the singles that follow from it, \(claim)",
        "\(cell)에 \(digit, .object) 넣고 싱글을 채우면 \(claim)")
    }
  }

  private var claim: Phrase {
    switch reason {
    case .noDigit(let cell): .say("no digit is left for \(cell)", "\(cell)에 넣을 숫자가 없어요")
    case .noPlace(let digit, let house):
      .say(
        "\(digit) has no place left in \(house)", "\(house)에 \(digit, .object) 넣을 칸이 없어요")
    case .oneDigitForTwo(let digit, let first, let second, let house):
      .say(
        "\([first, second]) in \(house) have only \(digit) left",
        "\([first, second])에 \(digit)만 남는데 둘 다 \(house)에 있어요")
    case .onePlaceForTwo(let first, let second, let cell, let house):
      .say(
        "\(DigitSet([first, second])) have only \(cell) left in \(house)",
        "\(house)에서 \(DigitSet([first, second]), .subject) 들어갈 칸이 \(cell)뿐이에요")
    case .allFail(let cell, let digits):
      .say(
        "\(cell) has only \(any: digits) left, and each leads to a contradiction",
        "\(cell)에 남은 \(digits, .topic) 모두 모순이에요")
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
