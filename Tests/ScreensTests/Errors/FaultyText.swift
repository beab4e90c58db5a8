/// A text that isn't a puzzle, with all messages about it.
nonisolated struct FaultyText {
  let text: String
  let complaints: [String]

  private init(_ text: String, _ complaints: [String]) {
    self.text = text
    self.complaints = complaints
  }

  static let all = linesAndGrids + codes + links + documents + noText

  static let line =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

  static let rows = """
    4.....8.5
    .3.......
    ...7.....
    .2.....6.
    ....8.4..
    ....1....
    ...6.3.7.
    5..2.....
    1.4......

    """

  private static let cell = "a digit 1-9 or one of . 0 * _ - x for an empty cell"
  private static let shortLink =
    "line 1: found a short link, expected a link that carries the puzzle itself. "
    + "Open it in a browser and export or share the puzzle as a full link."
  private static let damagedLink = "A part of it is missing or changed: copy it again."
  private static let soloAdvice =
    "Other sizes, rules and seeds are Solo's own: copy the game ID of a plain 3x3."

  /// Lines and grids, and other texts.
  private static let linesAndGrids = [
    FaultyText(
      rows.replacing("....8.4..", with: "....q.4.."),
      ["line 5, column 5: found 'q', expected \(cell)."]
    ),
    FaultyText(
      line.replacing("5.3..", with: "5한3.."),
      ["line 1, column 10: found '한', expected \(cell)."]
    ),
    FaultyText(
      String(line.dropLast()),
      ["line 1: found 80 cells, expected 81 in a line, or nine lines of nine."]
    ),
    FaultyText(
      line + ".",
      ["line 1: found 82 cells, expected 81 in a line, or nine lines of nine."]
    ),
    FaultyText(
      String(rows.dropLast(10)), ["line 1: found a grid of 8 rows, expected nine."]),
    FaultyText(
      rows.replacing(".3.......", with: ".3........"),
      ["line 2: found 10 cells, expected nine in a row of a grid, or 81 in a line."]
    ),
    FaultyText(
      rows.replacing("4.....8.5", with: "4,....8.5").replacing("1.4", with: "1?4"),
      [
        "line 1, column 2: found ',', expected \(cell)."
      ]
    ),
    FaultyText(
      "Dear reader,",
      [
        "line 1: found 'Dear reader,', expected a puzzle: 81 characters in a line, or nine lines "
          + "of nine."
      ]
    ),
  ]

  /// Codes in one line.
  private static let codes = [
    FaultyText(
      ":0000:x:\(line):61x::",
      [
        "line 1, column 91: found '6', expected a digit, a row and a column from 1 to 9, "
          + "such as 314."
      ]
    ),
    FaultyText(
      ":0000:x:\(line.dropLast())::",
      ["line 1: found 80 cells, expected 81 of them."]
    ),
    FaultyText(
      ":0000:x:+\(line.dropFirst())::",
      ["line 1, column 10: found '.', expected a digit 1-9 after the plus sign."]
    ),
    FaultyText(
      ":0000:x",
      ["line 1: found 2 fields after colons, expected :code:digits:cells:deleted::."]
    ),
    FaultyText(
      "#5>55!J)-C+T![;i(cB>fW",
      ["line 1: found 16 places, expected 17, as the counts say."]
    ),
    FaultyText(
      "#5>55!J)-C+T![;i(cB>fW~",
      ["line 1, column 23: found '~', expected a place, a character from ! to q."]
    ),
    FaultyText(
      "3x3:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4g",
      ["line 1, column 38: found 'g', expected the end after 81 cells."]
    ),
    FaultyText(
      "3x3j:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f",
      ["line 1: found the rule 'Jigsaw', expected a puzzle with the classic rules alone."]
    ),
    FaultyText(
      "3x3de#123456", ["line 1: found '3x3de', expected 3x3: and the cells. \(soloAdvice)"]),
  ]

  /// Links.
  private static let links = [
    FaultyText("https://sudokupad.app/psxczr0jpr", [shortLink]),
    FaultyText("https://sudokupad.app/pdyxs/whispers-in-the-mist", [shortLink]),
    FaultyText("https://f-puzzles.com/?id=yhkyz63b", [shortLink]),
    FaultyText(
      "https://tinyurl.com/sudoku-of-today",
      [
        "line 1: found a short link, expected a link that carries the puzzle itself. Open it in a "
          + "browser and copy the address it leads to."
      ]
    ),
    FaultyText(
      "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFzGApi",
      [
        "line 1: found a puzzle of SudokuMaker, which is in a form of its own, expected a link that "
          + "carries the puzzle itself. Export it there as 81 digits, or as a link to f-puzzles or "
          + "SudokuPad."
      ]
    ),
    FaultyText(
      "https://f-puzzles.com/?load=N4IgzglgXgpiBcBO",
      [
        "line 1: found a link that can't be decompressed, expected the whole link as it was "
          + "copied. \(damagedLink)"
      ]
    ),
    FaultyText(
      "https://sudokupad.app/scfoooooooooooook",
      ["line 1: found 83 cells, expected 81 cells in the characters 0-9, A-Z and a-x."]
    ),
    FaultyText(
      "https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0w",
      ["line 1: found rules after the cells, expected a puzzle with the classic rules alone."]
    ),
  ]

  /// JSON and XML.
  private static let documents = [
    FaultyText(
      "{\"size\":9,\n \"grid\":[[{,]]}",
      ["line 2, column 12: found ',', expected a name in quotation marks, as JSON wants it."]
    ),
    FaultyText(
      "{\"a\":1 \"b\":2}",
      ["line 1, column 8: found '\"', expected , or }, as JSON wants it."]
    ),
    FaultyText(
      "{\"a\":nul}", ["line 1, column 6: found 'n', expected a value, as JSON wants it."]
    ),
    FaultyText(
      "{\"a\":1}",
      [
        "line 1: found JSON of an unknown kind, expected 81 cells in a text or list, under a name "
          + "such as 'puzzle'."
      ]
    ),
    FaultyText(
      "{\"board\":\"\(line)\",\"grid\":\"\(line.replacing("5", with: "6"))\"}",
      [
        "line 1: found 'board' and 'grid', any of which may be the puzzle, expected one of them alone."
      ]
    ),
    FaultyText(
      "{\"puzzle\":\"\(line)\",\"qx\":[[1,2],[3,4]]}",
      [
        "line 1: found 'qx', which may change the puzzle, expected a puzzle with the classic rules "
          + "alone."
      ]
    ),
    FaultyText(
      "{\"solution\":\"\(line)\"}",
      [
        "line 1: found only 'solution', expected the givens under a name such as 'puzzle'."
      ]
    ),
    FaultyText(
      "<opensudoku>\n<game data='12'/>\n<folder></opensudoku>",
      [
        "line 2: found 2 cells, expected 81 of them.",
        "line 3, column 11: found 'o', expected </folder>, as XML wants it.",
      ]
    ),
    FaultyText("<opensudoku/>", ["line 1: found no game, expected <game data=\"…\"/>."]),
    FaultyText("<html></html>", ["line 1: found <html>, expected <opensudoku> or <ksudoku>."]),
    FaultyText(
      "<opensudoku><game data=\"&foo;\"/>",
      [
        "line 1, column 25: found '&', expected &lt; &gt; &amp; &quot; &apos; or a number, "
          + "as XML wants it."
      ]
    ),
  ]

  /// Bytes that aren't text.
  private static let noText = [
    FaultyText(
      "abc\u{0}def",
      [
        "line 1: found a zero byte, expected text in UTF-8. This is no text."
      ]
    )
  ]
}
