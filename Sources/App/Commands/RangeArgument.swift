import ArgumentParser
import Grading

extension Measure {
  /// Reads the range in an argument: 28, 6.6-7.2, or 26+.
  ///
  /// - Throws: `ValidationError` if it is none, or if there are no such numbers.
  func range(argument: String) throws -> ClosedRange<Int> {
    do throws(RangeError) {
      return try range(argument)
    } catch {
      switch error {
      case .unclear: throw ValidationError("give a number or a range, such as \(examples).")
      case .outside:
        throw ValidationError("give \(text(all.lowerBound)) to \(text(all.upperBound)).")
      }
    }
  }

  private var examples: String {
    switch self {
    case .givens: "28, 26-30 or 26+"
    case .rating: "3.2, 6.6-7.2 or 10+"
    case .score: "900, 900-1200 or 900+"
    }
  }
}
