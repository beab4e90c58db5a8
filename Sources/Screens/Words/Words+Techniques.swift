import Hints
import Sudoku

nonisolated extension Words {
  /// The name of a technique.
  func name(of technique: TechniqueID) -> String {
    phrase(technique.name(in: language))
  }

  /// The name of a step, as its explanation has it.
  func name(of step: Deduction) -> String { phrase(step.name(in: language)) }

  /// The name of a cell, as explanations write it.
  func name(of cell: Cell) -> String { phrase(cell.name(in: language)) }

  /// The name of a house: "row 4".
  func name(of house: House) -> String { phrase(house.name(in: language)) }

  /// A candidate with a sign, as short as it can be: "r4c7=5", "4행7열≠5".
  func text(of candidate: Candidate, _ sign: String) -> String {
    name(of: candidate.cell).filter { $0 != " " } + "\(sign)\(candidate.digit)"
  }

  /// The digits that a step places, then the candidates that it removes: "r4c5=7", "r1c2≠3".
  func changes(of step: ListedStep.ID) -> [String] {
    step.placements.map { text(of: $0, "=") } + step.eliminations.map { text(of: $0, "≠") }
  }

  /// The technique of a step and its outcome: "X-Wing r1c2≠3 +4".
  func name(of step: ListedStep.ID) -> String {
    "\(name(of: step.technique)) \(outcome(of: step))"
  }

  /// The name of a step and its outcome: "X-Wing r1c2≠3 +4", "Dynamic Cell FC (+ Multiple FC)
  /// r1c2≠3".
  func title(of step: Deduction) -> String {
    "\(withShortChains(name(of: step))) \(outcome(of: ListedStep.ID(step)))"
  }

  /// Returns `text` with "FC" in place of "Forcing Chains".
  func withShortChains(_ text: String) -> String {
    text.replacing(paths.chains, with: paths.chainsInShort)
  }

  /// Returns a short form of the name of a technique. It is the part in parentheses at its end,
  /// "Pointing" of "Locked Candidates Type 1 (Pointing)". Of several chains all of it, but shorter:
  /// "Dynamic Cell FC (+ Multiple FC)".
  func shortened(_ name: String) -> String {
    let name = withShortChains(name)
    guard name.hasSuffix(")"), !name.contains("(+"), let start = name.lastIndex(of: "(") else {
      return name
    }
    return String(name[name.index(after: start)...].dropLast())
  }

  /// The first change that a step makes, and the number of others: "r1c2≠3 +4".
  func outcome(of step: ListedStep.ID) -> String {
    let all = changes(of: step)
    return all.count > 1 ? "\(all[0]) +\(all.count - 1)" : all.first ?? ""
  }

  /// An explanation of a deduction.
  func explanation(of deduction: Deduction, in position: CandidateGrid) -> Explanation {
    explanation(of: .deduction(deduction, of: position))
  }

  /// An explanation of a step for a file, where a chain follows its reasons in Eureka notation.
  func printedExplanation(of step: NextStep) -> Explanation {
    let explanation = explanation(of: step)
    guard case .deduction(let deduction, _) = step, let eureka = deduction.eureka else {
      return explanation
    }
    return explanation.adding(eureka)
  }
}
