import Games
import Grading
import Hints
import Sudoku
import Testing

struct HintFinderTests {
  private static let finder = HintFinder()

  private static func puzzle(_ number: Int) throws -> Puzzle {
    let rows = Corpus.rated.filter { $0.level != "extreme" }
    let givens = try Grid(text: rows[number].puzzle)
    return Puzzle(
      givens: givens, solution: try #require(Solver.uniqueSolution(of: givens)), level: .easy,
      rating: 0)
  }

  /// Plays right and wrong digits, and notes of all kinds.
  private static func play(
    _ game: inout Game, turns: Int, wrong: Int, using random: inout SeededNumbers
  ) {
    for _ in 0..<turns {
      let cell = random.cell()
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<wrong: game.apply(.place(random.digit(), at: cell), at: .zero)
      case wrong..<50:
        guard let digit = game.puzzle.solution[cell], game.digit(at: cell) == nil else { continue }
        game.apply(.place(digit, at: cell, removesNotes: .random(using: &random)), at: .zero)
      case 50..<55: game.apply(.clear(cell), at: .zero)
      default: game.apply(.toggleNote(random.digit(), at: cell), at: .zero)
      }
    }
  }

  private func expectRight(_ step: NextStep, _ game: Game) {
    let solution = game.puzzle.solution
    switch step {
    case .solved: #expect(game.isComplete)
    case .clash(let digit, let first, let second, let house, let isBesideGiven):
      #expect(isBesideGiven == game.isGiven(first))
      #expect(first != second && house.contains(first) && house.contains(second))
      #expect(game.digit(at: first) == digit && game.digit(at: second) == digit)
      #expect(!game.isGiven(second) && game.isWrong(second))
      #expect(isBesideGiven || game.isWrong(first))
    case .wrongDigits(let mistakes):
      #expect(mistakes.map(\.cell) == Cell.all.filter { game.isWrong($0) })
      #expect(!mistakes.isEmpty)
    case .missingNote(let cell, let possible):
      #expect(!game.notes(at: cell).contains(solution[cell] ?? possible.first ?? Digit.all[0]))
      #expect(solution[cell].map(possible.contains) == true)
    case .deduction(let deduction, let position):
      #expect(Cell.all.allSatisfy { !game.isWrong($0) })
      #expect(deduction.placements.allSatisfy { solution[$0.cell] == $0.digit }, "\(deduction)")
      #expect(deduction.eliminations.allSatisfy { solution[$0.cell] != $0.digit }, "\(deduction)")
      #expect(deduction.eliminations.allSatisfy(position.contains))
    case .noSolution, .severalSolutions: Issue.record("a puzzle has one solution")
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>, CandidateSource.allCases)
  func noAdviceContradictsTheSolution(seed: UInt64, source: CandidateSource) throws {
    var random = SeededNumbers(seed: seed)
    var game = Game(id: 1, puzzle: try Self.puzzle(Int(seed) * 13))
    for round in 0..<12 {
      Self.play(&game, turns: 12, wrong: round.isMultiple(of: 3) ? 4 : 0, using: &random)
      for cell in Cell.all where round.isMultiple(of: 4) && game.isWrong(cell) {
        game.apply(.clear(cell), at: .zero)
      }
      let step = Self.finder.nextStep(on: game.board, of: game.puzzle, from: source)
      expectRight(step, game)
      for language in Language.allCases {
        let words = step.explanation(in: language)
        for text in [words.lookAt, words.title] + words.sentences {
          #expect(!text.isEmpty && !text.contains("  "), "\(words)")
        }
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>, CandidateSource.allCases)
  func followingTheAdviceSolvesThePuzzleFromAnyPosition(
    seed: UInt64, source: CandidateSource
  ) throws {
    var random = SeededNumbers(seed: seed)
    var game = Game(id: 1, puzzle: try Self.puzzle(Int(seed) * 29))
    Self.play(&game, turns: 60, wrong: seed.isMultiple(of: 2) ? 3 : 0, using: &random)
    for _ in 0..<800 where !game.isComplete {
      let step = Self.finder.nextStep(on: game.board, of: game.puzzle, from: source)
      let moves = step.moves(on: game.board, of: game.puzzle)
      let before = game.board
      for move in moves { game.apply(move, at: .zero) }
      #expect(game.board != before, "\(step) changes nothing")
      if game.board == before { break }
    }
    #expect(game.isComplete)
    #expect(Self.finder.nextStep(on: game.board, of: game.puzzle, from: source) == .solved)
  }

  @Test func whatTheNotesShowAlreadyIsNotOffered() throws {
    let row = try #require(Corpus.rated.first { $0.level == "hard" })
    let givens = try Grid(text: row.puzzle)
    let puzzle = Puzzle(
      givens: givens, solution: try #require(Solver.uniqueSolution(of: givens)), level: .hard,
      rating: 0)
    var game = Game(id: 1, puzzle: puzzle)
    var seen: Set<Deduction> = []
    for _ in 0..<100 where !game.isComplete {
      let step = Self.finder.nextStep(on: game.board, of: puzzle)
      guard case .deduction(let deduction, _) = step else { break }
      #expect(seen.insert(deduction).inserted)
      for move in step.moves(on: game.board, of: puzzle) { game.apply(move, at: .zero) }
    }
    #expect(seen.contains { $0.placements.isEmpty })
    #expect(game.isComplete)
  }

  @Test func aDigitThatBreaksTheRulesComesBeforeAWrongOne() throws {
    var game = Game(id: 1, puzzle: try Self.puzzle(0))
    let given = try #require(Cell.all.first(where: game.isGiven))
    let digit = try #require(game.digit(at: given))
    let peer = try #require(given.peers.first { game.digit(at: $0) == nil })
    let wrong = try #require(
      Cell.all.first { cell in
        game.digit(at: cell) == nil && cell != peer
          && game.board.grid.candidates(at: cell).count > 1
      })
    let other = try #require(
      game.board.grid.candidates(at: wrong).first { $0 != game.puzzle.solution[wrong] })
    game.apply(.place(other, at: wrong), at: .zero)
    #expect(
      Self.finder.nextStep(on: game.board, of: game.puzzle)
        == .wrongDigits([Mistake(other, at: wrong)]))
    game.apply(.place(digit, at: peer), at: .zero)
    let step = Self.finder.nextStep(on: game.board, of: game.puzzle)
    guard case .clash(digit, let beside, let second, in: _, besideGiven: true) = step else {
      Issue.record("\(step) is not the clash")
      return
    }
    #expect(step.moves(on: game.board, of: game.puzzle) == [.clear(second)])
    #expect(step.picture.cells.map(\.role) == [.reason, .wrong])
    let text = step.explanation(in: .english).text
    #expect(text.contains("\(beside) is a given, so the \(digit) in \(second) is wrong"))
  }

  @Test func whereNoTechniqueHelpsADigitIsTriedOutAndSaidToBe() throws {
    let puzzle = try Self.puzzle(0)
    let finder = HintFinder(grader: Grader(techniques: []))
    let step = finder.nextStep(on: Board(givens: puzzle.givens), of: puzzle)
    guard case .deduction(let deduction, _) = step else {
      Issue.record("\(step) is no deduction")
      return
    }
    #expect(deduction.technique == .bruteForce)
    #expect(deduction.placements.allSatisfy { puzzle.solution[$0.cell] == $0.digit })
    #expect(step.explanation(in: .english).text.contains("No known technique helps here"))
  }
}
