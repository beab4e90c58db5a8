import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The messages about grids without exactly one solution.
struct PuzzleCheckWordsTests {
  private func check(_ digits: [String: Int]) -> PuzzleCheck {
    var grid = Grid()
    for cell in Cell.all { grid[cell] = digits[cell.description].flatMap(Digit.init) }
    return PuzzleCheck(grid)
  }

  @Test(arguments: [
    (
      ["r3c2": 5, "r3c7": 5],
      "The puzzle breaks the rules: 5 stands twice in row 3, in r3c2 and r3c7.",
      "규칙에 어긋나는 퍼즐이에요. 3행에 5가 두 번 있어요(3행 2열, 3행 7열)."
    ),
    (
      ["r1c1": 5, "r3c2": 5, "r3c7": 5],
      "The puzzle breaks the rules: 5 stands twice in box 1, in r1c1 and r3c2, and 1 more such.",
      "규칙에 어긋나는 퍼즐이에요. 1번 블록에 5가 두 번 있어요(1행 1열, 3행 2열). 그런 곳이 1개 더 있어요."
    ),
    (
      ["r1c1": 2, "r1c2": 3, "r1c3": 4, "r2c7": 1, "r3c4": 1],
      "The puzzle has no solution: 1 has no place left in row 1.",
      "정답이 없는 퍼즐이에요. 1행에 1을 넣을 칸이 없어요."
    ),
  ])
  func whatIsWrongIsSaidWithItsCells(_ digits: [String: Int], _ english: String, _ korean: String) {
    #expect(Words.english.text(of: check(digits)) == english)
    #expect(Words.korean.text(of: check(digits)) == korean)
  }

  @Test func ofSeveralSolutionsTwoCellsAreNamed() {
    let english = Words.english.text(of: check([:]))
    #expect(english.hasPrefix("The puzzle has more than one solution: r"))
    #expect(english.hasSuffix("; a given is missing."))
    #expect(Words.korean.text(of: check([:])).hasSuffix("들어갈 수 있어요. 처음 숫자를 더 넣으세요."))
  }

  @Test(arguments: Language.allCases)
  func commandsAndHintsSayItInTheSameWords(language: Language) {
    let hint = HintFinder().nextStep(in: Grid()).explanation(in: language)
    #expect(Words.in(language).text(of: check([:])) == hint.text)
    #expect(Words.in(language).solution.several == hint.name)
  }

  @Test func aProperPuzzleIsCalledSo() throws {
    let check = PuzzleCheck(try Puzzle.wellKnown().givens)
    #expect(Words.english.text(of: check) == "The puzzle has exactly one solution.")
    #expect(Words.korean.text(of: check) == "정답이 하나인 퍼즐이에요.")
  }
}
