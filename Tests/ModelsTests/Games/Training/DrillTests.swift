import Testing

@testable import Games
@testable import Grading
@testable import Sudoku

struct DrillTests {
  /// The techniques whose positions are found quickly even in a debug build.
  private static let quick = DrillBook.techniques.filter { $0.level <= .hard }.map(\.id)

  private static func drill(_ technique: TechniqueID, seed: UInt64 = 1) async throws -> Drill {
    try #require(await Drill.make(technique, seed: seed))
  }

  @Test func everyTechniqueBelowExtremeButTheRarestCanBePractised() {
    let graded = TechniqueID.allCases.filter { $0.facts.isInGrading && $0.facts.level < .extreme }
    let rare: Set<TechniqueID> = [
      .avoidableRectangle2, .frankenXWing, .frankenSwordfish, .finnedFrankenXWing,
    ]
    let lacking = Set(graded).subtracting(DrillBook.techniques.map(\.id))
    #expect(lacking == rare)
  }

  @Test(arguments: quick)
  func theTechniqueIsTheNextStepAndRight(technique: TechniqueID) async throws {
    let drill = try await Self.drill(technique)
    #expect(!drill.deductions.isEmpty)
    let solution = drill.puzzle.solution
    #expect(Solver.uniqueSolution(of: drill.puzzle.givens) == solution)
    for cell in drill.position.open {
      let digit = try #require(solution[cell])
      #expect(drill.position[cell].contains(digit))
    }
    for deduction in drill.deductions {
      #expect(deduction.eliminations.allSatisfy { solution[$0.cell] != $0.digit })
      #expect(deduction.placements.allSatisfy { solution[$0.cell] == $0.digit })
    }
    let next = try #require(Grader().step(from: drill.position))
    #expect(try Self.place(of: next.technique) >= Self.place(of: technique))
  }

  /// Returns the number of easier techniques. Kinds of deductions that are found in one search are
  /// equal.
  private static func place(of id: TechniqueID) throws -> Int {
    try #require(
      TechniqueCatalog.grading.firstIndex { $0.kinds.contains(id) })
  }

  @Test func aNumberGivesTheSamePositionAndAnotherOneAnother() async throws {
    let drill = try await Self.drill(.xWing, seed: 7)
    #expect(try await Self.drill(.xWing, seed: 7) == drill)
    #expect(try await Self.drill(.xWing, seed: 8) != drill)
  }

  @Test func aTaskThatIsCancelledLooksNoFurther() async {
    let drill = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await Drill.make(.xWing, seed: 1)
    }.value
    #expect(drill == nil)
  }

  @Test func aGameOfItBeginsWithTheCandidatesNoted() async throws {
    let drill = try await Self.drill(.xWing)
    let game = drill.game(id: 1)
    #expect(game.origin == .training("xWing"))
    #expect(!game.canUndo)
    #expect(game.board.grid == drill.position.grid)
    #expect(drill.position.open.allSatisfy { game.notes(at: $0) == drill.position[$0] })
  }

  @Test func takingOutWhatItConcludesIsSuccess() async throws {
    let drill = try await Self.drill(.xWing)
    let deduction = try #require(drill.easiest)
    var game = drill.game(id: 1)
    let all = deduction.eliminations.count
    for (count, candidate) in deduction.eliminations.enumerated() {
      #expect(drill.verdict(on: game.board) == .open(drawn: count, of: all))
      game.apply(.toggleNote(candidate.digit, at: candidate.cell), at: .zero)
    }
    #expect(drill.verdict(on: game.board) == .found(deduction))
  }

  @Test func placingTheDigitIsSuccess() async throws {
    let drill = try await Self.drill(.hiddenSingle)
    let deduction = try #require(drill.easiest)
    let placed = try #require(deduction.placements.first)
    var game = drill.game(id: 1)
    game.apply(.place(placed.digit, at: placed.cell), at: .zero)
    guard case .found(let found) = drill.verdict(on: game.board) else {
      Issue.record("a hidden single was placed")
      return
    }
    #expect(found.placements == [placed])
  }

  @Test func aWrongDigitElsewhereSpoilsNoRightAnswer() async throws {
    let drill = try await Self.drill(.hiddenSingle)
    let placed = try #require(drill.easiest?.placements.first)
    let cell = try #require(drill.position.open.first { $0 != placed.cell })
    let wrong = try #require(Digit.all.first { $0 != drill.puzzle.solution[cell] })
    var game = drill.game(id: 1)
    game.apply(.place(wrong, at: cell), at: .zero)
    game.apply(.place(placed.digit, at: placed.cell), at: .zero)
    guard case .found(let found) = drill.verdict(on: game.board) else {
      Issue.record("a hidden single was placed")
      return
    }
    #expect(found.placements == [placed])
  }

  @Test func whatIsWrongIsSaid() async throws {
    let drill = try await Self.drill(.xWing)
    let cell = try #require(drill.position.open.first)
    let digit = try #require(drill.puzzle.solution[cell])
    let wrong = try #require(drill.position[cell].first { $0 != digit })
    var game = drill.game(id: 1)
    game.apply(.toggleNote(digit, at: cell), at: .zero)
    #expect(drill.verdict(on: game.board) == .needed(Candidate(cell, digit)))
    game.undo(at: .zero)
    game.apply(.place(wrong, at: cell), at: .zero)
    #expect(drill.verdict(on: game.board) == .wrongDigit(Candidate(cell, wrong)))
    game.undo(at: .zero)
    game.apply(.place(digit, at: cell), at: .zero)
    #expect(drill.verdict(on: game.board) == .unrelated(Candidate(cell, digit)))
  }
}
