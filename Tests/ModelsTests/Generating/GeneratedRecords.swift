import Generating
import Grading
import Sudoku
import TestSupport
import Testing

/// Records of what seeds make and how it is graded. A change here changes every shared seed and every
/// daily puzzle: see decision 9.
struct GeneratedRecords {
  /// 2,000 puzzles, twenty a line: their levels and scores, and the sum of all their digits.
  @Test(arguments: [
    (Level.easy, 500), (.medium, 600), (.hard, 500), (.expert, 300), (.extreme, 100),
  ])
  func theSameSeedsMakeTheSamePuzzlesWithTheSameGrades(level: Level, count: Int) async {
    let starts = Array(stride(from: 0, to: count, by: 20))
    var lines: [Int: String] = [:]
    await withTaskGroup(of: (Int, String).self) { group in
      for start in starts {
        group.addTask { (start, Self.line(level, seeds: start..<start + 20)) }
      }
      for await (start, line) in group { lines[start] = line }
    }
    expectSnapshot(
      starts.compactMap { lines[$0] }.joined(separator: "\n"), named: level.rawValue)
  }

  private static func line(_ level: Level, seeds: Range<Int>) -> String {
    let puzzles = seeds.map { Generator.puzzle(level: level, seed: UInt64($0)) }
    let scores = puzzles.map { "\($0.level == level ? "" : "\($0.level) ")\($0.rating)" }
    let steps = puzzles.map { puzzle in
      Grader().grade(puzzle.givens).steps.map(\.technique.rawValue).joined(separator: ",")
    }
    let text = puzzles.map(\.givens.description).joined() + steps.joined(separator: ";")
    return "\(seeds.lowerBound): \(scores.joined(separator: " ")) \(digest(text))"
  }

  /// FNV-1a of the bytes of `text`.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
