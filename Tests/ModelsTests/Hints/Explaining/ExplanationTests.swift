import Grading
import Hints
import Sudoku
import Testing

/// Requirements for the explanation of every deduction.
struct ExplanationTests {
  @Test(arguments: DrawnPositions.examples)
  func everyDrawnPatternIsExplained(_ example: DrawnExample) {
    expectWords(example.deduction, example.position)
  }

  @Test(arguments: 0..<10)
  func everyStepOfAGradedPuzzleIsExplained(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "easy" }
    var position = CandidateGrid(givens: try Grid(text: rows[number * 19].puzzle))
    let grader = Grader()
    var times: [TechniqueID: Int] = [:]
    while let step = grader.step(from: position) {
      times[step.technique, default: 0] += 1
      if times[step.technique, default: 0] <= 3 { expectWords(step, position) }
      position.apply(step)
    }
  }

  @Test(arguments: 0..<4)
  func everythingThatAnyTechniqueFindsIsExplained(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level == "hard" || $0.level == "expert" }
    var position = CandidateGrid(givens: try Grid(text: rows[number * 11].puzzle))
    let grader = Grader(techniques: TechniqueCatalog.upTo(.medium))
    while let step = grader.step(from: position) { position.apply(step) }
    for technique in TechniqueCatalog.all {
      // Finding all chains and sets takes long, and they are all of one kind.
      let found =
        technique.facts.level <= .hard
        ? Array(technique.all(in: position).prefix(5)) : technique.first(in: position).map { [$0] }
      for deduction in found ?? [] { expectWords(deduction, position) }
    }
  }

  @Test(arguments: DrawnPositions.examples)
  func cellsAreWrittenAsAskedFor(_ example: DrawnExample) {
    let short = example.deduction.explanation(
      in: .korean, of: example.position, notation: .short)
    #expect(!short.text.contains(/[1-9]행 [1-9]열/))
    let long = example.deduction.explanation(
      in: .english, of: example.position, notation: .words)
    #expect(!long.text.contains(/r[1-9]c[1-9]/))
  }

  private func expectWords(_ deduction: Deduction, _ position: CandidateGrid) {
    let picture = deduction.picture(of: position)
    for language in Language.allCases {
      let words = deduction.explanation(in: language, of: position)
      for text in [words.lookAt, words.name, words.title] + words.sentences {
        expectTidy(text, deduction)
      }
      #expect(words.sentences.count > 1, "\(deduction.technique) gives no reason")
      #expect(words.title.contains(words.name))
      #expect(words.lookAt.hasSuffix("."), "\(words.lookAt)")
      for sentence in words.sentences { #expect(sentence.hasSuffix("."), "\(sentence)") }
    }
    let english = deduction.explanation(in: .english, of: position)
    expectNothingGivenAway(english.lookAt, deduction)
    expectNothingGivenAway(english.title.replacing(english.name, with: ""), deduction)
    expectEveryCellIsDrawn(english.text, picture, deduction)
    for sentence in english.sentences { expectCapital(sentence) }
    let korean = deduction.explanation(in: .korean, of: position)
    for text in [korean.lookAt, korean.title] + korean.sentences { expectParticles(text) }
    #expect(korean.sentences.allSatisfy { $0.contains(/[가-힣]/) && !$0.contains(/[a-z]{2}/) })
  }

  private func expectTidy(_ text: String, _ deduction: Deduction) {
    let isTidy =
      !text.isEmpty && !text.contains("  ") && !text.contains(" ,") && !text.contains(" .")
      && !text.contains("..") && !text.contains("Optional") && !text.contains("[")
      && text.first?.isWhitespace == false && text.last?.isWhitespace == false
    #expect(isTidy, "\(deduction.technique): '\(text)'")
  }

  /// Checks that `text` may name houses and cells, but not digits.
  private func expectNothingGivenAway(_ text: String, _ deduction: Deduction) {
    let rest = text.replacing(/r[1-9]c[1-9]/, with: "")
      .replacing(/(rows?|columns?|boxes|box) [1-9](, [1-9])*( and [1-9])?/, with: "")
    #expect(!rest.contains(/[1-9]/), "\(deduction.technique): '\(text)'")
  }

  private func expectEveryCellIsDrawn(
    _ text: String, _ picture: HintPicture, _ deduction: Deduction
  ) {
    let drawn = Set(picture.cells.map(\.cell.description))
    for name in text.matches(of: /r[1-9]c[1-9]/) {
      #expect(drawn.contains(String(name.output)), "\(deduction.technique): \(name.output)")
    }
    for candidate in deduction.placements + deduction.eliminations {
      #expect(picture.candidates.contains { $0.candidate == candidate })
      #expect(text.contains(candidate.cell.description))
    }
  }

  private func expectCapital(_ sentence: String) {
    #expect(sentence.contains(/^([A-Z]|[1-9] |r[1-9]c[1-9])/), "'\(sentence)'")
  }

  /// Checks that particles after digits, houses and letters match the sound before them.
  private func expectParticles(_ text: String) {
    let wrong = [
      #/[136780행열록](는|를|와|가) /#, #/[2459ABCDE](은|을|과|이) /#,
      #/[2459]이(라면|나|고) /#, #/[136780](라면|나|고) /#,
    ]
    for pattern in wrong { #expect(!text.contains(pattern), "'\(text)'") }
  }
}
