import Foundation
import TestSupport
import Testing

@testable import Formats
@testable import Generating
@testable import Sudoku

struct EntryCodingTests {
  private func read(_ text: String) throws -> PuzzleEntry {
    try JSONDecoder().decode(PuzzleEntry.self, from: Data(text.utf8))
  }

  @Test func aPuzzleComesBackAsItWas() throws {
    var random = SeededRandom(seed: 17)
    for round in 0..<50 {
      var entry = try PuzzleEntry.random(using: &random)
      entry.origin = PuzzleOrigin(format: .sdk, line: round)
      entry.unread.drawings = round
      if round % 3 == 0 { entry.step = LibraryStep(code: "0100", digits: "5") }
      let data = try JSONEncoder().encode(entry)
      #expect(try JSONDecoder().decode(PuzzleEntry.self, from: data) == entry, "round \(round)")
    }
  }

  @Test func aDigitInTheCellOfAGivenIsLeftOut() throws {
    let (givens, placed) = (
      "5" + String(repeating: ".", count: 80), String(repeating: "3", count: 81)
    )
    let entry = try read(#"{"givens": "\#(givens)", "placed": "\#(placed)"}"#)
    #expect(entry.placed[Cell(0)] == nil && entry.placed[Cell(1)] == Digit(3))
    #expect(entry.grid[Cell(0)] == Digit(5))
  }

  @Test func whatALaterVersionAddsIsLeftOut() throws {
    let givens = String(repeating: ".", count: 81)
    let entry = try read(
      #"{"givens": "\#(givens)", "regions": [1], "details": {"title": "A\u001b", "mood": "b"}}"#)
    #expect(entry.details == [.title: "A"])
  }

  @Test(arguments: [
    "{}", #"{"givens": "5"}"#, #"{"givens": 5}"#,
    #"{"givens": "\#(String(repeating: ".", count: 81))", "notes": ["1"]}"#,
  ])
  func whatIsNoPuzzleIsRefused(_ text: String) {
    #expect(throws: DecodingError.self) { try read(text) }
  }
}
