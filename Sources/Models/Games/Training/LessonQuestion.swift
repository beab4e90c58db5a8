public import Sudoku

/// A question about the position of a lesson. The next page gives the answer.
public struct LessonQuestion: Hashable, Sendable {
  /// The subject.
  public let subject: Subject
  /// The answers to choose from, in order. Only one is right.
  public let options: [Option]
  /// The right one.
  public let answer: Option

  /// The subject of a question.
  public enum Subject: Sendable {
    /// The digit of a pattern, or the one that has a single place.
    case digit
    /// The digit that a cell takes.
    case placedDigit
    /// The cell that takes a digit.
    case cell
    /// A cell of the pattern.
    case patternCell
    /// A cell that loses a candidate.
    case loser
  }

  /// An answer.
  public enum Option: Hashable, Sendable {
    case digit(Digit)
    case cell(Cell)
  }

  /// `true` if the answers are digits, `false` if they are cells.
  public var isAboutDigits: Bool { subject == .digit || subject == .placedDigit }

  /// The most answers.
  private static let optionCount = 3

  /// Creates a question on a digit with the first of `others` as wrong answers.
  fileprivate init?(_ subject: Subject, _ digit: Digit?, among others: [Digit]) {
    guard let digit, let wrong = Self.first(others, without: digit) else { return nil }
    self.subject = subject
    (answer, options) = (.digit(digit), (wrong + [digit]).sorted().map(Option.digit))
  }

  /// Creates a question on a cell with the first of `others` as wrong answers.
  fileprivate init?(_ subject: Subject, _ cell: Cell?, among others: [Cell]) {
    guard let cell, let wrong = Self.first(others, without: cell) else { return nil }
    self.subject = subject
    (answer, options) = (.cell(cell), (wrong + [cell]).sorted().map(Option.cell))
  }

  /// The first different ones of `others` for wrong answers, or `nil` if there is none.
  private static func first<Value: Hashable>(
    _ others: [Value], without answer: Value
  ) -> [Value]? {
    let wrong = others.unique.filter { $0 != answer }.prefix(optionCount - 1)
    return wrong.isEmpty ? nil : Array(wrong)
  }
}

extension Drill {
  /// The questions about the easiest deduction, by step of the lesson: after the place is shown,
  /// and after the reasons are. `nil` if there is nothing to ask.
  public var questions: [LessonQuestion?] {
    guard let easiest else { return [] }
    return easiest.placements.isEmpty
      ? [question(onPatternOf: easiest), question(onLosersOf: easiest)] : questions(on: easiest)
  }

  /// The questions on a deduction that places a digit.
  private func questions(on single: Deduction) -> [LessonQuestion?] {
    guard let placed = single.placements.first else { return [] }
    let house = single.pattern.houses.first
    let open = (house?.cells ?? looked(by: single)).filter { position[$0].count > 0 }
    let others = open + placed.cell.peers.filter { position[$0].count > 1 }
    let wrongDigits = Digit.all.filter { digit in
      guard single.technique == .hiddenSingle, let house else { return true }
      return house.cells.count { position[$0].contains(digit) } != 1
    }
    let near = wrongDigits.filter { digit in open.contains { position[$0].contains(digit) } }
    let digits = near + wrongDigits
    let digit = LessonQuestion(.digit, placed.digit, among: digits)
    switch single.technique {
    case .fullHouse: return [digit, nil]
    case .hiddenSingle: return [digit, LessonQuestion(.cell, placed.cell, among: others)]
    default:
      let several = others.filter { position[$0].count > 1 }
      let here = position[placed.cell].filter { $0 != placed.digit } + Digit.all
      return [
        LessonQuestion(.cell, placed.cell, among: several),
        LessonQuestion(.placedDigit, placed.digit, among: here),
      ]
    }
  }

  /// The question on the digit of a pattern, or if it has several, on one of its cells.
  private func question(onPatternOf easiest: Deduction) -> LessonQuestion? {
    let digits = DigitSet(easiest.pattern.candidates.map(\.digit))
    let isOfOneDigit = DigitSet(easiest.eliminations.map(\.digit)).union(digits).count == 1
    if isOfOneDigit {
      let alike = DigitSet(deductions.flatMap(\.pattern.candidates).map(\.digit))
      let others = Digit.all.filter { digit in
        !alike.contains(digit) && position.open.contains { position[$0].contains(digit) }
      }
      return LessonQuestion(.digit, easiest.eliminations.first?.digit, among: others)
    }
    let ofPatterns = CellSet(deductions.flatMap(\.pattern.cells))
    let open = (looked(by: easiest) + position.open).filter {
      position[$0].count > 0 && !ofPatterns.contains($0)
    }
    return LessonQuestion(.patternCell, easiest.pattern.cells.first, among: open)
  }

  /// The question on a cell that loses a candidate. The wrong ones have the same candidate.
  private func question(onLosersOf easiest: Deduction) -> LessonQuestion? {
    guard let loss = easiest.eliminations.first else { return nil }
    let losers = CellSet(deductions.flatMap(\.eliminations).map(\.cell))
    let others = position.open.filter {
      position[$0].contains(loss.digit) && !losers.contains($0)
        && !easiest.pattern.cells.contains($0)
    }
    let near = others.filter { cell in easiest.pattern.cells.contains { cell.isPeer(of: $0) } }
    return LessonQuestion(.loser, loss.cell, among: near + others)
  }

  /// The cells of the place to look at first.
  private func looked(by deduction: Deduction) -> [Cell] {
    switch deduction.reasoning(in: position).lookAt {
    case .houses(let houses): houses.flatMap(\.cells)
    case .cells(let cells): cells
    case .board: []
    }
  }
}
