import Testing

@testable import Formats
@testable import Sudoku

/// Forms that are read but never written.
struct OtherFormsTests {
  private func only(_ text: String) throws -> PuzzleEntry {
    let document = PuzzleDocument(text)
    #expect(document.problems == [])
    #expect(document.entries.count == 1)
    return try #require(document.entries.first)
  }

  /// Returns the cells of the sample in OpenSudoku's form. `field` returns the text after the
  /// digit.
  private func cells(version: Int, _ field: (Cell) -> String) throws -> String {
    let grid = try Grid(text: Samples.line)
    let cells = Cell.all.map { cell in
      "\(grid[cell]?.rawValue ?? 0)|\(field(cell))|\(grid[cell] == nil ? 1 : 0)|"
    }
    return "version: \(version)\n" + cells.joined()
  }

  @Test(arguments: [
    (1, "1,3,", "-"), (2, "5|", "0|"), (3, "5", "0"), (4, "5|0", "0|0"), (5, "5|0|2", "0|0|7"),
  ])
  func everyVersionOfOpenSudokusCellsIsRead(_ version: Int, _ notes: String, _ none: String)
    throws
  {
    let data = try cells(version: version) { $0 == Cell(1) ? notes : none }
    for written in [data.replacing("\n", with: "&#10;"), data] {
      let entry = try only("<opensudoku><name>Mine</name><game data=\"\(written)\"/></opensudoku>")
      #expect(entry.givens.description == Samples.line)
      #expect(entry.notes?[Cell(1)] == DigitSet(bits: 0b101))
      #expect(entry.centreNotes == nil)
      #expect(entry.details[.source] == "Mine")
    }
  }

  @Test func xmlMayBeWrittenInManyWays() throws {
    let entry = try only(
      """
      <?xml version='1.0'?>
      <!-- a <comment> -->
      <!DOCTYPE opensudoku>
      <opensudoku version = "2" ><folder name='A &amp; B &#x2764;'>
        <!-- <game/> --><other attribute=">"><![CDATA[<game/>]]></other>
        <game
          note="&lt;1&gt;"
          data='\(Samples.line)'></game></folder></opensudoku>

      """)
    #expect(entry.details == [.source: "A & B ❤", .comment: "<1>"])
    #expect(entry.origin?.line == 6)
  }

  @Test func theHistoryOfKSudokuIsPlayed() throws {
    var writer = try PuzzleWriter(.kSudoku)
    let file = try writer.text(of: PuzzleEntry(givens: Grid(text: Samples.line)))
    let history = """
      <history>
       <simple-event index="1" value="1"/><simple-event index="2" markers="010000001"/>
       <simple-event index="1" value="2"/><simple-event index="3" value="7"/>
       <simple-event index="3" markers="1"/><simple-event index="3" value="0"/>
       <complex-event><simple-event index="5" value="1"/></complex-event>
       <simple-event index="0" value="9"/><simple-event index="81" value="9"/>
       <simple-event value="9"/><simple-event index="5" value="6" given="true"/>
      </history></game>
      """
    let entry = try only(file.replacing("</game>", with: history))
    #expect(entry.placed.count == 1 && entry.placed[Cell(1)] == Digit(2))
    #expect(entry.notes == CellNotes { $0 == Cell(2) ? DigitSet(bits: 0b1_0000_0010) : .none })
    #expect(entry.givens[Cell(5)] == Digit(6) && entry.givens[Cell(0)] == Digit(4))
  }

  @Test func jsonMayBeWrittenInManyWays() throws {
    let rows = (0..<9).map { row in
      let cells = Samples.line.dropFirst(row * 9).prefix(9).map { cell in
        cell == "." ? "{ }" : "{\"value\" : \"\(cell)\", \"given\": true, \"c\":null}"
      }
      return "[\(cells.joined(separator: " ,\n"))]"
    }
    let entry = try only(
      "{\"title\":\"\\u00e9\\ud83d\\ude00\\n\\\"\\/\", \"x\":[1.5e3,-2,false,[],{}],\"grid\":"
        + "[\(rows.joined(separator: ","))]}")
    #expect(entry.givens.description == Samples.line)
    #expect(entry.details[.title] == "é😀\n\"/")
  }

  @Test func packedLinksOfSudokuPadAreRead() throws {
    let rows = (0..<9).map { row in
      Samples.line.dropFirst(row * 9).prefix(9).map { $0 == "." ? "" : "{v:\($0)}" }
        .joined(separator: ",")
    }
    let packed =
      "{ce:[[\(rows.joined(separator: "],["))]],cs:50,r:t,c1:#F,c:00ff00,"
      + "ca:[{v:'title: It\\'s'},{v:'author: Ann'}],l:[]}"
    #expect(PackedJSON.unpacked("[,,]") == Array("[{},{},{}]".utf8))
    let digits = LZString.base64(compressing: packed.replacing(",l:[]", with: ""))
    let escaped = digits.replacing("/", with: "%2F").replacing("+", with: "%2B")
    for link in [
      "https://sudokupad.app/scl" + digits, "https://sudokupad.app/scf?puzzleid=ctc" + escaped,
      "scl" + digits, "https://app.crackingthecryptic.com/sudoku/?puzzleid=scl\(escaped)&x=1",
    ] {
      let entry = try only(link)
      #expect(entry.givens.description == Samples.line)
      #expect(entry.details == [.title: "It's", .author: "Ann"])
      #expect(entry.origin?.format == .ctc)
    }
  }

  @Test func theMarksInSudokuPadsJSONAreNotes() throws {
    let rows = (0..<9).map { row in
      Samples.line.dropFirst(row * 9).prefix(9).enumerated().map { column, digit in
        switch (digit, row) {
        case (".", 0): "{\"pencilMarks\":[\(column),\"9\"],\"centremarks\":[3]}"
        case (".", _): "{}"
        default: "{\"value\":\(digit),\"pencilMarks\":[1]}"
        }
      }.joined(separator: ",")
    }
    let entry = try only("{\"cells\":[[\(rows.joined(separator: "],["))]]}")
    #expect(entry.givens.description == Samples.line && !entry.hasPlaced)
    #expect(entry.notes?[Cell(1)] == DigitSet(bits: 0b1_0000_0001))
    #expect(entry.notes?[Cell(0)] == DigitSet.none)
    #expect(entry.centreNotes?[Cell(1)] == DigitSet(bits: 0b100))
  }

  @Test func linksOfFPuzzlesAreReadWithEscapesAndWithoutTheSite() throws {
    var writer = try PuzzleWriter(.fPuzzles)
    let entry = PuzzleEntry(givens: try Grid(text: Samples.line))
    let link = try writer.text(of: entry).dropLast()
    let digits = String(link.drop { $0 != "=" }.dropFirst())
    for text in [
      digits, "fpuzzles" + digits, "https://www.f-puzzles.com/?load=" + digits,
      "https://f-puzzles.com/?load=" + digits.replacing("+", with: "%2B"),
      "https://f-puzzles.com/?load=" + digits.replacing("+", with: " "),
      "https://sudokupad.app/?puzzleid=fpuzzles" + digits, "https://sudokupad.app/fpuz" + digits,
    ] {
      #expect(try only(text).givens == entry.givens, "\(text)")
    }
  }

  /// ```
  /// [Puzzle] and what the player has made of it in [State] and [PencilMarks]
  /// ```
  @Test func theSectionsOfSadManAreRead() throws {
    let state = Samples.rows.replacing("4.....8.5", with: "41....8.5")
    let entry = try only(
      "#AAnn\n[Puzzle]\n\(Samples.rows)[State]\n\(state)[PencilMarks]\n1,,,\n[Colours]\nred\n")
    #expect(entry.givens.description == Samples.line)
    #expect(entry.placed[Cell(1)] == Digit(1))
    #expect(entry.placed.count == 1)
    #expect(entry.details == [.author: "Ann"])
    #expect(entry.notes == nil)
  }

  @Test func thePencilMarksOfSadManAreNotes() throws {
    let row = ",16, 7,,,,,,"
    let marks = Array(repeating: row, count: 9).joined(separator: "\n")
    let entry = try only("[Puzzle]\n\(Samples.rows)[PencilMarks]\n\(marks)\n[Colours]\nred\n")
    #expect(entry.givens.description == Samples.line)
    #expect(entry.notes?[Cell(1)] == DigitSet(bits: 0b100001))
    #expect(entry.notes?[Cell(2)] == DigitSet(bits: 0b1000000))
    #expect(entry.notes?[Cell(10)] == DigitSet.none)
    for damaged in [marks.replacing("16", with: "x"), String(marks.dropLast(row.count + 1))] {
      let text = "[Puzzle]\n\(Samples.rows)[PencilMarks]\n\(damaged)\n"
      #expect(try only(text).notes == nil)
    }
  }

  @Test func coloursOfFPuzzlesAreNumbersAndDrawingsAreCounted() throws {
    let cells = [
      ##"{"value":4,"given":true,"c":"#ffe060"}"##,
      ##"{"highlight":"#123456","c":"#FFFFFF"}"##,
      ##"{"highlight":"#123456","highlightArray":["#123456","#FFA0A0"]}"##, #"{"c":7}"#,
    ]
    let rows = (0..<9).map { row in
      (0..<9).map { row == 0 && $0 < cells.count ? cells[$0] : "{}" }.joined(separator: ",")
    }
    let entry = try only(
      #"{"line":[{"lines":[["R1C1","R2C2"]]},{}],"text":[{}],"grid":[["#
        + rows.joined(separator: "],[") + "]]}")
    #expect(entry.colors == [Cell(0): [5], Cell(1): [1], Cell(2): [1, 2], Cell(3): [3]])
    #expect(entry.unread.colors == 0 && entry.unread.drawings == 3)
  }

  @Test func tenColoursAreOneTooMany() throws {
    let cells = (0..<81).map { $0 < 12 ? "{\"c\":\"#00000\($0 % 10)\"}" : "{}" }
    let rows = (0..<9).map { cells[$0 * 9..<$0 * 9 + 9].joined(separator: ",") }
    let entry = try only("{\"grid\":[[\(rows.joined(separator: "],["))]]}")
    #expect(entry.colors.count == 11 && Set(entry.colors.values).count == 9)
    #expect(entry.colors[Cell(9)] == nil && entry.colors[Cell(10)] == entry.colors[Cell(0)])
    #expect(entry.unread.colors == 1)
  }

  @Test func candidatesMayBeMarkedToShowAStep() throws {
    let plain = try only(Samples.candidates)
    let marked = Samples.candidates.replacing(" 3789 ", with: "*37-89 ")
      .replacing("| 5 ", with: "|#5 ").replacing(" 89 ", with: " 89A ")
    let entry = try only(marked)
    #expect(entry.givens == plain.givens)
    #expect(entry.candidates == plain.candidates)
  }

  @Test func aSingleThatAPeerListsIsNotPlaced() throws {
    let lists = Samples.candidates.replacing("| 8      1239", with: "| 8      1   ")
    let entry = try only(lists)
    #expect(entry.givens[Cell(7)] == nil)
    #expect(entry.candidates?[Cell(7)] == DigitSet(bits: 1))
  }

  @Test func givensBeforeCandidatesTellWhatIsPlaced() throws {
    let values = Samples.framed.replacing("|4..|...|8.5|", with: "|4..|...|825|")
    let lists = Samples.candidates.replacing("| 8      1239", with: "| 8      2   ")
    let entry = try only(Samples.framed + "\n\n" + values + "\n" + lists)
    #expect(entry.givens.description == Samples.line)
    #expect(entry.placed[Cell(7)] == Digit(2))
    #expect(entry.origin?.line == 2)
    let two = try only(Samples.framed + lists)
    #expect(two.givens.description == Samples.line)
    #expect(two.candidates?[Cell(7)] == DigitSet(bits: 2))
    #expect(!two.hasPlaced)
  }

  @Test func framedGridsWithoutCandidatesAreOnePuzzleEach() {
    let document = PuzzleDocument(Samples.framed + "% A title\n" + Samples.spaced + Samples.framed)
    #expect(document.problems == [])
    #expect(document.entries.map(\.origin?.format) == [.ss, .debian, .ss])
    #expect(document.entries.map(\.details[.title]) == [nil, "A title", nil])
  }

  /// An example of SudokuWiki's page on the X-Wing: the link to the position and the one to its start.
  @Test func aLinkOfSudokuWikiHoldsAPosition() throws {
    let entry = try only(
      """
      https://www.sudokuwiki.org/sudoku.htm?bd=S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090\
      b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y\
      0206020166cy669id205
      """)
    let start =
      "100000569402000008050009040000640801000010000208035000040500010900000402621000005"
    #expect(entry.givens == (try Grid(text: start)))
    #expect(entry.placed[Cell(10)] == Digit(9))
    #expect(entry.candidates?[Cell(12)] == DigitSet(bits: 0b1000100))
    #expect(entry.candidates?[Cell(1)] == DigitSet(bits: 0b11000100))
  }

  /// What forums, word processors and spreadsheets put around and between the cells.
  private static let dressed: [String] = [
    "[code]\n" + Samples.framed + "[/code]\n", "[code]" + Samples.line + "[/code]",
    "[spoiler][size=85]\n" + Samples.rows + "[/size][/spoiler]",
    "<pre>\n" + Samples.rows + "</pre>\n", "<p><code>" + Samples.line + "</code></p>\n",
    "```\n" + Samples.candidates + "```\n",
    Samples.framed.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n"),
    Samples.line.replacing(".", with: "?"), Samples.rows.replacing(".", with: "?"),
    Samples.line.map { String($0) }.joined(separator: " "),
    Samples.line.map { $0 == "." ? "0" : String($0) }.joined(separator: ","),
    String(
      String.UnicodeScalarView(
        Samples.rows.unicodeScalars.compactMap {
          $0 == "\n" ? $0 : Unicode.Scalar($0.value - 0x21 + 0xFF01)
        })),
    Samples.rows.split(separator: "\n").map { row in
      row.map { $0 == "." ? "" : String($0) }.joined(separator: "\t")
    }.joined(separator: "\n"),
    Samples.rows.split(separator: "\n").map { row in
      row.map { $0 == "." ? "\"\"" : "\"\($0)\"" }.joined(separator: ",")
    }.joined(separator: "\n"),
    "// from a program\n" + Samples.line + "\n; done\n",
  ]

  @Test(arguments: dressed) func whatDressesAPuzzleIsPassedOver(_ text: String) throws {
    #expect(try only(text).givens.description == Samples.line)
  }

  @Test func anEmptyRowOfASpreadsheetCounts() throws {
    let rows = Samples.rows.replacing("1.4......", with: ".........").split(separator: "\n")
    let text = rows.map { row in
      row.map { $0 == "." ? "" : String($0) }.joined(separator: "\t")
    }.joined(separator: "\n")
    #expect(try only(text + "\n").givens.description == Samples.line.dropLast(9) + ".........")
  }

  @Test func aRowOfFullListsIsNoPuzzleInALine() {
    let row = Array(repeating: "123456789", count: 9).joined(separator: " ")
    let document = PuzzleDocument(Array(repeating: row, count: 9).joined(separator: "\n"))
    #expect(document.entries.map(\.origin?.format) == [.pencilmarks])
  }

  @Test func aLineOfWordsBeforeAGridIsItsTitle() {
    let before = "First of May\n\n\(Samples.rows)\nSecond\n\(Samples.framed)\n"
    let document = PuzzleDocument(before + "of no use\n\(Samples.line)\n")
    #expect(document.entries.map(\.details[.title]) == ["First of May", "Second", nil])
    #expect(document.problems == [])
  }

  @Test func emptyCellsMayBeBlanks() throws {
    let entry = try only(Samples.rows.replacing(".", with: " "))
    #expect(entry.givens.description == Samples.line)
  }

  @Test func aRowOfDashesIsARowAndAFrameIsNone() throws {
    let text = Samples.rows.replacing(".", with: "-").replacing("1-4------", with: "---------")
    let entry = try only(text)
    #expect(entry.givens.description == Samples.line.dropLast(9) + ".........")
  }
}
