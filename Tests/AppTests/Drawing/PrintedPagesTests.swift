import ArgumentParser
import Formats
import Foundation
import Hints
import Screens
import Sudoku
import Testing

@testable import App

/// How puzzles are laid out on paper.
@Suite struct PrintedPagesTests {
  private static let puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  private static func entry(_ text: String = puzzle) throws -> PuzzleEntry {
    try #require(PuzzleDocument(text).entries.first)
  }

  private static func pages(
    of count: Int, perPage: Int, hasSolutions: Bool = false
  ) throws -> PrintedPages {
    let entry = try entry()
    let puzzle = PrintedPuzzle(entry, findings: BoardFindings(entry), language: .english)
    return PrintedPages(
      puzzles: Array(repeating: puzzle, count: count), perPage: perPage,
      hasSolutions: hasSolutions, paper: .a4, language: .english)
  }

  @Test(arguments: [
    (1, 1, [0..<1]), (3, 1, [0..<1, 1..<2, 2..<3]), (6, 6, [0..<6]), (7, 6, [0..<6, 6..<7]),
    (5, 2, [0..<2, 2..<4, 4..<5]),
  ])
  func soManyPuzzlesAreOnEachPage(count: Int, perPage: Int, ranges: [Range<Int>]) throws {
    let pages = try Self.pages(of: count, perPage: perPage).pages
    #expect(pages == ranges.map { .puzzles($0) })
  }

  @Test func theSolutionsAreAtTheEnd() throws {
    let pages = try Self.pages(of: 14, perPage: 6, hasSolutions: true).pages
    #expect(
      pages == [
        .puzzles(0..<6), .puzzles(6..<12), .puzzles(12..<14), .solutions(Array(0..<12)),
        .solutions([12, 13]),
      ])
  }

  @Test func aPuzzleWithoutOneSolutionHasNoneAtTheEnd() throws {
    let open = try Self.entry(String(repeating: ".", count: 81))
    let unsolved = PrintedPuzzle(open, findings: BoardFindings(open), language: .english)
    #expect(unsolved.grade == nil)
    let solved = try Self.pages(of: 1, perPage: 1).puzzles[0]
    #expect(solved.grade == "Easy, score 204")
    let pages = PrintedPages(
      puzzles: [solved, unsolved, solved], perPage: 6, hasSolutions: true, paper: .letter,
      language: .english)
    #expect(pages.pages == [.puzzles(0..<3), .solutions([0, 2])])
  }

  @Test(arguments: Paper.allCases)
  func boardsAreAsLargeAsTheyCanBeAndApart(paper: Paper) throws {
    let body = CGRect(origin: .zero, size: paper.size).insetBy(dx: 42, dy: 42)
    var sides: [Double] = []
    for count in [1, 2, 3, 4, 5, 6, 12] {
      let slots = BoardSlots(count, in: body).all
      #expect(slots.count == count)
      for (place, slot) in slots.enumerated() {
        #expect(body.insetBy(dx: -0.01, dy: -0.01).contains(slot.frame))
        #expect(slot.board.minX >= slot.frame.minX - 0.01)
        #expect(slot.board.maxX <= slot.frame.maxX + 0.01)
        #expect(slot.board.maxY <= slot.frame.maxY + 0.01)
        #expect(slot.board.minY - slot.frame.minY >= BoardSlots.caption)
        #expect(slot.board.width == slot.board.height)
        for other in slots[..<place] { #expect(!slot.frame.intersects(other.frame)) }
      }
      sides.append(slots[0].board.width)
    }
    #expect(sides == sides.sorted(by: >))
    // Six on a page are still wide enough to write in: 7 cm.
    #expect(sides[5] > 198)
  }

  @Test(arguments: [(1, false, 1), (7, false, 2), (7, true, 3)])
  func aPDFHasThesePages(count: Int, hasSolutions: Bool, expected: Int) throws {
    let pages = try Self.pages(of: count, perPage: 6, hasSolutions: hasSolutions)
    let drawing = try Drawing(.pdf, size: pages.paper.size, language: .english)
    pages.draw(on: drawing)
    let text = String(decoding: try drawing.finish().map(UInt16.init), as: UTF16.self)
    #expect(text.matches(of: /\/Type \/Page\b/).count == expected)
  }

  @Test(arguments: Language.allCases)
  func theTextOfAHintFitsBelowItsBoard(language: Language) throws {
    // A grouped loop, whose explanation has many sentences.
    let entry = try Self.entry(
      """
      :0709-1:1238:.+5243+19+6..3+67...1519.....2.2.......694.....\
      ..+5+6....74+93.9......6.+5.1.....8.5..69.:825 826 833 837 839 254 255 256 779 7\
      89 495 496 499 799:143 153 275 276 286 364 399 864::7
      """)
    let step = try HintOptions.parse(["--order", "hodoku"]).nextStep(from: entry)
    guard case .deduction(let deduction, _) = step else {
      Issue.record("\(step.kind) is no deduction")
      return
    }
    #expect(deduction.technique == .groupedContinuousNiceLoop)
    let hint = PrintedHint(step, in: language)
    let drawing = try Drawing(.pdf, size: Paper.a4.size, language: language)
    let setting = try #require(PrintedHint.Setting.all.last)
    #expect(hint.height(width: 511, setting, on: drawing) < 300)
    let heights = PrintedHint.Setting.all.prefix(3).map {
      hint.height(width: 511, $0, on: drawing)
    }
    #expect(heights == heights.sorted(by: >))
  }

  @Test func aPictureGrowsWithItsTitleAndHint() throws {
    let entry = try Self.entry()
    func height(title: String?, step: NextStep?) throws -> Double {
      let puzzle = PrintedPuzzle(entry, step: step, language: .english)
      return try PrintedPicture(puzzle: puzzle, title: title, language: .english).size().height
    }
    let plain = try height(title: nil, step: nil)
    let step = HintFinder().nextStep(in: entry.grid)
    #expect(try height(title: "Monday", step: nil) > plain)
    #expect(try height(title: nil, step: step) > plain + 30)
  }
}
