import Foundation

/// The puzzles stored beside the tests.
enum Corpus {
  /// A line of `solved.csv`: a puzzle, its number of solutions (2 for more), and its only solution.
  struct Solved: Sendable {
    let line: String
    let puzzle: String
    let count: Int
    let solution: String
  }

  /// A line of `ratings.tsv`: a puzzle with HoDoKu 2.3.2's grade.
  struct Rated: Sendable {
    let puzzle: String
    let level: String
    let score: Int
    let steps: [String: Int]
  }

  /// Puzzles made by qqwing and at random, some of them without a solution.
  static let solved: [Solved] = lines("solved.csv").map { line in
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return Solved(
      line: line, puzzle: fields[0], count: Int(fields[1]) ?? -1, solution: fields[2])
  }

  /// Puzzles made by qqwing.
  static let rated: [Rated] = lines("ratings.tsv").dropFirst().map { line in
    let fields = line.split(separator: "\t").map(String.init)
    let steps = fields[3].split(separator: ";").map { step in
      let parts = step.split(separator: "=")
      return (String(parts[0]), Int(parts[1]) ?? -1)
    }
    return Rated(
      puzzle: fields[0], level: fields[1], score: Int(fields[2]) ?? -1,
      steps: Dictionary(uniqueKeysWithValues: steps))
  }

  /// A line of `explainer_ratings.tsv`: a puzzle with Sudoku Explainer 1.2.1's rating, in tenths.
  struct Explained: Sendable {
    let puzzle: String
    let rating: Int
    let firstPlacement: Int
    let firstStep: Int
    let hardest: String
  }

  /// Puzzles made by qqwing and at random, easiest first, with each kind of hardest step.
  static let explained: [Explained] = lines("explainer_ratings.tsv").dropFirst().map { line in
    let fields = line.split(separator: "\t").map(String.init)
    let tenths = fields[1...3].map { Int($0.replacing(".", with: "")) ?? -1 }
    return Explained(
      puzzle: fields[0], rating: tenths[0], firstPlacement: tenths[1], firstStep: tenths[2],
      hardest: fields[4])
  }

  private static func lines(_ name: String) -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
    let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }
}
