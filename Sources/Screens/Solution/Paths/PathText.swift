import Grading
import Hints
import Sudoku

extension Words {
  /// The name of a path: the player's, or else its profile or the step that was chosen on it.
  nonisolated func name(of branch: SolvingTree.Branch) -> String {
    if let name = branch.name { return name }
    guard let choice = branch.choice else { return branch.profile?.name ?? profiles.usual }
    let steps = branch.path.steps
    let step =
      steps.indices.contains(branch.fork) ? title(of: steps[branch.fork]) : name(of: choice)
    return paths.unnamed(number: branch.fork + 1, step: step)
  }

  /// The path as a text to read: the position at its start, a summary, and a line for each step,
  /// with the chain of a step on another line.
  ///
  /// ```
  /// 53..7....6..195...
  /// Usual: 51 steps, Easy, HoDoKu 204
  ///    1. Full House in row 1 (4): r1c2=5
  /// ```
  ///
  /// - Complexity: explains every step, which takes about a millisecond each.
  nonisolated func text(of branch: SolvingTree.Branch) -> String {
    let path = branch.path
    let score = grouped(path.tally.score)
    let summary = paths.summary(
      name: name(of: branch), steps: steps(of: path), level: name(of: path.tally.level),
      score: solution.score(score))
    let width = max(4, "\(path.steps.count)".count)
    let lines = path.steps.enumerated().flatMap { place, step in
      let title = explanation(of: step, in: path.positions[place]).title
      let number = "\(place + 1)"
      let indent = String(repeating: " ", count: width - number.count)
      let line =
        "\(indent)\(number). \(title) (\(step.technique.facts.score)): "
        + changes(of: ListedStep.ID(step)).joined(separator: " ")
      guard let eureka = step.eureka else { return [line] }
      return [line, String(repeating: " ", count: width + 2) + eureka]
    }
    return ([path.positions[0].grid.description, summary] + lines).map { $0 + "\n" }.joined()
  }

  /// The number of steps, with an ellipsis while more are looked for.
  nonisolated func steps(of path: SolvingPath) -> String {
    solution.steps(path.steps.count) + (path.isComplete ? "" : "…")
  }
}
