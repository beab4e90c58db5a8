import Generating
import Sudoku
import Testing

@testable import Formats

/// Puzzles in random dresses: as people write, copy and print them.
struct DressTests {
  private static let solutions: [Grid] = Corpus.solved.lazy.filter { $0.count == 1 }.prefix(50)
    .compactMap { try? Grid(text: $0.solution) }

  @Test func aThousandRandomDressesAreReadOrRefusedAndNoneReadWrong() throws {
    var random = SeededRandom(seed: 43)
    var read = 0
    for _ in 0..<1000 {
      let dress = RandomDress(Self.solutions[random.below(Self.solutions.count)], using: &random)
      let document = PuzzleDocument(dress.text)
      if document.entries.isEmpty {
        #expect(document.problems.count > 0, "\(dress.text)")
      } else {
        let isRead = document.entries.allSatisfy(dress.isRead) && document.entries.count == 1
        #expect(isRead && document.problems == [], "\(dress.kind)\n\(dress.text)")
        read += 1
      }
    }
    #expect(read >= 970)
  }

  @Test func severalDressedPuzzlesOfATextComeInOrder() {
    var random = SeededRandom(seed: 44)
    var (read, total) = (0, 0)
    for _ in 0..<150 {
      let dresses = (0..<2 + random.below(4)).map { _ in
        RandomDress(Self.solutions[random.below(Self.solutions.count)], using: &random)
      }
      let between = ["\n", "\n\n", "\n# next\n\n", "\nAnother one\n\n"][random.below(4)]
      let document = PuzzleDocument(dresses.map(\.text).joined(separator: between))
      // What is read is in order: each entry is the next of the dresses, or a later one.
      var rest = dresses[...]
      for entry in document.entries {
        guard let index = rest.firstIndex(where: { $0.isRead(as: entry) }) else {
          Issue.record("\(dresses.map(\.text).joined(separator: between))")
          break
        }
        rest = rest[(index + 1)...]
      }
      #expect(document.entries.count == dresses.count || !document.problems.isEmpty)
      read += document.entries.count
      total += dresses.count
    }
    #expect(read * 100 >= total * 95, "\(read) of \(total)")
  }

  private func errors(_ text: String) -> [PuzzleTextError.Found] {
    let document = PuzzleDocument(text)
    #expect(document.entries == [])
    return document.problems.map(\.found)
  }

  @Test(arguments: [4, 6, 8, 10, 12, 16, 25]) func aGridOfAnotherSizeIsNamedByItOnce(_ size: Int) {
    let rows = (0..<size).map { row in
      (0..<size).map { ($0 * 3 + row) % 4 == 0 ? "\(($0 + row) % size + 1)" : "." }
    }
    let lines = rows.map { $0.joined(separator: " ") }.joined(separator: "\n") + "\n"
    #expect(errors(lines) == [.gridOfSize(size)])
    #expect(errors("A small one\n\n\(lines)\n") == [.gridOfSize(size)])
    let letters = rows.joined().map { cell in
      Int(cell).map { $0 < 10 ? "\($0)" : String("ABCDEFGHIJKLMNOP".dropFirst($0 - 10).prefix(1)) }
        ?? "."
    }
    #expect(errors(letters.joined() + "\n") == [.gridOfSize(size)])
  }

  private static let regions =
    "111222333111222333111222333444555666444555666447555666477888999777888999777888999"

  @Test func theRegionsOfAJigsawAreNoPuzzle() {
    #expect(errors("\(Samples.line)\n\(Self.regions)\n") == [.jigsawRegions])
    #expect(errors("\(Samples.line),\(Self.regions)\n") == [.jigsawRegions])
    #expect(errors("\(Self.regions)\n") == [.jigsawRegions])
    let next = PuzzleDocument("\(Samples.line)\n\(Self.regions)\n\(Samples.line)\n")
    #expect(next.entries.map(\.origin?.line) == [3])
  }

  /// The regions stand in rows below the grid, with numbers from 1 or from 0.
  @Test(arguments: [0, 1], ["", "\n", "regions:\n"])
  func aGridWithTheRegionsOfAJigsawBelowIsNoPuzzle(first: Int, between: String) throws {
    let numbers = try Self.regions.map { String(try #require($0.wholeNumberValue) - 1 + first) }
    let regions = numbers.joined()
    let rows = stride(from: 0, to: 81, by: 9).map { numbers[$0..<$0 + 9].joined() + "\n" }.joined()
    #expect(errors(Samples.rows + between + rows) == [.jigsawRegions])
    #expect(errors("\(Samples.line)\n\(regions)\n") == [.jigsawRegions])
    let next = PuzzleDocument(Samples.rows + "\n" + Samples.rows + between + rows)
    #expect(next.entries.map(\.origin?.line) == [1])
  }

  /// The regions are letters, or a section of SadMan's.
  @Test func theRegionsOfAJigsawMayBeLetters() throws {
    let names = Array("ABCDEFGHI")
    let letters = try Self.regions.map { names[try #require($0.wholeNumberValue) - 1] }
    let rows = stride(from: 0, to: 81, by: 9).map { String(letters[$0..<$0 + 9]) + "\n" }.joined()
    for text in [
      "\(Samples.line)\n\(String(letters))\n", "\(Samples.line) \(String(letters).lowercased())\n",
      Samples.rows + "\n" + rows, "[Puzzle]\n\(Samples.rows)[Regions]\n\(rows)",
    ] {
      #expect(errors(text) == [.jigsawRegions], "\(text)")
    }
  }

  @Test func listsOfRowsColumnsAndDigitsAreNoGrid() throws {
    let grid = try Grid(text: Samples.line)
    let cells = Cell.all.filter { grid[$0] != nil }
    for (base, separator) in [(0, " "), (1, " "), (0, ","), (1, ""), (0, "")] {
      let lines = try cells.map { cell in
        let digit = try #require(grid[cell])
        return [cell.row + base, cell.column + base, digit.rawValue].map(String.init)
          .joined(separator: separator)
      }
      for count in [lines.count, 12] {
        #expect(errors(lines.prefix(count).joined(separator: "\n") + "\n") == [.listOfPlaces])
      }
    }
  }

  /// Placed digits, whose marks can't be those of a row and a column.
  @Test(arguments: [9, 27])
  func linesOfThreePlacedDigitsAreNoListOfPlaces(count: Int) {
    let line = "+9+91\n"
    #expect(!errors(String(repeating: line, count: count)).contains(.listOfPlaces))
  }

  @Test func aSecondPuzzleInALineIsNotLeftOut() {
    let other = String(Samples.line.reversed())
    for separator in [" ", ",", ";", "|", "\t"] {
      #expect(errors(Samples.line + separator + other + "\n") == [.cells(162)])
    }
  }

  /// Text of a screen beside a board, whatever digits and dots are in it.
  @Test(arguments: ["1 ●●●●·····   ", "12:34  ", "9 left   ", "Errors 0   "], [" ", "."])
  func digitsBesideAFrameAreNoCells(text: String, empty: String) {
    let cells = Samples.line.map { $0 == "." ? empty : String($0) }
    let blank = String(repeating: " ", count: text.count)
    for row in [0, 1, 4, 8] {
      for isLeft in [true, false] {
        var lines: [String] = []
        for number in 0..<9 {
          if number.isMultiple(of: 3) { lines.append(blank + "+-------+-------+-------+") }
          let boxes = (0..<3).map { box in
            " " + cells[number * 9 + box * 3..<number * 9 + box * 3 + 3].joined(separator: " ")
              + " "
          }
          let board = "|" + boxes.joined(separator: "|") + "|"
          lines.append(
            number != row ? blank + board : isLeft ? text + board : blank + board + "   " + text)
        }
        lines.append(blank + "+-------+-------+-------+   " + text)
        let document = PuzzleDocument(lines.joined(separator: "\n") + "\n")
        #expect(document.entries.map(\.givens.description) == [Samples.line], "\(lines)")
        #expect(document.problems.isEmpty)
      }
    }
  }

  /// A number, date or remark before or behind rows in one line.
  @Test(arguments: [
    ("", " 5"), ("", "\t12"), ("", " - 2021-11-03"), ("", " // 17 clues"), ("", " (2 stars)"),
    ("12: ", ""), ("1) ", ""), ("007;", ""), ("2012-11-03 ", ""), ("\"id\":12 ", ""),
  ])
  func whatIsBesideRowsInALineIsLeftOut(before: String, behind: String) {
    let rows = stride(from: 0, to: 81, by: 9).map { start in
      String(Array(Samples.line)[start..<start + 9])
    }
    for separator in ["/", " ", ","] {
      let line = before + rows.joined(separator: separator) + behind + "\n"
      let document = PuzzleDocument(line)
      #expect(document.entries.map(\.givens.description) == [Samples.line], "\(line)")
    }
  }

  @Test func aMinusOneIsAnEmptyCellAndAStarAroundADigitIsNone() {
    let rows = stride(from: 0, to: 81, by: 9).map { start in
      Array(Samples.line)[start..<start + 9].map(String.init)
    }
    let minus: [[String]] = rows.map { row in row.map { $0 == "." ? "-1" : $0 } }
    let bold: [String] = rows.map { row in
      "| " + row.map { $0 == "." ? " " : "**\($0)**" }.joined(separator: " | ") + " |"
    }
    let array: String = minus.map { row in "{" + row.joined(separator: ",") + "}" }
      .joined(separator: ",")
    let texts: [String] = [
      minus.map { $0.joined(separator: ",") }.joined(separator: "\n"),
      minus.map { $0.joined(separator: " ") }.joined(separator: "\n"),
      "int g[9][9]={\(array)};",
      bold.joined(separator: "\n"),
    ]
    for text in texts {
      let document = PuzzleDocument(text + "\n")
      #expect(document.entries.map(\.givens.description) == [Samples.line], "\(text)")
      #expect(document.entries.first?.candidates == nil)
    }
    let others = rows.map { $0.map { $0 == "." ? "-3" : $0 }.joined(separator: ",") }
    #expect(!PuzzleDocument(others.joined(separator: "\n") + "\n").problems.isEmpty)
  }

  /// Candidates of a row as lists, each in the way that its notation has, without a frame.
  @Test(arguments: [
    ("{", ",", "}", " "), ("[", ", ", "]", " "), ("{", " ", "}", " "), ("(", "", ")", " "),
    ("\"", ",", "\"", ","), ("", "/", "", " "), ("", "-", "", " "), ("", ",", "", " "),
    ("", " ", "", " | "),
  ])
  func candidatesAreReadInAnyNotationOfLists(
    open: String, inner: String, close: String, between: String
  ) throws {
    let grid = try Grid(text: Samples.line)
    let sets = Cell.all.map { cell in
      grid[cell].map { DigitSet([$0]) } ?? grid.candidates(at: cell)
    }
    for gap in ["", "\n"] {
      let rows = (0..<9).map { row in
        let lists = sets[row * 9..<row * 9 + 9].map { set in
          open + set.map { "\($0.rawValue)" }.joined(separator: inner) + close
        }
        let line = lists.joined(separator: between)
        return between == " | " ? "| \(line) |\n" : line + "\n"
      }
      let document = PuzzleDocument(rows.joined(separator: gap))
      #expect(document.problems.isEmpty, "\(rows[0])")
      let candidates = document.entries.first?.allCandidates
      #expect(Cell.all.allSatisfy { candidates?[$0] == sets[$0.index] || grid[$0] != nil })
      #expect(document.entries.count == 1)
    }
  }

  @Test func listsInListsAreCandidates() throws {
    let grid = try Grid(text: Samples.line)
    let rows = (0..<9).map { row in
      let lists = (0..<9).map { column in
        let cell = Cell(row: row, column: column)
        let set = grid[cell].map { DigitSet([$0]) } ?? grid.candidates(at: cell)
        return "[" + set.map { "\($0.rawValue)" }.joined(separator: ", ") + "]"
      }
      return "[" + lists.joined(separator: ", ") + "]"
    }
    for text in ["[\(rows.joined(separator: ","))]", rows.joined(separator: ",\n") + ",\n"] {
      let document = PuzzleDocument(text)
      #expect(document.entries.map(\.givens.description) == [Samples.line], "\(text)")
      #expect(document.problems.isEmpty)
    }
  }

  /// Numbers of columns above a table, of which one row is empty.
  @Test func theHeadOfATableIsNoRowThoughARowIsEmpty() {
    let cells = Array(Samples.line)
    let rows = (0..<9).map { row in
      let values = (0..<9).map {
        row == 4 || cells[row * 9 + $0] == "." ? " " : "\(cells[row * 9 + $0])"
      }
      return "| " + values.joined(separator: " | ") + " |\n"
    }
    let head = "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|\n"
    let document = PuzzleDocument(head + rows.joined())
    let line = String(cells[..<36]) + "........." + String(cells[45...])
    #expect(document.entries.map(\.givens.description) == [line])
    #expect(document.problems.isEmpty)
  }

  @Test(arguments: ["#12 ", "#7: ", "#003. "]) func aNumberMayHaveANumberSign(before: String) {
    let document = PuzzleDocument(before + Samples.line + "\n")
    #expect(document.entries.map(\.givens.description) == [Samples.line])
  }

  @Test func numbersAboveNineRowsAreNoRow() {
    let heading = "123456789\n" + Samples.rows
    #expect(PuzzleDocument(heading).entries.map(\.givens.description) == [Samples.line])
    // Both the first nine rows and the last nine would be a grid.
    let rows = (1...9).map { $0 == 1 ? "........." : $0 == 9 ? "9........" : "........." }
    #expect(
      errors("123456789\n" + rows.joined(separator: "\n") + "\n") == [.twoGrids(.columnNumbers)])
  }

  @Test func aBadGridIsOneError() {
    let array = Samples.rows.split(separator: "\n").map { row in
      "{" + row.map { $0 == "." ? "0" : "\($0)" }.joined(separator: ", ") + "},"
    }
    let text =
      "int a[9][9] = {\n" + array.joined(separator: "\n").replacing("8, 0, 5", with: "8, 5")
      + "\n};\n"
    #expect(errors(text).count == 1)
    #expect(
      errors(Array(repeating: "5 3 4 . 7 . . 1", count: 9).joined(separator: "\n")).count == 1)
  }

  @Test func aTableOfTablesIsRefused() {
    let box = "<table><tr><td>1</td><td>.</td><td>.</td></tr></table>"
    let row = "<tr>" + String(repeating: "<td>\(box)</td>", count: 9) + "</tr>"
    #expect(errors("<table>\(String(repeating: row, count: 3))</table>\n").count == 1)
  }
}

/// Boards copied off the screen of a program.
struct ScreenBoardTests {
  private static let board = """
     Easy  Errors 0                       Score 1,505                       ◷ 00:01
        1     2     3       4     5     6       7     8     9     1  ●●●······
    1▐  4  ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐  8  ▌     ▌  5  ▌  2  ●●·······
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  3  ●●●······
    2▐     ▌  3  ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  4  ●●·······
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  5  ●●●······
    3▐     ▌     ▌     ▌ ▐  7  ▌     ▌     ▌ ▐     ▌     ▌     ▌  6  ●●●●●····
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  7  ●●●······
                                                                  8  ●●●●●····
    4▐     ▌  2  ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌  6  ▌     ▌  9  ●●●●·····
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  ↺ Restart       R
    5▐     ▌     ▌     ▌ ▐     ▌  8  ▌     ▌ ▐  4  ▌     ▌     ▌  ← Undo          u
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  → Redo          r
    6▐     ▌     ▌     ▌ ▐     ▌  1  ▌     ▌ ▐     ▌     ▌     ▌  ✎ Memo     off  m
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  + Centre   off  M

    7▐     ▌     ▌     ▌ ▐  6  ▌     ▌  3  ▌ ▐     ▌  7  ▌     ▌  ✦ Hint          H
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  ‖ Pause         p
    8▐  5  ▌     ▌     ▌ ▐  2  ▌     ▌     ▌ ▐     ▌     ▌     ▌  ★ Score         s
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  ⚙ Settings      ,
    9▐  1  ▌     ▌  4  ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌  ■ Leave         q
     ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌ ▐     ▌     ▌     ▌
     1⁶  2⁷  3⁶  4⁷  5⁶  6⁴  7⁶  8⁴  9⁵

    """

  @Test func emptyCellsAreBlankBelowTheNumbersOfColumns() throws {
    let document = PuzzleDocument(Self.board)
    #expect(document.problems == [])
    let entry = try #require(document.entries.first)
    #expect(entry.givens.description == Samples.line)
    #expect(entry.notes == nil)
  }

  @Test func smallDigitsAreNotes() throws {
    let text = Self.board.replacing("4▐     ▌", with: "4▐ ₂₃  ▌")
      .replacing("2▐     ▌", with: "2▐₁    ▌")
    let entry = try #require(PuzzleDocument(text).entries.first)
    #expect(entry.givens.description == Samples.line)
    #expect(entry.notes?[Cell(27)] == DigitSet(bits: 0b110))
    #expect(entry.notes?[Cell(9)] == DigitSet(bits: 0b1))
  }

  @Test func notesThatLookLikeDigitsAreSaid() {
    let text = Self.board.replacing("4▐     ▌", with: "4▐1 3  ▌")
    #expect(PuzzleDocument(text).entries == [])
    #expect(PuzzleDocument(text).problems.map(\.found) == [.notesLikeDigits])
  }

  @Test func blankLinesMayStandBetweenTheBoxesOfAGridThatIsNoBoard() throws {
    let rows = Samples.candidates.split(separator: "\n").filter { $0.first == "|" }
    let lines = rows.enumerated().map { number, row in
      "\(number + 1) \(row)\n" + (number % 3 == 2 ? "\n" : "")
    }
    let document = PuzzleDocument(
      "    A      B       C         D      E       F         G      H      I\n" + lines.joined())
    #expect(document.problems == [])
    let plain = try #require(PuzzleDocument(Samples.candidates).entries.first)
    #expect(document.entries.map(\.givens) == [plain.givens])
    #expect(document.entries.map(\.candidates) == [plain.candidates])
  }

  @Test func digitsInBlocksAreSaid() {
    let text = Self.board.replacing("4▐     ▌", with: "4▐▟▄▄▙ ▌")
    #expect(PuzzleDocument(text).problems.map(\.found) == [.drawnDigits])
  }
}
