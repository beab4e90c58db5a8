import ArgumentParser
import Foundation
import Grading
import Hints
import Sudoku

/// Measures how long it takes to find all steps of hard positions.
struct StepsBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "steps",
    abstract: "Measures how long it takes to find every step of hard positions.",
    discussion: """
      The positions are those at which a puzzle first needs more than the techniques of medium \
      ones, and more than those of expert ones. One core, processor time, a row for each technique \
      that takes a share worth mentioning. The goal is 150 ms for all techniques together.
      """)

  @Option(help: "A table of puzzle, level and score with tabs between them, as the tests have.")
  var data = "Tests/ModelsTests/Corpus/ratings.tsv"

  @Option(help: "How many puzzles.")
  var count = 100

  func run() throws {
    let rows = try RatedRow.all(in: data).filter { $0.level >= .hard }
    let positions = rows.prefix(count).flatMap { Self.hardPositions(of: $0.givens) }
    print(Machine.description + "\n")
    print("\(positions.count) positions\n")
    print("| technique | steps | mean, ms | median, ms | longest, ms |")
    print("|---|---:|---:|---:|---:|")
    for technique in TechniqueCatalog.listed {
      let (found, times) = Self.measure(positions, by: [technique])
      guard let longest = times.last, longest >= .milliseconds(1) else { continue }
      printRow(technique.facts.name, found, times)
    }
    let (found, times) = Self.measure(positions, by: TechniqueCatalog.listed)
    printRow("**all**", found, times)
  }

  private static func hardPositions(of givens: Grid) -> [CandidateGrid] {
    var position = CandidateGrid(givens: givens)
    return [Level.medium, .expert].compactMap { level in
      let grader = Grader(techniques: TechniqueCatalog.upTo(level))
      while let step = grader.step(from: position) { position.apply(step) }
      return position.isSolved ? nil : position
    }
  }

  /// Returns the number of steps found in `positions`, and the time that each took, in order.
  private static func measure(
    _ positions: [CandidateGrid], by techniques: [any Technique]
  ) -> (found: Int, times: [Duration]) {
    var found = 0
    let times = positions.map { position in
      let start = ProcessorClock.now
      var list = AllSteps(in: position, by: techniques)
      list.complete()
      found += list.steps.count
      return ProcessorClock.now - start
    }
    return (found, times.sorted())
  }

  private func printRow(_ name: String, _ found: Int, _ times: [Duration]) {
    guard let longest = times.last else { return }
    let mean = times.reduce(.zero, +) / times.count
    let figures = [mean, times[times.count / 2], longest].map {
      ($0 / .milliseconds(1)).formatted(decimals: 1)
    }
    print("| \(name) | \(found) | \(figures.joined(separator: " | ")) |")
  }
}
