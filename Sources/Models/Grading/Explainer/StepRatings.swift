public import Sudoku

extension Deduction {
  /// The ratings that Sudoku Explainer can give the step, in tenths, or `nil` if it doesn't know
  /// the technique. A chain of candidates has one, by its length, and a hidden single one, by its
  /// houses. For the rest the kind of chain isn't known, or the case, and they are a range.
  public var explainerRatings: ClosedRange<Int>? {
    if let rating = explainer?.rating { return rating...rating }
    guard let own = technique.facts.explainerRating else { return nil }
    if let single = pattern as? HiddenSinglePattern {
      let isInBox = single.houses.contains { if case .box = $0 { true } else { false } }
      return isInBox ? 12...12 : 15...15
    }
    if let highest = own.highest { return own.lowest...highest }
    let addition = ChainLength.addition(explainerLength)
    func rating(_ base: Double) -> Int { (ExplainerDifficulty(base) + addition).tenths }
    switch technique {
    // A cycle through cells of two candidates is rated as one of a single digit.
    case .continuousNiceLoop: return rating(6.5)...rating(7.0)
    // A contradiction is either of one digit, Nishio, or takes dynamic chains.
    case .forcingChainContradiction: return rating(7.5)...rating(8.5)
    // A chain of one digit is Explainer's Forcing X-Chain, whatever HoDoKu calls it.
    case .alternatingInferenceChain where isXChain, .discontinuousNiceLoop where isXChain:
      return rating(6.6)...rating(6.6)
    default:
      let only = rating(Double(own.lowest) / 10)
      return only...only
    }
  }

  /// `true` if Sudoku Explainer can give the step one of `ratings`, in tenths: one of the ends of
  /// ``explainerRatings``, such as 2.0 for a Hidden Pair that places a digit at once and 3.4 for
  /// others. Only of Uniqueness Tests 3 there are some between.
  public func canBeRated(in ratings: ClosedRange<Int>) -> Bool {
    guard let own = explainerRatings else { return false }
    if technique == .uniqueness3 { return ratings.overlaps(own) }
    return ratings.contains(own.lowerBound) || ratings.contains(own.upperBound)
  }

  private var isXChain: Bool {
    (pattern as? Chain)?.isXChain ?? false
  }

  /// The number of statements that Sudoku Explainer needs. It begins and ends chains at the
  /// eliminated candidate: true, so … so false.
  private var explainerLength: Int {
    if let links = pattern as? StrongLinksPattern { return (links.ways.first?.count ?? 0) + 2 }
    let length = pattern.chains.reduce(0) { $0 + $1.statements.count }
    switch technique {
    case .xChain, .xyChain, .alternatingInferenceChain: return length + 2
    case .discontinuousNiceLoop:
      // A loop back to the digit where it began has both ends already.
      let statements = pattern.chains.first?.statements
      return statements?.first?.digit == statements?.last?.digit ? length : length + 1
    default: return length
    }
  }
}
