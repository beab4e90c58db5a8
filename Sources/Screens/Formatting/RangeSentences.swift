import Grading

nonisolated extension Words {
  /// Why a text is no range of a measure, called `title` on the screen.
  func sentence(of error: Measure.RangeError, _ measure: Measure, called title: String) -> String {
    switch error {
    case .unclear: collections.unclear(title, example: measure.example)
    case .outside:
      collections.outside(
        title, least: measure.text(measure.all.lowerBound),
        most: measure.text(measure.all.upperBound))
    }
  }
}

nonisolated extension Measure {
  /// A range, as it can be typed.
  var example: String {
    switch self {
    case .rating: "6.6-7.2"
    case .givens: "22-24"
    case .score: "900+"
    }
  }
}
