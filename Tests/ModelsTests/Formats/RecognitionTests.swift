import Sudoku
import Testing

@testable import Formats
@testable import Generating

struct RecognitionTests {
  private static let others: [(text: String, format: PuzzleFormat)] = [
    (Samples.line, .line),
    (Samples.line.replacing(".", with: "0"), .line),
    (Samples.line.replacing(".", with: "x"), .line),
    ("  " + Samples.line + "   ", .line),
    ("https://www.sudokuwiki.org/sudoku.htm?bd=" + Samples.line.replacing(".", with: "0"), .line),
    ("17;\(Samples.line);hard", .line),
    (Samples.rows, .sdk),
    ("#ASome One\n#DA title\n" + Samples.rows, .sdk),
    ("[Puzzle]\n" + Samples.rows, .sdk),
    (Samples.framed, .ss),
    (Samples.spaced, .ss),
    (Samples.candidates, .pencilmarks),
    (Samples.inProgress, .sdx),
    (Samples.sukaku, .sukaku),
    ("https://www.sudokuwiki.org/sudoku.htm?bd=" + Samples.sudokuWiki, .sudokuWiki),
    (Samples.sudokuWiki, .sudokuWiki),
    (Samples.json, .json),
    ("[\(Samples.line.map { $0 == "." ? "null" : "\($0)" }.joined(separator: ","))]", .json),
    ("[\n  \"" + Samples.line + "\"\n]", .json),
    ("{\"puzzles\":[{\"puzzle\":\"\(Samples.line)\"}]}", .json),
    ("{\"name\":\"One\",\"grid\":\"\(Samples.line)\"}", .json),
    (Samples.line.replacing(".", with: "•"), .line), (Samples.rows.replacing(".", with: "·"), .sdk),
    (":0000:x:\(Samples.line):::", .library),
    ("99480,99408,114,1895,\(Samples.line),Easter,20.00s,0", .gsf),
    ("#5>55!J)-C+T![;i(cB>fWI", .gnomeCode),
    ("3x3:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f", .solo),
    ("% Number seven\n" + Samples.rows, .debian),
  ]

  @Test(arguments: others.indices) func theContentTellsTheFormat(_ index: Int) throws {
    let (text, format) = Self.others[index]
    let document = PuzzleDocument(text)
    #expect(document.problems == [])
    let entry = try #require(document.entries.first)
    #expect(document.entries.count == 1)
    #expect(entry.origin?.format == format)
    #expect(entry.grid.description == Samples.line)
  }

  private static let wrappings: [@Sendable (String) -> String] = [
    { "\u{FEFF}" + $0 },
    { $0.replacing("\n", with: "\r\n") },
    { $0.replacing("\n", with: "\r") },
    { "\n\n" + $0 + "\n\n" },
    { $0.split(separator: "\n").map { $0 + "  \t" }.joined(separator: "\n") },
  ]

  @Test(arguments: others.indices, wrappings.indices)
  func marksBlanksAndLineEndsDoNotMatter(_ index: Int, _ wrapping: Int) {
    let (text, format) = Self.others[index]
    let document = PuzzleDocument(Self.wrappings[wrapping](text))
    #expect(document.problems == [])
    #expect(document.format == format)
    #expect(document.entries.map(\.grid.description) == [Samples.line])
  }

  @Test(arguments: others.indices) func theWayTheTextIsCutDoesNotMatter(_ index: Int) {
    let text = Array((Self.others[index].text + "\r\n" + Samples.rows).utf8)
    let whole = PuzzleDocument(bytes: text[...])
    var random = SeededRandom(seed: UInt64(index))
    for _ in 0..<5 {
      var reader = PuzzleReader()
      var readings: [PuzzleReading] = []
      var rest = text[...]
      while !rest.isEmpty {
        let count = 1 + random.below(40)
        reader.read(rest.prefix(count)) { readings.append($0) }
        rest = rest.dropFirst(count)
      }
      reader.finish { readings.append($0) }
      #expect(readings.compactMap { try? $0.get() } == whole.entries)
    }
  }

  @Test(arguments: [
    " # found on a train", "# found", "\t#\tfound\ton", " # [b]found[/b] [x", " # fünf", " #",
    " # a\u{7F}\u{1B}[31mb", " # a\u{0}b", " # " + String(repeating: "long ", count: 220_000),
    " // # found", ", # found", " # > `?;",
  ])
  func whatFollowsTheCellsIsReadAsIfItCameByteByByte(_ comment: String) {
    let text = Array("\(Samples.line)\(comment)\r\n\(Samples.line) # next\n".utf8)
    let whole = PuzzleDocument(bytes: text[...])
    var reader = PuzzleReader()
    var readings: [PuzzleReading] = []
    for byte in text { reader.read([byte]) { readings.append($0) } }
    reader.finish { readings.append($0) }
    #expect(readings.compactMap { try? $0.get() } == whole.entries)
    #expect(readings.count == whole.entries.count + whole.problems.count)
  }

  @Test func formatsMayFollowEachOther() {
    let text = Self.others.map(\.text).joined(separator: "\n# next\n")
    let document = PuzzleDocument(text)
    #expect(document.problems == [])
    #expect(document.entries.map(\.origin?.format) == Self.others.map(\.format))
  }
}
