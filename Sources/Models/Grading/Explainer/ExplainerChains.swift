public import Sudoku

/// Sudoku Explainer's steps by several chains in a position: those of the easiest kind that finds any,
/// the easiest one for each candidate that they eliminate.
///
/// The search takes up to a few seconds, and each step is written down on its own, so they come one at
/// a time.
public struct ExplainerChains: Sendable {
  private let position: ExplainerPosition
  /// Those that aren't written down yet, easiest first. `nil` before the search.
  private var hints: ArraySlice<ChainHint>?

  /// Creates the list for `position`, which has a solution. Nothing is searched yet.
  public init(in position: CandidateGrid) { self.position = ExplainerPosition(position) }

  /// Returns the next step, or `nil` if there is none left or `stop` is due. It is asked for each
  /// candidate at the start of chains.
  public mutating func next(stop: Stop = .never) -> Deduction? {
    var hints = self.hints ?? find(stop)
    guard !stop.isDue else { return nil }
    defer { self.hints = hints }
    while let hint = hints.popFirst() {
      var writer = ProofWriter(position)
      if let step = writer.deduction(hint) { return step }
    }
    return nil
  }

  private func find(_ stop: Stop) -> ArraySlice<ChainHint> {
    var trees: [ConsequenceTree] = []
    for rules in ChainRules.all {
      var search = MultipleChainSearch(position, rules, forEachCandidate: true, reusing: trees)
      trees = []
      search.run(stop)
      let hints = search.selection.sorted
      if !hints.isEmpty || stop.isDue { return hints[...] }
      trees = search.release()
    }
    return []
  }
}
