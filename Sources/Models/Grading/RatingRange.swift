/// A range of Sudoku Explainer's ratings.
public struct RatingRange: Hashable, Sendable {
  /// The range in tenths.
  public let tenths: ClosedRange<Int>

  /// The ratings that can be asked for, in tenths. Greater numbers aren't ratings.
  public static let all = 0...200

  /// Reads a range as people type it: "7.2", "6.6-7.2", "8+" or "8-" from a rating on, "-3" up to
  /// one. A comma will do for the point, and the bounds may stand in either order. Returns `nil` for
  /// any other text.
  public init?(_ text: String) {
    guard let tenths = ClosedRange(text: text, within: Self.all, Self.tenths(in:)) else {
      return nil
    }
    self.tenths = tenths
  }

  private static func tenths(in text: Substring) -> Int? {
    guard let match = text.wholeMatch(of: /([0-9]{1,3})(?:[.,]([0-9]))?/),
      let whole = Int(match.1), let tenth = Int(match.2 ?? "0")
    else { return nil }
    return whole * 10 + tenth
  }
}

extension ClosedRange<Int> {
  /// Reads a range of whole numbers within `all` by the grammar of ``RatingRange``: "28", "26-30",
  /// "26+", "-30". Returns `nil` for any other text.
  public init?(text: String, within all: ClosedRange<Int>) {
    self.init(text: text, within: all) { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
  }

  fileprivate init?(
    text: String, within all: ClosedRange<Int>, _ number: (Substring) -> Int?
  ) {
    var text = text.filter { !$0.isWhitespace }[...]
    if text.last == "+" { text = text.dropLast() + "-" }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      let first = parts.first, let last = parts.last,
      let one = first.isEmpty ? all.lowerBound : number(first),
      let other = last.isEmpty ? all.upperBound : number(last),
      all.contains(one), all.contains(other)
    else { return nil }
    self = Swift.min(one, other)...Swift.max(one, other)
  }
}
