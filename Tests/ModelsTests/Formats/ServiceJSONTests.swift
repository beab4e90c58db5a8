import Generating
import Testing

@testable import Formats
@testable import Sudoku

/// JSON of programs and services that aren't known by name.
struct ServiceJSONTests {
  private static func grid(_ shape: ServiceShape, _ grid: (ServiceGame) -> Grid) -> String {
    (try? ServiceGame.begun()).map { shape.json(of: grid($0)) } ?? ""
  }
  private static let puzzle = grid(.zeros) { $0.givens }
  private static let rows = grid(.rowsOfNull) { $0.givens }
  private static let board = grid(.rows) { $0.board }
  private static let moves = grid(.rowsOfNull) { $0.placed }
  private static let solution = grid(.rows) { $0.solution }
  private static let notes =
    (try? ServiceGame.begun()).map { ServiceShape.json(of: $0.notes) } ?? ""
  private static let turned = grid(.text) { game in
    var turned = Grid()
    for cell in Cell.all { turned[Cell(80 - cell.index)] = game.solution[cell] }
    return turned
  }

  private static func cells(_ members: @escaping (Cell, ServiceGame) -> [String]) -> String {
    (try? ServiceGame.begun()).map { game in ServiceShape.json { members($0, game) } } ?? ""
  }

  /// What is read of a document.
  enum Part { case givens, placed, notes }

  private static let read: [(json: String, parts: Set<Part>, leftOut: [String])] = [
    (
      "{\"newboard\":{\"grids\":[{\"value\":\(rows),\"solution\":\(solution)}],\"results\":1}}", [],
      []
    ),
    ("{\"unsolvedSudoku\":\(puzzle),\"solvedSudoku\":\(solution)}", [], []),
    ("{\"start_grid\":\(rows),\"currentGrid\":\(board)}", [.placed], []),
    (
      "{\"variant\":\"classic\",\"puzzle\":\(rows),\"user_inputs\":\(moves),\"notes\":\(notes)}",
      [.placed, .notes], []
    ),
    (
      "{\"puzzle\":{\"grid\":\(rows)},\"progress\":{\"grid\":\(board),\"marks\":\(notes)}}",
      [.placed, .notes], []
    ),
    (
      "{\"initial\":\(rows),\"state\":\(board),\"history\":[\(board),\(rows)]}", [.placed],
      ["history"]
    ),
    ("{\"puzzle\":\(puzzle),\"colors\":\(board)}", [], ["colors"]),
    ("[{\"mission\":\(puzzle),\"answer\":\(solution),\"tags\":[\"a\"]}]", [], ["tags"]),
    ("{\"puzzle\":\(puzzle),\"diagonal\":false,\"cages\":[],\"killer\":null,\"size\":9}", [], []),
    ("{\"puzzle\":\(puzzle),\"rules\":\"Normal sudoku rules apply.\",\"type\":\"daily\"}", [], []),
    ("{\"puzzle\":\(puzzle),\"board\":\(solution)}", [], ["board"]),
    ("{\"quizzes\":[\(puzzle)],\"solutions\":[\(solution)]}", [], []),
    ("{\"boards\":[{\"initialBoard\":\(puzzle),\"type\":\"Default9x9\"}]}", [], []),
    ("{\"BaseGrid\":\(puzzle),\"ShowCandidates\":true,\"GridString\":null}", [], []),
    (
      "{\"cells\":"
        + cells { cell, game in
          [
            "\"n\":\(game.board[cell]?.rawValue ?? 0)", "\"locked\":\(game.givens[cell] != nil)",
            "\"box\":\(cell.box)", "\"row\":\(cell.row)", "\"col\":\(cell.column)",
          ]
        } + "}", [.placed], []
    ),
    (
      "{\"fields\":"
        + cells { cell, game in
          let notes = game.notes[cell].map(\.description).joined(separator: ",")
          return (game.board[cell].map { ["\"value\":\($0)"] } ?? [])
            + (game.givens[cell] == nil ? [] : ["\"preNumber\":true"])
            + ["\"solution\":\(game.solution[cell]?.rawValue ?? 0)", "\"notes\":[\(notes)]"]
        } + "}", [.placed, .notes], []
    ),
    ("<game title='One'><puzzle>\(puzzle.dropFirst().dropLast())</puzzle></game>", [], []),
  ]

  @Test(arguments: read.indices) func aDocumentIsReadByShapesAndNames(_ index: Int) throws {
    let (json, parts, leftOut) = Self.read[index]
    let document = PuzzleDocument(json)
    let game = try ServiceGame.begun()
    #expect(document.problems == [])
    #expect(document.entries.count == 1)
    let entry = try #require(document.entries.first)
    #expect(entry.givens == game.givens)
    #expect(entry.placed == (parts.contains(.placed) ? game.placed : Grid()))
    #expect(entry.notes == (parts.contains(.notes) ? game.notes : nil))
    #expect(entry.unread.members == leftOut)
  }

  private static let refused: [(json: String, found: PuzzleTextError.Found)] = [
    ("{\"variant\":\"diagonal\",\"puzzle\":\(rows)}", .rule("diagonal")),
    ("{\"type\":\"X-Sudoku\",\"puzzle\":\(rows)}", .rule("X-Sudoku")),
    ("{\"puzzle\":\(rows),\"cages\":[{\"sum\":3,\"cells\":[[0,0],[0,1]]}]}", .rule("cages")),
    ("{\"puzzle\":\(rows),\"settings\":{\"antiKnight\":true}}", .rule("settings.antiKnight")),
    ("{\"puzzle\":\(rows),\"regions\":\(board)}", .rule("regions")),
    ("{\"puzzle\":\(rows),\"thermometers\":[[0,1,2]]}", .rule("thermometers")),
    ("{\"puzzle\":\(rows),\"qx\":[[0,1],[2,3]]}", .member("qx")),
    ("{\"puzzle\":\(rows),\"description\":\"Digits along an arrow …\"}", .rule("arrow")),
    ("{\"board\":\(rows),\"grid\":\(board)}", .twoPuzzles(["board", "grid"])),
    ("{\"puzzle\":\(rows),\"abc\":\(board)}", .twoPuzzles(["puzzle", "abc"])),
    ("{\"solution\":\(solution)}", .onlyMembers(["solution"])),
    ("{\"user_inputs\":\(moves)}", .onlyMembers(["user_inputs"])),
    ("{\"puzzle\":\(rows),\"solution\":\(turned)}", .disagreement("puzzle", "solution", Cell(0))),
    ("{\"size\":16,\"puzzle\":\(rows)}", .gridOfSize(16)),
    ("{\"puzzle\":[[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,4,0]]}", .gridOfSize(4)),
    ("{\"puzzle\":\"\(Samples.line.dropLast())\"}", .cells(80)),
    ("{\"a\":1}", .unknownJSON), ("[[]]", .unknownJSON),
    (
      cells { cell, game in
        [
          "\"value\":\(game.solution[cell]?.rawValue ?? 0)",
          "\"hidden\":\(game.givens[cell] == nil)",
        ]
      }, .member("cells.hidden")
    ),
    (
      cells { cell, game in
        ["\"value\":\(game.givens[cell]?.rawValue ?? 0)", "\"region\":\(cell.row)"]
      }, .rule("cells.region")
    ),
    (
      "{\"givens\":[{\"row\":1,\"col\":1,\"value\":5},{\"row\":2,\"col\":3,\"value\":6}]}",
      .member("givens")
    ),
    ("<java class='java.beans.XMLDecoder'><object/></java>", .link("HoDoKu")),
  ]

  @Test(arguments: refused.indices) func whatMayMeanSomethingElseIsRefusedByName(_ index: Int) {
    let document = PuzzleDocument(Self.refused[index].json)
    #expect(document.entries == [])
    #expect(document.problems.map(\.found) == [Self.refused[index].found])
  }

  @Test(arguments: [(99, []), (100, [.unknownJSON])] as [(Int, [PuzzleTextError.Found])])
  func cellsHaveAtMostAHundredMembers(_ others: Int, _ problems: [PuzzleTextError.Found]) throws {
    let cells = Self.cells { cell, game in
      let members = cell == Cell(0) ? (0..<others).map { "\"k\($0)\":1" } : []
      return ["\"value\":\(game.givens[cell]?.rawValue ?? 0)"] + members
    }
    let document = PuzzleDocument(cells)
    #expect(document.problems.map(\.found) == problems)
    let givens = try ServiceGame().givens
    #expect(document.entries.map(\.givens) == (problems.isEmpty ? [givens] : []))
  }

  @Test(arguments: [(50, []), (51, [.unknownJSON])] as [(Int, [PuzzleTextError.Found])])
  func manyListsOfCellsWithManyMembersAreRefused(
    _ count: Int, _ problems: [PuzzleTextError.Found]
  ) {
    let members = (0..<100).map { "\"k\($0)\":1" }.joined(separator: ",")
    let cells = "[{\(members)}" + String(repeating: ",0", count: 80) + "]"
    let lists = (0..<count).map { ",\"q\($0)\":\(cells)" }.joined()
    let document = PuzzleDocument("{\"puzzle\":\(Self.puzzle)\(lists)}")
    #expect(document.problems.map(\.found) == problems)
    #expect(document.entries.count == (problems.isEmpty ? 1 : 0))
  }

  @Test func thePathOfAMemberIsShortHoweverLongItsNamesAre() {
    var name = MemberName.none
    for _ in 0..<64 { name = name.member(String(repeating: "e\u{301}", count: 1000)) }
    #expect(name.path.unicodeScalars.count == 181)
    #expect(MemberName.none.member("state").member("notes").path == "state.notes")
  }

  @Test func textBesideAnAttributeOrElementCalledTextIsReadToo() {
    let puzzle = Self.puzzle.dropFirst().dropLast()
    let board = Self.grid(.text) { $0.board }.dropFirst().dropLast()
    for text in [
      "<game text='\(puzzle)'>\(board)</game>", "<game><text>\(puzzle)</text>\(board)</game>",
    ] {
      let document = PuzzleDocument(text)
      #expect(document.problems == [])
      #expect(document.entries.map(\.givens.description).first == Samples.line)
      #expect(document.entries.count == 2)
    }
  }

  @Test func cellsMayStandInAnotherOrder() throws {
    let game = try ServiceGame()
    let cells = Cell.all.map { cell -> String in
      let turned = Cell(row: cell.column, column: cell.row)
      return "{\"y\":\(turned.row + 1),\"x\":\(turned.column + 1),"
        + "\"v\":\(game.givens[turned]?.rawValue ?? 0)}"
    }
    let document = PuzzleDocument("[" + cells.joined(separator: ",") + "]")
    #expect(document.problems == [])
    #expect(document.entries.map(\.givens) == [game.givens])
  }

  @Test func givensMayBeTheOnlyCells() throws {
    let game = try ServiceGame()
    let cells = game.givens.filledCells.map { cell in
      "{\"row\":\(cell.row),\"column\":\(cell.column),\"digit\":\(game.givens[cell]?.rawValue ?? 0)}"
    }
    let document = PuzzleDocument("{\"clues\":[" + cells.joined(separator: ",") + "]}")
    #expect(document.entries.map(\.givens) == [game.givens])
  }

  @Test func eachObjectMayBeAPuzzleByItself() throws {
    let other = Self.grid(.text) { $0.board }
    let document = PuzzleDocument(
      "{\"easy\":{\"puzzle\":\(Self.puzzle)},\"hard\":{\"puzzle\":\(other)}}")
    #expect(document.problems == [])
    #expect(document.entries.count == 2)
  }

  @Test(arguments: [
    "[[%],\n [%],\n]", "[[%]\n [%]]",
  ])
  func arraysOfPythonAreAlmostJSON(_ frame: String) throws {
    let game = try ServiceGame()
    let isSpaced = !frame.contains(",")
    let rows = (0..<9).map { row in
      (0..<9).map { column in
        game.givens[Cell(row: row, column: column)].map { "\($0)" + (isSpaced ? "." : "") }
          ?? (isSpaced ? "nan" : "None")
      }.joined(separator: isSpaced ? " " : ", ")
    }
    let parts = frame.split(separator: "%", omittingEmptySubsequences: false)
    let text = parts[0] + rows.joined(separator: parts[1]) + parts[2]
    #expect(PuzzleDocument(String(text)).entries.map(\.givens) == [game.givens], "\(text)")
  }
}
