import ArgumentParser
import Foundation
import Generating

/// Measures the speed of generating puzzles, in turn with qqwing.
struct GenerateBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Measures how quickly puzzles are made, beside qqwing.",
    discussion: """
      Both make puzzles without symmetry, on one core, and processor time is what counts. Ours are \
      graded by HoDoKu's rule. The levels of the two are not the same: each of ours stands beside \
      the one of qqwing's that is nearest. The second table has the time to find rare puzzles.
      """)

  @Option(help: "How often everything is run, in turn. The quickest run counts.")
  var rounds = 3

  @Option(help: "For how many seconds we are to make puzzles in each run.")
  var seconds = 0.5

  @Option(help: "The first seed.")
  var seed: UInt64 = 1

  func run() throws {
    print(Machine.description + "\n\n" + GenerateRow.heading)
    for var row in GenerateRow.all {
      for round in 0..<rounds {
        row.add(ours: try puzzlesPerSecond(row.request, seed: seed + UInt64(round)))
        if let speed = try QQWing.puzzlesPerSecond(row.difficulty) { row.add(qqwing: speed) }
      }
      print(row.markdown)
      fflush(nil)
    }
    print("\n" + SearchRow.heading)
    for row in SearchRow.all {
      print(try row.markdown(seed: seed))
      fflush(nil)
    }
    if !QQWing.isInstalled {
      print("\nFor a comparison install qqwing: apt-get install qqwing")
    }
  }

  private func puzzlesPerSecond(_ request: PuzzleRequest, seed: UInt64) throws -> Double {
    var generator = try Generating.Generator(request, seed: seed)
    let start = ProcessorClock.now
    var count = 0
    while ProcessorClock.now - start < .seconds(seconds) {
      for _ in 0..<(request.asksForGrade ? 1 : 100) {
        if request.asksForGrade {
          _ = try generator.puzzle(count)
        } else {
          _ = try generator.ungraded(count)
        }
        count += 1
      }
    }
    return Double(count) / ((ProcessorClock.now - start) / .seconds(1))
  }
}
