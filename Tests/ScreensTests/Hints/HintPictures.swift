import Games
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HintPictures {
  @Test func aPairStepByStep() async throws {
    let driver = try Self.driver(before: .nakedPair, .reference, .english)
    try await expectSteps(driver, "pair 80x24 english")
  }

  @Test(
    arguments: [
      (.reference, .english), (.reference, .korean), (.least, .english), (.spacious, .english),
    ] as [(ScreenSize, Language)])
  func aChainStepByStep(size: ScreenSize, language: Language) async throws {
    let driver = try Self.driver(before: .xyChain, size, language)
    try await expectSteps(driver, "chain \(size) \(language)")
  }

  private func expectSteps(_ driver: SuiteDriver, _ name: String) async throws {
    try await driver.ask()
    expectSnapshot(try driver.golden(), named: "\(name) 1 place")
    driver.type("H")
    expectSnapshot(try driver.golden(), named: "\(name) 2 technique")
    driver.type("H")
    expectSnapshot(try driver.golden(), named: "\(name) 3 reasons")
  }

  @Test func aDigitThatIsWrong() async throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("2")
    driver.advance(by: .seconds(4))
    try await driver.ask()
    driver.type("H")
    expectSnapshot(try driver.golden(), named: "wrong 80x24")
  }

  /// The board of a puzzle that needs `technique`, after all steps before it.
  static func driver(
    before technique: TechniqueID, _ size: ScreenSize, _ language: Language
  ) throws -> SuiteDriver {
    let text =
      technique == .nakedPair
      ? "....5.8.2..19.....5....1..7.1...9........8....386.....8....736..6.18.9....3...5.."
      : ".2..83..9..3..........9.46...8.....5.19...2..7.294........1.75........18.748..6.."
    let givens = try Grid(text: text)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let puzzle = Puzzle(givens: givens, solution: solution, level: .hard, rating: 900)
    let driver = try SuiteDriver(
      width: size.width, height: size.height, puzzle: puzzle, language: language)
    let board = try driver.board()
    while true {
      let step = HintFinder().nextStep(on: board.game.board, of: puzzle)
      if case .deduction(let deduction, _) = step, deduction.technique == technique { break }
      let moves = step.moves(on: board.game.board, of: puzzle)
      guard let move = Move.combined(moves), board.make(move) else {
        throw NotOnScreen(what: technique.rawValue)
      }
    }
    return driver
  }
}
