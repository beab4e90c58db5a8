import ArgumentParser
import Foundation
import Grading
import Sudoku

/// Measures the speed of grading puzzles.
struct GradeBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Measures how quickly puzzles are graded, as HoDoKu and as Sudoku Explainer do.",
    discussion: """
      One core, processor time, the quickest of the rounds. The goal is 100 puzzles a second for \
      both grades together. Levels and scores are compared with the file.
      """)

  @Option(help: "A table of puzzle, level and score with tabs between them, as the tests have.")
  var data = "Tests/ModelsTests/Corpus/ratings.tsv"

  @Option(help: "How often all puzzles are graded. The quickest round counts.")
  var rounds = 2

  func run() throws {
    let rows = try RatedRow.all(in: data)
    print(Machine.description + "\n")
    print("| puzzles | level equal | score equal | grade, ms | rating, ms | both a second |")
    print("|---:|---:|---:|---:|---:|---:|")
    var grading = Duration.seconds(Int64.max / 4)
    var rating = grading
    var levels = 0
    var scores = 0
    for _ in 0..<max(1, rounds) {
      let start = ProcessorClock.now
      let grades = rows.map { Grader().grade($0.givens) }
      let middle = ProcessorClock.now
      for row in rows { _ = Explainer().rating(of: CandidateGrid(givens: row.givens)) }
      grading = min(grading, middle - start)
      rating = min(rating, ProcessorClock.now - middle)
      levels = zip(rows, grades).count { $0.level == $1.level }
      scores = zip(rows, grades).count { $0.score == $1.score }
    }
    let count = Double(rows.count)
    let times = [grading, rating].map { $0 / .milliseconds(1) / count }
    let cells =
      [rows.count, levels, scores].map(String.init)
      + times.map { $0.formatted(decimals: 2) }
      + [(1000 / times.reduce(0, +)).formatted(decimals: 0)]
    print("| " + cells.joined(separator: " | ") + " |")
  }
}

/// A puzzle with HoDoKu's rating.
struct RatedRow {
  let givens: Grid
  let level: Level
  let score: Int

  static func all(in path: String) throws -> [RatedRow] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count >= 3, let givens = try? Grid(text: fields[0]),
        let level = level(fields[1].lowercased()), let score = Int(fields[2])
      else { return nil }
      return RatedRow(givens: givens, level: level, score: score)
    }
  }

  private static func level(_ name: String) -> Level? {
    name == "unfair" ? .expert : Level(rawValue: name)
  }
}
