import Formats
import Foundation
import Generating
import Sudoku
import Testing

@testable import App

/// The puzzles of an input, one by one and as pieces.
struct PuzzleInputTests {
  private static let puzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
  private static let rows = stride(from: 0, to: 81, by: 9)
    .map { String(Array(puzzle)[$0..<$0 + 9]) }.joined(separator: "\n")

  /// Whatever may stand between puzzles and around them, each with its line feed.
  private static let parts = [
    puzzle, puzzle, puzzle.replacing(".", with: "0"), puzzle + ",1,rest", puzzle + " # hard",
    puzzle + "\r", puzzle + "9", String(puzzle.dropLast()), puzzle.replacing("4", with: "x"),
    String(repeating: ".", count: 81), "", "# a comment", "# to \r two", "# to\r",
    "#D a title", "#\ta tab", "# ", "#", "% title", "no puzzle", "[Puzzle]",
    rows, "12345678", "<opensudoku><game data='\(puzzle)'/></opensudoku>", "{\"grid\":",
    "*-----------*", ":0702:9:..1..4..:", "\t\(puzzle)", "puzzle,solution",
  ].map { $0 + "\n" }

  private static func file(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("puzzle-input-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    return file
  }

  private static func description(_ item: PuzzleInput.Item) -> String {
    switch item {
    case .puzzle(let entry, let place): "\(place), \(place.index): \(entry.givens)"
    case .problem(let problem, let file): PuzzleInput.sentence(on: problem, in: file)
    case .missingFile(let sentence), .nothing(let sentence): sentence
    case .leftOut(let parts, let place): "\(place): \(parts)"
    }
  }

  private static func descriptions(_ piece: PuzzleInput.Piece) -> [String] {
    switch piece {
    case .item(let item): return [description(item)]
    case .plainLines(let lines):
      let texts = lines.text.split(separator: UInt8(ascii: "\n"))
      return zip(texts, lines.places).map { text, place in
        let entry = PuzzleEntry(plainLine: text.prefix(81), line: place.line)
        return "\(place), \(place.index): \(entry.givens)"
      }
    }
  }

  @Test(arguments: 0..<40) func piecesHoldWhatTheItemsAre(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let lists = try (0..<2).map { _ in
      let parts = (0..<Int.random(in: 0...60, using: &random)).compactMap { _ in
        Self.parts.randomElement(using: &random)
      }
      let isCut = Bool.random(using: &random)
      return try Self.file(String(parts.joined().dropLast(isCut ? 1 : 0)))
    }
    defer { for list in lists { try? FileManager.default.removeItem(at: list) } }
    let files = [lists[0].path, "/nowhere/at-all", lists[1].path]
    let oneByOne = PuzzleInput(files: files)
    var items: [String] = []
    while let item = oneByOne.next() { items.append(Self.description(item)) }
    let inPieces = PuzzleInput(files: files)
    var pieces: [String] = []
    while let some = inPieces.nextPieces() { pieces += some.flatMap(Self.descriptions) }
    #expect(pieces == items)
  }

  @Test func commentsOfAnyLengthAreNotTheEnd() throws {
    let comments = try Self.file(String(repeating: "# a comment\n", count: 20_000))
    let list = try Self.file(String(repeating: "# a comment\n", count: 20_000) + Self.puzzle)
    defer { for file in [comments, list] { try? FileManager.default.removeItem(at: file) } }
    let input = PuzzleInput(files: [comments.path, list.path])
    var items: [String] = []
    while let pieces = input.nextPieces() { items += pieces.flatMap(Self.descriptions) }
    #expect(items.count == 2 && items.first?.hasPrefix("No puzzle in \(comments.path)") == true)
    #expect(items.last?.contains(Self.puzzle) == true)
  }

  @Test(.timeLimit(.minutes(1))) func aDeviceWithoutEndIsNotReadForEver() throws {
    let input = PuzzleInput(files: ["/dev/zero"])
    var sentences: [String] = []
    while let pieces = input.nextPieces() { sentences += pieces.flatMap(Self.descriptions) }
    #expect(sentences.first == "/dev/zero can't be read (it is a pipe or a device).")
  }

  @Test func zeroBytesAreSaidToBeNoPuzzle() throws {
    let file = try Self.file(String(repeating: "\0", count: 5_000_000))
    defer { try? FileManager.default.removeItem(at: file) }
    let input = PuzzleInput(files: [file.path])
    var sentences: [String] = []
    while let pieces = input.nextPieces() { sentences += pieces.flatMap(Self.descriptions) }
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("found a line of more than 1 MB") == true)
  }

  @Test func aCommentOrABadLineLeavesTheOtherLinesPlain() throws {
    let lines = String(repeating: Self.puzzle + "\n", count: 10_000)
    let file = try Self.file("# a list\n12345678\n\n" + lines + "# the end\n" + lines)
    defer { try? FileManager.default.removeItem(at: file) }
    let input = PuzzleInput(files: [file.path])
    var plain = 0
    var items = 0
    while let pieces = input.nextPieces() {
      for piece in pieces {
        switch piece {
        case .plainLines(let lines): plain += lines.numbers.count
        case .item: items += 1
        }
      }
    }
    #expect(plain + items == 20_001)
    #expect(items < 100)
  }
}
