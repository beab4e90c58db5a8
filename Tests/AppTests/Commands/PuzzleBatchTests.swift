import ArgumentParser
import Formats
import Foundation
import Sudoku
import Testing

@testable import App

/// The way of the commands through many puzzles.
struct PuzzleBatchTests {
  private static let puzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
  private static let rows = stride(from: 0, to: 81, by: 9)
    .map { String(Array(puzzle)[$0..<$0 + 9]) }.joined(separator: "\n")

  @Test(arguments: [1, 3], [false, true])
  func everyPuzzleIsWorkedOnInTurn(_ jobs: Int, _ isQuick: Bool) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("puzzle-batch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = String(repeating: Self.puzzle + "\n", count: 2000)
    try Data((lines + "# a comment\n" + Self.rows + "\n12345678\n" + lines).utf8).write(to: file)
    let options = try BatchOptions.parse(["--jobs", "\(jobs)", file.path])
    var output = BatchOutput()
    var places: [PuzzlePlace] = []
    try PuzzleBatch.run(
      options, isQuick: isQuick, into: &output,
      work: { entry, place in entry.givens.description == Self.puzzle ? place : nil },
      finish: { place, expected, output in
        #expect(place == expected)
        places.append(expected)
        output.print([])
      })
    #expect(places.map(\.index) == Array(1...4001))
    #expect(places[1999].line == 2000 && places[2000].line == 2002)
    #expect(places[2001].line == 2012 && places[4000].line == 4011)
    let done = output.done
    #expect(done == 4001)
    do {
      try output.end()
      Issue.record("a line that is no puzzle was not reported")
    } catch is ExitCode {}
  }
}
