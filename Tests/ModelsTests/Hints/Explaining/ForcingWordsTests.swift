import Hints
import Sudoku
import Testing

/// The explanation of chains and nets that follow each possibility, with handmade deductions.
struct ForcingWordsTests {
  /// r1c1, r1c5 and r5c1 have two candidates each.
  private static let position = Drawing(
    """
    12 .  .  | .  13 .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    23 .  .  | .  39 .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    .  .  .  | .  .  .  | .  .  .
    """
  ).position

  private static func statement(_ row: Int, _ column: Int, _ digit: Int, _ isTrue: Bool)
    -> Statement
  {
    Statement(
      Candidate(Cell(row: row - 1, column: column - 1), Digit.all[digit - 1]), isTrue: isTrue)
  }

  private static func chain(_ first: Int, over cell: (Int, Int)) -> Chain {
    Chain([
      statement(1, 1, first, true), statement(cell.0, cell.1, first, false),
      statement(cell.0, cell.1, 3, true), statement(5, 5, 3, false),
    ])
  }

  private static let target = Candidate(Cell(40), Digit.all[2])

  @Test func eachCandidateOfACellIsFollowedToTheSameEnd() {
    let deduction = Deduction(
      .forcingChainVerity, eliminations: [Self.target],
      ForcingPattern(
        [Self.chain(1, over: (1, 5)), Self.chain(2, over: (5, 1))], nil, isContradiction: false))
    let words = deduction.explanation(in: .english, of: Self.position)
    #expect(words.title == "Forcing Chain Verity at r1c1")
    #expect(
      words.sentences == [
        "r1c1 must be 1 or 2.",
        "Suppose r1c1 is 1.",
        "Then r1c5 is not 1, as it sees r1c1.",
        "Then r1c5 is 3, as it has no other candidate left.",
        "Then r5c5 is not 3, as it sees r1c5.",
        "Suppose r1c1 is 2.",
        "Then r5c1 is not 2, as it sees r1c1.",
        "Then r5c1 is 3, as it has no other candidate left.",
        "Then r5c5 is not 3, as it sees r5c1.",
        "So in every case r5c5 is not 3.",
        "So r5c5 can't be 3.",
      ])
    #expect(
      deduction.explanation(in: .korean, of: Self.position).sentences.prefix(4) == [
        "1행 1열은 1이나 2예요.",
        "1행 1열이 1이라고 가정합시다.",
        "그러면 1행 1열과 같은 구역에 있으므로 1행 5열은 1이 아니에요.",
        "그러면 다른 후보가 남지 않으므로 1행 5열은 3이에요.",
      ])
  }

  @Test func aStatementAndItsContraryAreTheTwoCases() {
    let deduction = Deduction(
      .forcingNetVerity, eliminations: [Self.target],
      ForcingPattern(
        [
          Chain([Self.statement(1, 1, 1, true), Self.statement(5, 5, 3, false)]),
          Chain([
            Self.statement(1, 1, 1, false), Self.statement(1, 1, 2, true),
            Self.statement(5, 5, 3, false),
          ]),
        ], nil, isContradiction: false))
    let words = deduction.explanation(in: .english, of: Self.position)
    #expect(words.sentences.first == "Either r1c1 is 1, or not.")
    #expect(words.sentences.contains("Suppose r1c1 is not 1."))
  }

  @Test func twoEndsThatCannotBothBeRefuteTheAssumption() {
    let start = Self.statement(5, 5, 3, true)
    let deduction = Deduction(
      .forcingChainContradiction, eliminations: [Self.target],
      ForcingPattern(
        [
          Chain([start, Self.statement(1, 5, 3, false), Self.statement(1, 5, 1, true)]),
          Chain([
            start, Self.statement(5, 1, 3, false), Self.statement(5, 1, 2, true),
            Self.statement(1, 1, 2, false), Self.statement(1, 1, 1, true),
          ]),
        ], nil, isContradiction: true))
    let words = deduction.explanation(in: .english, of: Self.position)
    #expect(words.sentences.contains("Suppose again r5c5 is 3."))
    #expect(
      words.sentences.suffix(2) == [
        "But it can't be that r1c5 is 1 and r1c1 is 1. So the assumption is wrong: r5c5 is not 3.",
        "So r5c5 can't be 3.",
      ])
    let korean = deduction.explanation(in: .korean, of: Self.position)
    #expect(korean.sentences.contains("다시 한번 5행 5열이 3이라고 가정합시다."))
  }

  @Test func aCellThatLosesAllItsCandidatesRefutesTheAssumption() {
    let start = Self.statement(5, 5, 3, true)
    let deduction = Deduction(
      .forcingNetContradiction, eliminations: [Self.target],
      ForcingPattern(
        [
          Chain([start, Self.statement(1, 5, 3, false)]),
          Chain([start, Self.statement(1, 5, 1, false)]),
        ], nil, isContradiction: true))
    let words = deduction.explanation(in: .english, of: Self.position)
    #expect(
      words.sentences.contains(
        "r1c5 would have no candidate left. So the assumption is wrong: r5c5 is not 3."))
  }
}
