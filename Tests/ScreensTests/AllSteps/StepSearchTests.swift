import Grading
import Hints
import Sudoku
import Testing

@testable import Screens

/// What is typed to find steps.
struct StepSearchTests {
  @Test(arguments: [
    ("점수 14", "score 14"), ("score -20", "score 4-14"), ("se 1.2", "er 1.2"),
    ("score 50", "se 1.7"), ("<>7", "≠7"), ("!=7 se", "≠7 se"),
    ("hidden, score 14", "hidden score 14"),
  ])
  func searchesByScoreRatingAndSignAgree(text: String, other: String) throws {
    let givens = try Grid(
      text: ".1...4......5.3..8.94.........1.......54...9.....856....6.......3.91.86...1..673.")
    let easy: Set<TechniqueID> = [.hiddenSingle, .pointing, .lockedTriple]
    var list = AllSteps(
      in: CandidateGrid(givens: givens),
      by: TechniqueCatalog.listed.filter { !easy.isDisjoint(with: $0.kinds) })
    list.complete()
    let rows = list.steps.map { StepItem($0, .english) }
    func found(_ text: String, _ words: Words) -> [StepPlace] {
      let search = StepSearch(text, words)
      return rows.filter(search.admits).map(\.place)
    }
    let places = found(text, text.contains("점수") ? .korean : .english)
    #expect(places == found(other, .english))
    #expect(places.isEmpty == text.hasSuffix("se") && places.count < rows.count)
  }

  /// The steps of a position by techniques with scores and ratings that are known.
  private func fewSteps() throws -> [StepItem] {
    let givens = try Grid(
      text: ".1...4......5.3..8.94.........1.......54...9.....856....6.......3.91.86...1..673.")
    let kinds: Set<TechniqueID> = [.hiddenSingle, .pointing, .turbotFish, .xChain]
    var list = AllSteps(
      in: CandidateGrid(givens: givens),
      by: TechniqueCatalog.listed.filter { !kinds.isDisjoint(with: $0.kinds) })
    list.complete()
    return list.steps.map { StepItem($0, .english) }
  }

  @Test(arguments: [
    ("score >= 50", "score 50+"), ("score>=50", "score 50+"), ("score ≥ 50", "score 50+"),
    ("score > 14", "score 15+"), ("score<50", "score -49"), ("se ≤ 1.6", "se -1.6"),
    ("se>1.5", "se 1.6+"), ("score 20 - 4", "score 4-20"), ("se 1.5-1.2", "se 1.2-1.5"),
  ])
  func rangesWithSignsAndBlanksAreRead(text: String, other: String) throws {
    let rows = try fewSteps()
    let (one, two) = (StepSearch(text, .english), StepSearch(other, .english))
    let found = rows.filter(one.admits).map(\.place)
    #expect(found == rows.filter(two.admits).map(\.place))
    #expect(!found.isEmpty && found.count < rows.count && one.failure == nil)
  }

  @Test(arguments: ["als", "ALS-XZ", "alsxz", "almost locked"])
  func aTechniqueIsFoundByTheNameOfTheCommandLine(text: String) throws {
    let givens = try Grid(
      text: "7......4...8...7.......3....3.4...7....9.54.1.....8..2..23..9...81..9...4.352.8..")
    var list = AllSteps(
      in: CandidateGrid(givens: givens),
      by: TechniqueCatalog.listed.filter { [.alsXZ, .pointing].contains($0.id) })
    list.complete()
    let rows = list.steps.map { StepItem($0, .english) }
    let found = rows.filter(StepSearch(text, .english).admits)
    #expect(!found.isEmpty && found.count < rows.count)
    #expect(found.allSatisfy { $0.step.deduction.technique == .alsXZ })
  }

  @Test func theShortNameOfATechniqueFindsIt() throws {
    var list = AllSteps(in: try Self.positionOfBUG())
    list.complete()
    let rows = list.steps.map { StepItem($0, .english) }
    let found = rows.filter(StepSearch("BUG+1", .english).admits)
    #expect(!found.isEmpty && found.count < rows.count)
    #expect(found.allSatisfy { $0.step.deduction.technique == .bugPlusOne })
  }

  /// The first position at which a known puzzle needs a BUG+1.
  private static func positionOfBUG() throws -> CandidateGrid {
    let givens = try Grid(
      text: "..1.8.2...26.....8.....9.6.3.9........41..6.3.8....5..7....31.....492.3......6...")
    var position = CandidateGrid(givens: givens)
    while let step = Grader.withoutGuesses.step(from: position), step.technique != .bugPlusOne {
      position.apply(step)
    }
    return position
  }

  @Test(arguments: Language.allCases)
  func rangesThatFindNothingSayWhy(language: Language) throws {
    let rows = try fewSteps()
    let words = Words.in(language)
    let title = words.collections.rating
    func unclear(_ measure: Measure, _ title: String) -> String {
      words.collections.unclear(title, example: measure.example)
    }
    let (wrongRating, wrongScore) = (
      unclear(.rating, title), unclear(.score, words.collections.score)
    )
    let cases: [(text: String, sentence: String?)] = [
      ("se abc", wrongRating), ("se 2 4", wrongRating), ("score 1-2-3", wrongScore),
      ("score >=", wrongScore),
      ("se 99", words.collections.outside(title, least: "0.0", most: "20.0")),
      ("se 13+", words.allSteps.noneInRange("\(title) ≥ 13.0")),
      ("se 9.5+", words.allSteps.noneInRange("\(title) ≥ 9.5")),
      ("score 2-3", words.allSteps.noneInRange("\(words.collections.score) 2–3")),
      ("zzz", nil), ("zzz se 1.2+", nil), ("score 14", nil), ("senior", nil), ("score", nil),
    ]
    for (text, sentence) in cases {
      let search = StepSearch(text, words)
      #expect(search.refusal(among: rows, words) == sentence, "\(text)")
      if sentence != nil { #expect(!rows.contains(where: search.admits), "\(text)") }
    }
  }
}
