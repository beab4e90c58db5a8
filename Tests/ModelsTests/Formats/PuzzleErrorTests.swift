import Testing

@testable import Models

struct PuzzleErrorTests {
  private static let cell = "a digit 1-9 or one of . 0 * _ - x for an empty cell"
  private static let shortLink =
    "line 1: found a short link, expected a link that carries the puzzle itself; "
    + "open it in a browser and export or share the puzzle as a full link."
  private static let damagedLink = "a part of it is missing or changed: copy it again."
  private static let soloAdvice =
    "other sizes, rules and seeds are Solo's own: copy the game ID of a plain 3x3."

  private static let faults: [(text: String, complaints: [String])] = [
    // Lines and grids.
    (
      Samples.rows.replacing("....8.4..", with: "....q.4.."),
      ["line 5, column 5: found 'q', expected \(cell)."]
    ),
    (
      Samples.line.replacing("5.3..", with: "5한3.."),
      ["line 1, column 10: found '한', expected \(cell)."]
    ),
    (
      String(Samples.line.dropLast()),
      ["line 1: found 80 cells, expected 81 in a line, or nine lines of nine."]
    ),
    (
      Samples.line + ".",
      ["line 1: found 82 cells, expected 81 in a line, or nine lines of nine."]
    ),
    (String(Samples.rows.dropLast(10)), ["line 1: found a grid of 8 rows, expected nine."]),
    (
      Samples.rows.replacing(".3.......", with: ".3........"),
      ["line 2: found 10 cells, expected nine in a row of a grid, or 81 in a line."]
    ),
    (
      Samples.rows.replacing("4.....8.5", with: "4,....8.5").replacing("1.4", with: "1?4"),
      [
        "line 1, column 2: found ',', expected \(cell).",
        "line 9, column 2: found '?', expected \(cell).",
      ]
    ),
    (
      "Dear reader,",
      [
        "line 1: found 'Dear reader,', expected a puzzle: 81 characters in a line, or nine lines "
          + "of nine; see docs/formats.md for all that is read."
      ]
    ),
    // Codes.
    (
      ":0000:x:\(Samples.line):61x::",
      [
        "line 1, column 91: found '6', expected a digit, a row and a column from 1 to 9, "
          + "such as 314."
      ]
    ),
    (
      ":0000:x:\(Samples.line.dropLast())::",
      ["line 1: found 80 cells, expected 81 of them."]
    ),
    (
      ":0000:x:+\(Samples.line.dropFirst())::",
      ["line 1, column 10: found '.', expected a digit 1-9 after the plus sign."]
    ),
    (
      ":0000:x",
      ["line 1: found 2 fields after colons, expected :code:digits:cells:deleted::."]
    ),
    (
      "#5>55!J)-C+T![;i(cB>fW",
      ["line 1: found 16 places, expected 17, as the counts say."]
    ),
    (
      "#5>55!J)-C+T![;i(cB>fW~",
      ["line 1, column 23: found '~', expected a place, a character from ! to q."]
    ),
    (
      "3x3:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4g",
      ["line 1, column 38: found 'g', expected the end after 81 cells."]
    ),
    (
      "3x3j:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f",
      ["line 1: found '3x3j', expected 3x3: and the cells; \(soloAdvice)"]
    ),
    ("3x3de#123456", ["line 1: found '3x3de', expected 3x3: and the cells; \(soloAdvice)"]),
    // Links.
    ("https://sudokupad.app/psxczr0jpr", [shortLink]),
    ("https://sudokupad.app/pdyxs/whispers-in-the-mist", [shortLink]),
    ("https://f-puzzles.com/?id=yhkyz63b", [shortLink]),
    (
      "https://f-puzzles.com/?load=N4IgzglgXgpiBcBO",
      [
        "line 1: found a link that cannot be decompressed, expected the whole link as it was "
          + "copied; \(damagedLink)"
      ]
    ),
    (
      "https://sudokupad.app/scfoooooooooooook",
      ["line 1: found 83 cells, expected 81 cells in letters and digits."]
    ),
    (
      "https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0w",
      ["line 1: found rules after the cells, expected a puzzle with the classic rules alone."]
    ),
    // Documents.
    (
      "{\"size\":9,\n \"grid\":[[{,]]}",
      ["line 2, column 12: found ',', expected a name in quotation marks, as JSON wants it."]
    ),
    (
      "{\"a\":1}",
      [
        "line 1: found JSON of an unknown kind, expected a puzzle of f-puzzles or SudokuPad, "
          + "or a game of GNOME Sudoku."
      ]
    ),
    (
      "<opensudoku>\n<game data='12'/>\n<folder></opensudoku>",
      [
        "line 2: found 2 cells, expected 81 of them.",
        "line 3, column 11: found 'o', expected </folder>, as XML wants it.",
      ]
    ),
    ("<opensudoku/>", ["line 1: found no game, expected <game data=\"…\"/>."]),
    ("<html></html>", ["line 1: found <html>, expected <opensudoku> or <ksudoku>."]),
    (
      "<opensudoku><game data=\"&foo;\"/>",
      [
        "line 1, column 25: found '&', expected &lt; &gt; &amp; &quot; &apos; or a number, "
          + "as XML wants it."
      ]
    ),
    // No text at all.
    (
      "abc\u{0}def",
      [
        "line 1: found a zero byte, expected text in UTF-8; "
          + "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other."
      ]
    ),
  ]

  @Test(arguments: faults.indices) func aFaultIsNamedWithItsPlace(_ index: Int) {
    let (text, complaints) = Self.faults[index]
    let document = PuzzleDocument(text)
    #expect(document.problems.map(\.description) == complaints)
    #expect(document.entries == [])
  }

  @Test(arguments: faults.indices) func thePuzzlesAroundAFaultAreRead(_ index: Int) {
    let text = Self.faults[index].text
    guard !text.hasPrefix("<"), !text.hasPrefix("{"), !text.contains("\u{0}") else { return }
    let document = PuzzleDocument(Samples.line + "\n" + text + "\n\n" + Samples.line + "\n")
    #expect(document.problems.count == Self.faults[index].complaints.count)
    #expect(document.entries.map(\.givens.description) == [Samples.line, Samples.line])
  }

  @Test func aGoodGameAmongBadOnesOfADocumentIsRead() {
    let document = PuzzleDocument(
      """
      <opensudoku version="2"><folder name="A">
      <game data="\(Samples.line)"/><game/><game data="x"/>
      <game data="\(Samples.line)"/></folder></opensudoku>
      """)
    #expect(document.entries.map(\.origin?.line) == [2, 3])
    #expect(document.problems.map(\.line) == [2, 2])
  }

  @Test func textInSixteenBitsIsRefusedInOneSentence() {
    let units = Array(Samples.rows.utf16)
    for order in [[0, 8], [8, 0]] {
      let bytes = ([0xFEFF] + units).flatMap { unit in order.map { UInt8(unit >> $0 & 0xFF) } }
      let document = PuzzleDocument(bytes: bytes[...])
      #expect(
        document.problems.map(\.description) == [
          "line 1, column 1: found text in UTF-16, expected text in UTF-8; "
            + "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other."
        ])
    }
  }

  @Test func rulesBeyondTheClassicOnesAreRefused() {
    let cells = Array(repeating: "[{},{},{},{},{},{},{},{},{}]", count: 9).joined(separator: ",")
    let document = PuzzleDocument("{\"size\":9,\"thermometer\":[{}],\"grid\":[\(cells)]}")
    #expect(
      document.problems.map(\.description) == [
        "line 1: found the rule 'thermometer', expected a puzzle with the classic rules alone."
      ])
  }

  @Test func whatIsQuotedCannotDisturbATerminal() {
    let document = PuzzleDocument("\u{1B}[31m\u{7} red")
    #expect(document.problems.count == 1)
    #expect(
      document.problems.allSatisfy { problem in
        problem.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      })
  }

  @Test func aLineWithoutAnEndIsRefusedAndTheNextOneRead() {
    let long = String(repeating: "1", count: PuzzleReader.longestLine + 1)
    let document = PuzzleDocument(long + "\n" + Samples.line)
    #expect(
      document.problems.map(\.description) == [
        "line 1: found a line of more than 1 MB, expected at most that."
      ])
    #expect(document.entries.map(\.origin?.line) == [2])
  }
}
