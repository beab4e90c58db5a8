import ArgumentParser

/// Ratings from one to another, as the command line names them: 3.2, 6.6-7.2, or 10+ for all from
/// 10 on.
struct RatingRange: Sendable {
  /// The range in tenths.
  let tenths: ClosedRange<Int>

  /// Reads one or two ratings.
  ///
  /// - Throws: `ValidationError` for what are none.
  init(_ text: String) throws {
    tenths = try Self.bounds(of: text, most: 120, example: "3.2, 6.6-7.2 or 10+") { part in
      guard let rating = Double(part), rating > -100, rating < 100 else { return nil }
      let tenths = (rating * 10).rounded()
      return abs(tenths - rating * 10) < 1e-6 ? Int(tenths) : nil
    }
  }

  /// Returns the numbers before and after the dash, twice the same without one, or those from the
  /// one before a plus to `most`.
  fileprivate static func bounds(
    of text: String, most: Int, example: String, _ number: (Substring) -> Int?
  ) throws -> ClosedRange<Int> {
    if text.hasSuffix("+"), let least = number(text.dropLast()), least <= most {
      return least...most
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let last = parts.last,
      let least = number(first), let most = number(last)
    else { throw ValidationError("give a number or a range, such as \(example).") }
    guard least <= most else { throw ValidationError("it runs backwards; give \(last)-\(first).") }
    return least...most
  }
}

/// Numbers from one to another: 28, 26-30, or 26+.
struct CountRange: Sendable {
  let range: ClosedRange<Int>

  /// Reads one or two numbers.
  ///
  /// - Throws: `ValidationError` for what are none.
  init(_ text: String) throws {
    range = try RatingRange.bounds(of: text, most: 81, example: "28, 26-30 or 26+") { Int($0) }
  }
}
