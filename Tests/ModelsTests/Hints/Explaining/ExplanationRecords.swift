import Foundation
import Grading
import Hints
import Sudoku
import TestSupport
import Testing

/// Records of everything that is said and painted about a step, in each language. A change of the code
/// that isn't one of the words leaves them as they are.
struct ExplanationRecords {
  @Test(arguments: Language.allCases)
  func theWordsForEveryDrawnPositionStay(language: Language) {
    let steps = DrawnPositions.examples.map { ($0.deduction, $0.position) }
    expectSnapshot(Self.words(for: steps, in: language), named: "drawn \(language.rawValue)")
  }

  @Test func thePictureOfEveryDrawnPositionStays() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let pictures = try DrawnPositions.examples.map { example in
      let picture = example.deduction.picture(of: example.position)
      let json = String(decoding: try encoder.encode(picture), as: UTF8.self)
      return "\(example.deduction.technique.rawValue) \(json)"
    }
    expectSnapshot(pictures.joined(separator: "\n"), named: "pictures")
  }

  /// The steps of Sudoku Explainer: the first proof in each of the hardest puzzles.
  @Test(arguments: Language.allCases)
  func theWordsForChainsStay(language: Language) throws {
    let steps = try Corpus.explained.filter { $0.rating >= 80 }.prefix(12).map { row in
      var position = CandidateGrid(givens: try Grid(text: row.puzzle))
      while let step = Explainer().step(from: position), step.rating < 75 { position.apply(step) }
      return (try #require(Explainer().proof(from: position)), position)
    }
    expectSnapshot(Self.words(for: steps, in: language), named: "chains \(language.rawValue)")
  }

  private static func words(
    for steps: [(Deduction, CandidateGrid)], in language: Language
  ) -> String {
    steps.map { step, position in
      let words = step.explanation(in: language, of: position)
      let reasons = words.lines(unfolding: .max).map { line in
        String(repeating: "  ", count: line.level) + line.text
      }
      return ([words.title, words.name, words.lookAt] + reasons).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
