import Sudoku
import Testing

@testable import Formats

/// Grids with separators between the cells, whose empty cells are blank.
struct SeparatedRowTests {
  private static let rows = Samples.rows.split(separator: "\n")
  private static let blank = rows.map { $0.replacing(".", with: " ") }

  /// ```
  /// ┌───┬───┬─…      ╔═══╦═…
  /// │ 4 │   │        ║4  ║
  /// ├───┼───┼─…      ╚═══╩═…
  /// ```
  private static let grids: [String] = [
    "┌───┬───┐\n"
      + blank.map { "│ " + $0.map { String($0) }.joined(separator: " │ ") + " │\n" }
      .joined(separator: "├───┼───┤\n") + "└───┴───┘\n",
    "╔═══╦═══╗\n" + boxes(bar: "║", rule: "╠═══╬═══╣\n") { String($0) } + "╚═══╩═══╝\n",
    boxes(bar: "┃", rule: "┣━━━╋━━━┫\n") {
      " " + $0.map { String($0) }.joined(separator: " ") + " "
    },
    boxes(bar: "|", rule: "+-----+-----+-----+\n") { $0.map { String($0) }.joined(separator: " ") },
    blank.map { "|" + $0.map { String($0) }.joined(separator: "|") + "|\n" }.joined(),
    listed(",", empty: "0"), listed(", ", empty: "0"), listed(";", empty: "."),
    listed(",", empty: ""),
    rows.map { $0.map { $0 == "." ? "0" : String($0) }.joined(separator: ",") + ",\n" }.joined(),
  ]

  private static func boxes(bar: String, rule: String, _ box: (Substring) -> String) -> String {
    blank.enumerated().map { index, row in
      let boxes = (0..<3).map { box(row.dropFirst($0 * 3).prefix(3)) }
      return (index == 3 || index == 6 ? rule : "") + bar + boxes.joined(separator: bar) + bar
        + "\n"
    }.joined()
  }

  private static func listed(_ separator: String, empty: String) -> String {
    rows.map { $0.map { $0 == "." ? empty : String($0) }.joined(separator: separator) + "\n" }
      .joined()
  }

  @Test(arguments: grids) func blanksBetweenSeparatorsAreEmptyCells(_ text: String) {
    let document = PuzzleDocument(text + "\n" + Samples.line)
    #expect(document.problems == [])
    #expect(document.entries.map(\.grid.description) == [Samples.line, Samples.line])
  }
}
