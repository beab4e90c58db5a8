/// A number of a puzzle that people give ranges of.
public enum Measure: CaseIterable, Sendable {
  /// The number of givens.
  case givens
  /// Sudoku Explainer's rating, in tenths.
  case rating
  /// HoDoKu's score.
  case score

  /// The numbers that can be asked for. Greater ones don't occur.
  public var all: ClosedRange<Int> {
    switch self {
    case .givens: 0...81
    case .rating: 0...200
    case .score: 0...1_000_000
    }
  }

  /// The reason why a text isn't a range.
  public enum RangeError: Error, Hashable, Sendable {
    /// It isn't written like one.
    case unclear
    /// A bound is beyond ``Measure/all``.
    case outside
  }

  /// Reads a range as people type it: "28", "6.6-7.2", "8+" or "8-" from a number on, "-3" up to
  /// one. "≥ 8", ">= 8", "≤ 3" and "<= 3" do the same, and "> 8" and "< 3" leave the number itself
  /// out. Ratings may have a decimal, after a point or a comma. The bounds may be in either order,
  /// with blanks around them but not within.
  public func range(_ text: String) throws(RangeError) -> ClosedRange<Int> {
    var text = Self.trimmed(text[...])
    for (sign, comparison) in Self.comparisons where text.hasPrefix(sign) {
      let bound = try number(Self.trimmed(text.dropFirst(sign.count)))
      let (least, most) =
        switch comparison {
        case .atLeast: (bound, all.upperBound)
        case .above: (bound + 1, all.upperBound)
        case .atMost: (all.lowerBound, bound)
        case .below: (all.lowerBound, bound - 1)
        }
      guard all.contains(bound), least <= most else { throw .outside }
      return least...most
    }
    if text.last == "+" { text = text.dropLast() + "-" }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map(Self.trimmed)
    guard parts.count <= 2, let first = parts.first, let last = parts.last,
      !(first.isEmpty && last.isEmpty)
    else { throw .unclear }
    let one = first.isEmpty ? all.lowerBound : try number(first)
    let other = last.isEmpty ? all.upperBound : try number(last)
    guard all.contains(one), all.contains(other) else { throw .outside }
    return min(one, other)...max(one, other)
  }

  private enum Comparison {
    case atLeast, above, atMost, below
  }

  /// The signs before a number, those of two characters first.
  private static let comparisons: [(sign: String, Comparison)] = [
    (">=", .atLeast), ("<=", .atMost), ("≥", .atLeast), ("≤", .atMost), (">", .above),
    ("<", .below),
  ]

  private func number(_ text: Substring) throws(RangeError) -> Int {
    guard let match = text.wholeMatch(of: /([0-9]+)(?:[.,]([0-9]))?/),
      match.2 == nil || self == .rating
    else { throw .unclear }
    // No number of that many digits is in range.
    guard let whole = Int(match.1.prefix(9)) else { throw .unclear }
    return self == .rating ? whole * 10 + (match.2.flatMap { Int($0) } ?? 0) : whole
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start[
      ..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.endIndex)]
  }

  /// A number as text: 28, or 7.2 for a rating of 72 tenths.
  public func text(_ number: Int) -> String {
    self == .rating ? "\(number / 10).\(number % 10)" : "\(number)"
  }

  /// A range as text that ``range(_:)`` reads: "28", "6.6-7.2", "8.0+", "-3.0".
  public func text(_ range: ClosedRange<Int>) -> String {
    let (least, most) = (text(range.lowerBound), text(range.upperBound))
    if least == most { return least }
    if range.upperBound == all.upperBound { return "\(least)+" }
    return range.lowerBound == all.lowerBound ? "-\(most)" : "\(least)-\(most)"
  }
}
