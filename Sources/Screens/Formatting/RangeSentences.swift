import Grading

nonisolated extension Words {
  /// Why a text is no range of a measure, called `title` on the screen.
  func sentence(of error: Measure.RangeError, _ measure: Measure, called title: String) -> String {
    switch error {
    case .unclear: collections.boundsUnclear
    case .outside:
      collections(
        .outside(
          title, least: measure.text(measure.all.lowerBound),
          most: measure.text(measure.all.upperBound)))
    }
  }
}
