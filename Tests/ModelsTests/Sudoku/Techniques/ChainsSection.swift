import Grading

@testable import Hints
@testable import Sudoku

/// The section about Sudoku Explainer's chains, at the end of the page about the techniques.
enum ChainsSection {
  static var text: String { beginning + table + example }

  private static let beginning = """
    ## Sudoku Explainer's chains · 스도쿠 익스플레이너의 체인

    Where HoDoKu's techniques find nothing and HoDoKu guesses, hints and the solver's path take the step of Sudoku Explainer 1.2.1 instead: several chains that agree, or two that contradict each other. Grades stay HoDoKu's, with its guesses.

    A dynamic chain goes on without the candidates that it has eliminated. Where its links end, it may use what else follows among the candidates left: first pairs, X-Wings and locked candidates (+), then chains of their own, from single ones up to dynamic ones. What such a pattern or chain within the chain rests on is said with it.

    The summary comes first. `>` unfolds it, level by level: the branches, the links of each with their reasons, and the patterns and chains behind them. The board shows as much: it draws the links once they are unfolded. `hint` prints two levels, `hint --depth proof` all of them.


    """

  private static var table: String {
    let nestings: [ExplainerTechnique.Nesting] = [
      .none, .plus, .forcingChains, .multipleChains, .dynamicChains,
    ]
    let kinds: [ExplainerTechnique.ForcingKind] = [.contradiction, .double, .cell, .region]
    let plain: [(ExplainerTechnique, String)] = [
      (.nishioForcingChains, "7.5+"), (.cellForcingChains, "8.0+"), (.regionForcingChains, "8.0+"),
    ]
    let dynamic = nestings.enumerated().flatMap { place, nesting in
      let tenths = 85 + 5 * place
      return kinds.map { kind in
        (
          ExplainerTechnique.dynamicForcingChains(kind, nesting),
          "\(tenths / 10).\(tenths % 10)+"
        )
      }
    }
    let rows = (plain + dynamic).map { technique, rating in
      let names = Language.allCases.compactMap(technique.nameOfChains)
      return "| \(names.joined(separator: " | ")) | \(technique.code) | \(rating) |\n"
    }
    return "| name | in Korean | code | SE |\n|---|---|---|---|\n" + rows.joined() + "\n"
  }

  /// The first step of a puzzle that HoDoKu's techniques don't find, by chains, told in full in
  /// English.
  private static var example: String {
    let puzzle = HardestPuzzle.quick[2]
    guard let givens = try? Grid(text: puzzle.text) else { return "" }
    var position = CandidateGrid(givens: givens)
    while let step = Grader.hodokuWithoutGuesses.step(from: position) { position.apply(step) }
    guard let proof = Explainer().proof(from: position), let terms = proof.explainer else {
      return ""
    }
    let rating = "\(terms.rating / 10).\(terms.rating % 10)"
    var text = """
      Such a step in a puzzle that Arto Inkala published in 2012, SE \(rating):

      ```
      \(puzzle.text)
      ```


      """
    for language in Language.allCases {
      let words = proof.explanation(in: language, of: position)
      text += "**\(words.title).** \(words.lookAt)\n\n"
      for line in words.lines(unfolding: language == .english ? .max : 1) {
        text += String(repeating: "  ", count: line.level) + "- \(line.text)\n"
      }
      text += "\n"
    }
    return text
  }
}
