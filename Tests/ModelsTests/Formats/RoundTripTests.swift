import TestSupport
import Testing

@testable import Formats
@testable import Generating
@testable import Sudoku

struct RoundTripTests {
  /// Returns the parts of `entry` that survive writing it as `format` and reading it again.
  private func kept(of entry: PuzzleEntry, as format: PuzzleFormat) -> PuzzleEntry {
    let contents = format.contents
    var kept = PuzzleEntry(givens: format == .sukaku ? entry.grid : entry.givens)
    if contents.contains(.placed) { kept.placed = entry.placed }
    if contents.contains(.candidates) {
      let grid = entry.grid
      let all = CellNotes { grid[$0] == nil ? grid.candidates(at: $0) : .none }
      let left = entry.allCandidates
      if !grid.isFull, format != .library || left != all { kept.candidates = left }
    }
    if contents.contains(.centreNotes) {
      kept.notes = entry.cornerNotes
      kept.centreNotes = entry.centreNotes
    } else if contents.contains(.notes) {
      kept.notes = entry.singleNotes
    }
    if contents.contains(.colors) { kept.colors = entry.colors }
    if contents.contains(.elapsed) { kept.elapsed = entry.elapsed }
    kept.details = entry.details.filter { format.details.contains($0.key) }
    if format == .line, let words = entry.details[.comment] ?? entry.details[.title] {
      kept.details[.comment] = words
    }
    if format == .gnome { kept.details = [:] }
    return kept
  }

  private static let writable = PuzzleFormat.allCases.filter(\.isWritable)

  @Test(arguments: writable) func aPuzzleComesBackAsItWas(_ format: PuzzleFormat) throws {
    var random = SeededRandom(seed: 11)
    for round in 0..<25 {
      let entry = try PuzzleEntry.random(using: &random)
      if format == .sukaku, !CandidateText.isClear(entry) { continue }
      var writer = try PuzzleWriter(format)
      let text = try writer.text(of: entry) + writer.end()
      let document = PuzzleDocument(text)
      #expect(document.problems == [], "round \(round)\n\(text)")
      #expect(document.entries.count == 1, "round \(round)\n\(text)")
      var read = try #require(document.entries.first)
      read.origin = nil
      #expect(read == kept(of: entry, as: format), "round \(round)\n\(text)")
    }
  }

  @Test(arguments: writable.filter(\.holdsSeveral))
  func aFileOfSeveralComesBackInOrder(_ format: PuzzleFormat) throws {
    var random = SeededRandom(seed: 12)
    var entries = try (0..<20).map { _ in try PuzzleEntry.random(using: &random) }
    if format == .sukaku { entries = entries.filter(CandidateText.isClear) }
    var writer = try PuzzleWriter(format)
    var text = ""
    for entry in entries { text += try writer.text(of: entry) }
    text += writer.end()
    let document = PuzzleDocument(text)
    #expect(document.problems == [])
    #expect(document.entries.map(\.givens) == entries.map { kept(of: $0, as: format).givens })
    let lines = document.entries.compactMap(\.origin?.line)
    #expect(lines == lines.sorted())
  }

  @Test(arguments: writable.filter { !$0.holdsSeveral })
  func aFormatOfOnePuzzleRefusesASecond(_ format: PuzzleFormat) throws {
    var random = SeededRandom(seed: 13)
    var writer = try PuzzleWriter(format)
    _ = try writer.text(of: try .random(using: &random))
    #expect(throws: PuzzleWritingError.onlyOne(format)) {
      try writer.text(of: try .random(using: &random))
    }
  }

  @Test(arguments: writable) func theTextEndsItsLines(_ format: PuzzleFormat) throws {
    var random = SeededRandom(seed: 14)
    var writer = try PuzzleWriter(format)
    let text = try writer.text(of: try .random(using: &random)) + writer.end()
    #expect(text.hasSuffix("\n"))
    #expect(!text.contains("\r"))
  }

  @Test(arguments: writable) func anUntouchedPuzzleLosesNothing(_ format: PuzzleFormat) throws {
    let entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    #expect(entry.losses(as: format).isEmpty)
  }
}
