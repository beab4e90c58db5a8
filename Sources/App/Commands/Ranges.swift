import ArgumentParser

/// Ratings from one to another, as the command line names them: 3.2, or 6.6-7.2.
struct RatingRange: ExpressibleByArgument {
  /// The range in tenths.
  let tenths: ClosedRange<Int>

  init?(argument: String) {
    guard let range = Self.bounds(of: argument, { Double($0) }) else { return nil }
    guard range.upperBound < 100 else { return nil }
    let (least, most) = ((range.lowerBound * 10).rounded(), (range.upperBound * 10).rounded())
    guard abs(least - range.lowerBound * 10) + abs(most - range.upperBound * 10) < 1e-6 else {
      return nil
    }
    tenths = Int(least)...Int(most)
  }

  /// What stands before and after the dash, or twice the same without one.
  fileprivate static func bounds<Number: Comparable>(
    of text: String, _ number: (Substring) -> Number?
  ) -> ClosedRange<Number>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap(number), let last = parts.last.flatMap(number),
      parts.count <= 2, first <= last
    else { return nil }
    return first...last
  }
}

/// Numbers from one to another: 28, or 26-30.
struct CountRange: ExpressibleByArgument {
  let range: ClosedRange<Int>

  init?(argument: String) {
    guard let range = RatingRange.bounds(of: argument, { Int($0) }) else { return nil }
    self.range = range
  }
}
