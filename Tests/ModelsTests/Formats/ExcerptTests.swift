import Testing

@testable import Formats

/// The parts of a text that a message quotes, and titles.
struct ExcerptTests {
  /// Characters of one to 25 bytes.
  private static let characters = [
    "a", "é", "한", "5\u{FE0F}\u{20E3}", "⬜", "𝟓", "👨‍👩‍👧‍👦", "e\u{301}\u{302}",
  ]

  @Test(arguments: characters)
  func anExcerptConsistsOfWholeCharacters(character: String) throws {
    for start in 0..<24 {
      let line = String(repeating: "x", count: start) + String(repeating: character, count: 200)
      for problem in PuzzleDocument(line).problems {
        guard case .text(let found) = problem.found else { continue }
        #expect(!found.isEmpty && line.hasPrefix(found), "\(start): \(found)")
        #expect(line.dropFirst(found.count - 1).first == found.last)
        #expect(found.count >= min(24, line.count) || found.count == 1)
      }
    }
  }

  @Test func anEndWithinACharacterIsNotReached() {
    let bytes = Array(String(repeating: "⬜", count: 2000).utf8)
    for limit in [1, 24, 128] {
      #expect(
        PuzzleLine.start(of: bytes[...], characters: limit) == String(repeating: "⬜", count: limit))
    }
    #expect(PuzzleLine.start(of: []) == "")
    let family = Array("👨‍👩‍👧‍👦!".utf8)
    #expect(PuzzleLine.start(of: family[...], characters: 1) == "👨‍👩‍👧‍👦")
  }

  @Test func aTitleConsistsOfWholeCharacters() throws {
    let grid = (0..<9).map { _ in String(repeating: ".", count: 9) }.joined(separator: "\n")
    for start in 0..<4 {
      let title = String(repeating: "x", count: start) + String(repeating: "한", count: 150)
      let entry = try #require(PuzzleDocument(title + "\n" + grid).entries.first)
      if let found = entry.details[.title] { #expect(title.hasPrefix(found)) }
    }
  }

  @Test(arguments: [
    #"<opensudoku><game data="12한00"/></opensudoku>"#,
    """
    <ksudoku><game><puzzle><graph type="sudoku" order="9"/><values>__한__</values></puzzle></game>
    </ksudoku>
    """,
  ])
  func aCharacterInTheDataOfADocumentIsWhole(text: String) throws {
    let problem = try #require(PuzzleDocument(text).problems.first)
    #expect(problem.found == .textInData("한"))
  }
}
