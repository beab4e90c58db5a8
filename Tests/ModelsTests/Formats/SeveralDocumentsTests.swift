import Testing

@testable import Formats
@testable import Sudoku

/// XML and JSON documents among others in one text.
struct SeveralDocumentsTests {
  private static func written(_ format: PuzzleFormat) -> String {
    guard var writer = try? PuzzleWriter(format), let grid = try? Grid(text: Samples.line),
      let text = try? writer.text(of: PuzzleEntry(givens: grid))
    else { return "" }
    return text + writer.end()
  }

  private static let json: [String] = {
    let rows = (0..<9).map { row in
      "["
        + Samples.line.dropFirst(row * 9).prefix(9).map {
          $0 == "." ? "{}" : "{\"value\":\($0),\"given\":true}"
        }.joined(separator: ",") + "]"
    }
    return ["{\"title\":\"a } \\\" ]\",\"grid\":[\(rows.joined(separator: ",\n"))]}"]
  }()

  private static let documents: [String] =
    [written(.openSudoku), written(.kSudoku), written(.gnome)] + json
    + [
      """
      <?xml version='1.0'?><!-- a > b </opensudoku> --><!DOCTYPE opensudoku>
      <opensudoku><folder name='/> >'><![CDATA[</opensudoku>]]>
      <game data='\(Samples.line)'/></folder></opensudoku >
      """
    ]

  @Test(arguments: documents.indices, documents.indices)
  func documentsMayFollowEachOther(_ first: Int, _ second: Int) {
    let text = Self.documents[first] + Self.documents[second] + "\n" + Samples.line + "\n"
    for text in [text, text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r")] {
      let document = PuzzleDocument(Samples.framed + text + Samples.rows)
      #expect(document.problems == [])
      #expect(document.entries.map(\.grid.description) == Array(repeating: Samples.line, count: 5))
      let last = document.entries.last?.origin?.line
      #expect(
        last == (Samples.framed + text).replacing("\r\n", with: "\n").count { $0.isNewline } + 1)
    }
  }

  @Test(arguments: documents.indices) func theWayADocumentIsCutDoesNotMatter(_ index: Int) {
    let text = Array((Self.documents[index] + "\r\n" + Samples.rows).utf8)
    for count in [1, 7, 100] {
      var reader = PuzzleReader()
      var entries: [PuzzleEntry] = []
      var rest = text[...]
      while !rest.isEmpty {
        reader.read(rest.prefix(count)) { if let entry = try? $0.get() { entries.append(entry) } }
        rest = rest.dropFirst(count)
      }
      reader.finish { if let entry = try? $0.get() { entries.append(entry) } }
      #expect(entries.map(\.grid.description) == [Samples.line, Samples.line])
    }
  }

  @Test func aCommentAfterADocumentIsNoDocument() {
    let document = PuzzleDocument(Self.documents[0] + "<!-- the end -->\n")
    #expect(document.problems == [])
    #expect(document.entries.count == 1)
  }
}
