import Games
import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HintLadderTests {
  private let puzzle: Puzzle
  private let board: Board

  init() throws {
    puzzle = try .wellKnown()
    board = Board(givens: puzzle.givens)
  }

  /// A hint for the well-known puzzle after some moves.
  private func ladder(
    after moves: [Move] = [], from source: CandidateSource = .digits, isMarked: Bool = false
  ) -> HintLadder {
    var game = Game(id: 1, puzzle: puzzle)
    for move in moves { game.apply(move, at: .zero) }
    let step = HintFinder().nextStep(on: game.board, of: puzzle, from: source)
    return HintLadder(step, on: game.board, isMarked: isMarked)
  }

  /// The help that each rung counts as, up to the top.
  private func climb(_ ladder: HintLadder) -> [HintLadder.Rung: ScoreSheet.Help?] {
    var ladder = ladder
    var told: [HintLadder.Rung: ScoreSheet.Help?] = [:]
    told[ladder.rung] = ladder.help(for: ladder.rung)
    while ladder.nextRung != nil {
      ladder.climb()
      told[ladder.rung] = ladder.help(for: ladder.rung)
    }
    return told
  }

  @Test func aDeductionIsToldInThreeSteps() {
    let told = climb(ladder())
    #expect(told == [.place: .nudge, .technique: .technique, .reasons: .explanation])
  }

  @Test func whatIsWrongHasNoTechnique() {
    let wrong = ladder(after: [.place(.one, at: Cell(2))])
    #expect(wrong.step.kind == .wrongDigit)
    #expect(climb(wrong) == [.place: .check, .reasons: nil])
    #expect(climb(ladder(after: [.place(.five, at: Cell(2))])).keys.contains(.technique) == false)
  }

  @Test func whatTheBoardMarksCostsNothing() {
    let wrong = ladder(after: [.place(.one, at: Cell(2))], isMarked: true)
    #expect(climb(wrong) == [.place: nil, .reasons: nil])
    #expect(wrong.helpToApply == nil)
  }

  @Test func applyingIsNeverCheaperThanBeingTold() {
    var hint = ladder()
    #expect(hint.helpToApply == .placement)
    hint.climb()
    hint.climb()
    #expect(hint.helpToApply == .placement)
    var wrong = ladder(after: [.place(.one, at: Cell(2))])
    #expect(wrong.helpToApply == nil, "the check has paid for it")
    wrong.climb()
    #expect(wrong.helpToApply == nil)
  }

  @Test func thePagesOfTheLastRungComeBeforeTheEnd() {
    var hint = ladder()
    #expect(hint.next == .rung(.technique))
    hint.climb()
    #expect(hint.next == .rung(.reasons))
    hint.climb()
    #expect(hint.next == .page, "nobody knows yet that there is just one")
    hint.climb()
    #expect(hint.page == 0)
    hint.setPageCount(2)
    #expect(hint.next == .page)
    hint.climb()
    #expect(hint.page == 1)
    #expect(hint.next == .nothing)
    hint.climb()
    #expect(hint.page == 1)
    hint.turn(by: -5)
    #expect(hint.page == 0)
    hint.turn(by: 9)
    #expect(hint.page == 1)
    hint.setPageCount(1)
    #expect(hint.page == 0, "the panel has grown")
  }

  @Test func moreTurnsThePagesOfARungBeforeItClimbs() {
    var hint = ladder()
    hint.setPageCount(2)
    #expect(hint.next == .page)
    hint.climb()
    #expect(hint.page == 1)
    #expect(hint.next == .rung(.technique))
  }

  @Test func itHoldsUntilTheDigitsChange() throws {
    let hint = ladder()
    var game = Game(id: 1, puzzle: puzzle)
    #expect(hint.holds(on: game.board, of: puzzle))
    game.apply(.toggleNote(.one, at: Cell(2)), at: .zero)
    #expect(hint.holds(on: game.board, of: puzzle))
    game.apply(.color([.one], at: Cell(2)), at: .zero)
    #expect(hint.holds(on: game.board, of: puzzle))
    game.apply(.place(.four, at: Cell(2)), at: .zero)
    #expect(!hint.holds(on: game.board, of: puzzle))
  }

  @Test func itIsOverOnceItsNotesAreGone() throws {
    let notes = Move.setNotes([.one, .two], at: Cell(2))
    let hint = ladder(after: [notes], from: .notes)
    #expect(hint.step.kind == .missingNote)
    var game = Game(id: 1, puzzle: puzzle)
    game.apply(notes, at: .zero)
    #expect(hint.holds(on: game.board, of: puzzle))
    let move = try #require(hint.move(on: game.board, of: puzzle, removesNotes: true))
    game.apply(move, at: .zero)
    #expect(game.notes(at: Cell(2)) == game.board.candidates(at: Cell(2)))
    #expect(!hint.holds(on: game.board, of: puzzle))
  }

  @Test(arguments: [true, false])
  func placingGoesByThePlayersPreference(removesNotes: Bool) throws {
    let hint = ladder()
    guard case .deduction(let deduction, _) = hint.step, let placed = deduction.placements.first
    else { throw NotOnScreen(what: "digit to place") }
    let move = hint.move(on: board, of: puzzle, removesNotes: removesNotes)
    #expect(move == .place(placed.digit, at: placed.cell, removesNotes: removesNotes))
  }

  @Test func itNamesTheCellThatItChangesOnceThatIsTold() throws {
    var hint = ladder()
    #expect(hint.changedCell(on: board, of: puzzle) == nil)
    hint.climb()
    #expect(hint.changedCell(on: board, of: puzzle) == nil)
    hint.climb()
    guard case .deduction(let deduction, _) = hint.step else {
      throw NotOnScreen(what: "deduction")
    }
    #expect(hint.changedCell(on: board, of: puzzle) == deduction.placements.first?.cell)
  }

  @Test func thePictureShowsNoMoreThanIsTold() {
    var hint = ladder()
    #expect(hint.picture.candidates.isEmpty)
    #expect(!hint.picture.houses.isEmpty || !hint.picture.cells.isEmpty)
    hint.climb()
    #expect(hint.picture.candidates.isEmpty)
    hint.climb()
    #expect(hint.picture == hint.step.picture)
    var wrong = ladder(after: [.place(.one, at: Cell(2))])
    #expect(wrong.picture.cells.isEmpty, "first only the box")
    wrong.climb()
    #expect(wrong.picture.cells.map(\.cell) == [Cell(2)])
  }
}
