import Sudoku
import Synchronization

/// The numbers of puzzles of each level, rating and technique, as `rate --summary` prints it.
///
/// ```
/// puzzles                 1,400
///
/// easy                      310   22.1 %
/// medium                    402   28.7 %
///
/// rating 1.x                212   15.1 %
/// not rated                   3    0.2 %
///
/// Naked Single              120    8.6 %
/// ```
struct RatingSummary: Encodable {
  private(set) var puzzles = 0
  /// By the name of the level.
  private(set) var levels: [String: Int] = [:]
  /// By the whole points of Sudoku Explainer's rating, or ``notRated``.
  private(set) var ratings: [String: Int] = [:]
  /// By the hardest technique, the frequent ones first.
  var techniques: [TechniqueCount] {
    let counts = counts.map { TechniqueCount(technique: $0.key, puzzles: $0.value) }
    return counts.sorted { ($1.puzzles, $0.name) < ($0.puzzles, $1.name) }
  }

  private var counts: [TechniqueRecord?: Int] = [:]

  /// The number of puzzles whose hardest technique it is, or which need none.
  struct TechniqueCount: Encodable {
    let technique: TechniqueRecord?
    let puzzles: Int

    var name: String { technique?.name ?? "none" }
  }

  private enum CodingKeys: CodingKey { case puzzles, levels, ratings, techniques }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(puzzles, forKey: .puzzles)
    try container.encode(levels, forKey: .levels)
    try container.encode(ratings, forKey: .ratings)
    try container.encode(techniques, forKey: .techniques)
  }

  private static let notRated = "none"

  /// Counts `puzzle`.
  mutating func add(_ puzzle: RatedPuzzle) {
    puzzles += 1
    levels[puzzle.level.rawValue, default: 0] += 1
    ratings[puzzle.rating.map { String(Int($0)) } ?? Self.notRated, default: 0] += 1
    counts[puzzle.hardest, default: 0] += 1
  }

  /// The text, line by line. Levels and ratings go from easy to hard, techniques from frequent to
  /// rare.
  var lines: [String] {
    let levels = Level.allCases.compactMap { level in
      self.levels[level.rawValue].map { (level.rawValue, $0) }
    }
    let points = ratings.keys.compactMap { Int($0) }.sorted()
    let ratings =
      points.map { ("rating \($0).x", self.ratings[String($0)] ?? 0) }
      + (self.ratings[Self.notRated].map { [("not rated", $0)] } ?? [])
    let techniques = self.techniques.map { ($0.name, $0.puzzles) }
    return [row("puzzles", puzzles)]
      + [levels, ratings, techniques].flatMap { rows in
        rows.isEmpty ? [] : [""] + rows.map { row($0.0, $0.1) + share($0.1) }
      }
  }

  private func row(_ name: String, _ count: Int) -> String {
    let number = ProgressLine.grouped(count)
    // The longest name, and millions.
    let width = max(34, (techniques.map(\.name.count).max() ?? 0) + 11)
    return name + String(repeating: " ", count: max(1, width - name.count - number.count)) + number
  }

  private func share(_ count: Int) -> String {
    let tenths = (count * 1000 + puzzles / 2) / puzzles
    let share = "\(tenths / 10).\(tenths % 10) %"
    return String(repeating: " ", count: 10 - share.count) + share
  }
}

/// Counts of puzzles that are rated on several threads.
final class RatingCounts: Sendable {
  private let counts = Mutex(RatingSummary())

  /// Counts `puzzle`.
  func add(_ puzzle: RatedPuzzle) { counts.withLock { $0.add(puzzle) } }

  /// The counts so far.
  var summary: RatingSummary { counts.withLock { $0 } }
}
