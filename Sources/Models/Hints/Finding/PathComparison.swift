public import Grading
public import Sudoku

/// The common steps and the differences of two paths from one position to its solution.
public struct PathComparison: Hashable, Sendable {
  /// The number of steps of one name on each path. Several kinds of Sudoku Explainer's chains are
  /// one technique.
  public struct Use: Hashable, Sendable {
    /// The first of these steps.
    public let step: Deduction
    /// The number of such steps on the first path, and on the second.
    public fileprivate(set) var first = 0, second = 0
  }

  /// The number of steps that both begin with.
  public let sharedSteps: Int
  /// The index of the first step that differs, or `nil` if none does as far as the paths are found.
  public let parting: Int?
  /// The steps of both paths by name, the hardest first.
  public let uses: [Use]

  /// Compares two paths, which may still be incomplete.
  ///
  /// - Complexity: O(steps).
  public init(_ first: SolvingPath, _ second: SolvingPath) {
    sharedSteps = first.sharedSteps(with: second)
    parting = sharedSteps < min(first.steps.count, second.steps.count) ? sharedSteps : nil
    var uses: [String: Use] = [:]
    for step in first.steps { uses[step.name(in: .english), default: Use(step: step)].first += 1 }
    for step in second.steps { uses[step.name(in: .english), default: Use(step: step)].second += 1 }
    self.uses = uses.sorted { one, other in
      if one.value.step.isEasier(than: other.value.step) { return false }
      return other.value.step.isEasier(than: one.value.step) || one.key < other.key
    }
    .map(\.value)
  }
}

extension SolvingPath {
  /// The hardest step so far. Sudoku Explainer's chains are harder than all techniques, and harder
  /// than each other by their ratings.
  public var hardestStep: Deduction? { steps.max { $0.isEasier(than: $1) } }

  /// The highest rating of Sudoku Explainer's chains, in tenths. `nil` if there are none.
  public var highestRating: Int? { steps.compactMap(\.explainer?.rating).max() }
}

extension Deduction {
  fileprivate func isEasier(than other: Deduction) -> Bool {
    let (own, others) = (explainer?.rating ?? 0, other.explainer?.rating ?? 0)
    return own == others ? technique.facts < other.technique.facts : own < others
  }
}
