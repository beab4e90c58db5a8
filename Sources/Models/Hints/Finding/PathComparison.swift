public import Grading
public import Sudoku

/// The common steps and the differences of two paths from one position to its solution.
public struct PathComparison: Hashable, Sendable {
  /// The number of times that each path uses a technique.
  public struct Use: Hashable, Sendable {
    /// The technique.
    public let technique: TechniqueID
    /// The number of its steps on the first path, and on the second.
    public let first, second: Int
  }

  /// The number of steps that both begin with.
  public let sharedSteps: Int
  /// The index of the first step that differs, or `nil` if none does as far as the paths are found.
  public let parting: Int?
  /// The techniques of both paths, hardest first.
  public let uses: [Use]

  /// Compares two paths, which may still be incomplete.
  ///
  /// - Complexity: O(steps).
  public init(_ first: SolvingPath, _ second: SolvingPath) {
    sharedSteps = first.sharedSteps(with: second)
    parting = sharedSteps < min(first.steps.count, second.steps.count) ? sharedSteps : nil
    let (one, other) = (first.tally.uses, second.tally.uses)
    uses = Set(one.keys).union(other.keys).sorted { $0.facts > $1.facts }.map {
      Use(technique: $0, first: one[$0] ?? 0, second: other[$0] ?? 0)
    }
  }
}
