import Generating
import Grading
import Sudoku

/// The conditions that a setter puts on a puzzle changed by one given.
nonisolated struct ChangeTarget: Hashable {
  var level: Level?
  /// The range of Sudoku Explainer's rating, in tenths.
  var ratings: ClosedRange<Int>?
  /// The range of HoDoKu's score.
  var scores: ClosedRange<Int>?
  /// A technique that the puzzle is to need.
  var technique: TechniqueID?

  /// Returns `true` if a puzzle of `outcome` meets all conditions. Without any, every outcome does.
  func isMet(by outcome: GivenChange.Outcome) -> Bool {
    self == ChangeTarget() || distance(to: outcome)?.parts.allSatisfy { $0 == 0 } == true
  }

  /// How far a puzzle is from the target, or `nil` if there isn't one solution.
  func distance(to outcome: GivenChange.Outcome) -> Distance? {
    guard outcome.solutions == .exactly(1) else { return nil }
    let levels = Level.allCases
    return Distance(
      parts: [
        technique.map { outcome.techniques.contains($0) ? 0 : 1 } ?? 0,
        level.flatMap { levels.firstIndex(of: $0) }.map { goal in
          Self.gap(from: outcome.level.flatMap { levels.firstIndex(of: $0) }, to: goal...goal)
        } ?? 0,
        ratings.map { Self.gap(from: outcome.rating, to: $0) } ?? 0,
        scores.map { Self.gap(from: outcome.tally?.score, to: $0) } ?? 0,
      ])
  }

  /// The levels, tenths of a rating and points by which a puzzle misses a target. Before them
  /// stands the technique, because a puzzle has it or not.
  struct Distance: Hashable, Comparable {
    fileprivate let parts: [Int]

    static func < (one: Distance, other: Distance) -> Bool {
      one.parts.lexicographicallyPrecedes(other.parts)
    }
  }

  /// The distance of what wasn't found in time.
  private static let unknown = 1_000_000

  private static func gap(from number: Int?, to range: ClosedRange<Int>) -> Int {
    guard let number else { return unknown }
    return max(0, range.lowerBound - number, number - range.upperBound)
  }
}

// The numbers as text
nonisolated extension ChangeTarget {
  /// Takes ratings and scores from a text, and none from an empty one: "7.2" and "6.6-7.2" are
  /// ratings, "900-1200" are scores, because no rating is so high. Returns `false`, with nothing
  /// changed, if it is neither.
  mutating func takeNumbers(from text: String) -> Bool {
    if text.trimmingBlanks.isEmpty {
      (ratings, scores) = (nil, nil)
    } else if let range = try? Measure.rating.range(text) {
      (ratings, scores) = (range, nil)
    } else if let range = try? Measure.score.range(text) {
      (ratings, scores) = (nil, range)
    } else {
      return false
    }
    return true
  }

  /// The numbers as a text that ``takeNumbers(from:)`` reads.
  var numbers: String {
    ratings.map(Measure.rating.text) ?? scores.map(Measure.score.text) ?? ""
  }
}

extension Words {
  /// Changes `target` by a text as ``ChangeTarget/takeNumbers(from:)`` does, or by the name of a
  /// technique, of which the beginning of a word is enough. Returns `false`, with nothing changed,
  /// if it is neither.
  nonisolated func take(_ text: String, into target: inout ChangeTarget) -> Bool {
    if target.takeNumbers(from: text) { return true }
    guard let technique = technique(startingWith: text) else { return false }
    target.technique = technique
    return true
  }

  /// The technique beyond singles by which puzzles are graded that has a word starting with `text`,
  /// in any case. If there are several, the one with the shortest name.
  private nonisolated func technique(startingWith text: String) -> TechniqueID? {
    let text = text.trimmingBlanks.lowercased()
    guard !text.isEmpty else { return nil }
    func matches(_ name: String) -> Bool {
      let name = name.lowercased()
      return name.hasPrefix(text) || name.contains(" " + text) || name.contains("-" + text)
    }
    return TechniqueID.allCases.filter {
      !$0.isSingle && $0.facts.isInGrading && matches(name(of: $0))
    }
    .min { (name(of: $0).count, $0.rawValue) < (name(of: $1).count, $1.rawValue) }
  }

  /// The conditions of a target in a few words, or `nil` if there are none.
  nonisolated func text(of target: ChangeTarget) -> String? {
    let parts = [
      target.level.map { name(of: $0) },
      target.ratings.map { setter.ratings(NumberFormat.range($0, of: .rating)) },
      target.scores.map { setter.scores(NumberFormat.range($0, of: .score)) },
      target.technique.map { solution.needs(name(of: $0)) },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
