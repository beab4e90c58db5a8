import Games
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct HintTextTests {
  @Test func pagesEndWhereSentencesEnd() {
    let text = SentencePages(
      ["One two three.", "Four five six seven.", "Eight."], room: Size(width: 10, height: 3))
    #expect(
      text.pages == [["One two", "three."], ["Four five", "six seven.", "Eight."]])
  }

  @Test func aSentenceLongerThanAPageBeginsOnOneOfItsOwn() {
    let text = SentencePages(
      ["One.", "Two three four five six.", "Seven."], room: Size(width: 6, height: 2))
    #expect(text.pages == [["One."], ["Two", "three"], ["four", "five"], ["six.", "Seven."]])
  }

  @Test func sentencesAreBrokenWhereThatSavesAPage() {
    let text = SentencePages(["One.", "Two three four.", "Five."], room: Size(width: 6, height: 3))
    #expect(text.pages == [["One.", "Two", "three"], ["four.", "Five."]])
  }

  @Test func blanksBeforeASentenceIndentAllItsLines() {
    let text = SentencePages(
      ["One.", " Two three.", "  Four five."], room: Size(width: 8, height: 9))
    #expect(text.pages == [["One.", " Two", " three.", "  Four", "  five."]])
  }

  @Test func thereIsAPageEvenWithoutText() {
    #expect(SentencePages([], room: Size(width: 6, height: 2)).pages == [[]])
    #expect(SentencePages(["One."], room: .zero).pages.count == 4, "one letter a line")
  }

  @Test func koreanBreaksBetweenWords() {
    let text = SentencePages(["6행 2열이 5가 아니라고 가정합시다."], room: Size(width: 20, height: 9))
    #expect(text.pages == [["6행 2열이 5가", "아니라고 가정합시다."]])
  }

  @Test func theMarksStandBesideEachOtherAsFarAsThereIsRoom() {
    let entries = ["pattern", "changes", "goes out", "true"].map { meaning in
      LegendEntry(sample: "▪", role: StyleRole(meaning), meaning: meaning)
    }
    let names = [20, 32, 5].map { width in
      LegendEntry.rows(entries, in: width).map { $0.map(\.meaning) }
    }
    #expect(names[0] == [["pattern", "changes"], ["goes out", "true"]])
    #expect(names[1] == [["pattern", "changes", "goes out"], ["true"]])
    #expect(names[2].count == 4, "each by itself where there is no room for two")
  }

  /// The room of a hint at 80×24, below the digits and the words.
  @Test(arguments: [
    TechniqueID.fullHouse, .nakedSingle, .hiddenSingle,
  ])
  func mostSinglesAreExplainedOnOnePageBesideTheSmallestBoard(technique: TechniqueID) async throws {
    var (pages, count) = (0, 0)
    for seed in 0..<4 as Range<UInt64> {
      guard let drill = await Drill.make(technique, seed: seed), let step = drill.easiest else {
        throw NotOnScreen(what: "drill")
      }
      for language in Language.allCases {
        var ladder = HintLadder(
          .deduction(step, of: drill.position), on: drill.game(id: 1).board)
        ladder.climb()
        ladder.climb()
        let plan = HintPanelPlan(
          ladder, words: .in(language), room: Size(width: 19, height: 20),
          headlineWidth: 78, hasNoteMarks: false)
        pages += plan.pageCount
        count += 1
      }
    }
    #expect(pages * 4 <= count * 5, "\(pages) pages for \(count) explanations")
  }

  /// Beside the board at 80×24, and below it at 40×20.
  @Test(arguments: [
    (TechniqueID.xyChain, Size(width: 19, height: 21), Int?.some(78), 5),
    (.xyChain, Size(width: 38, height: 5), nil, 6),
  ])
  func aShortChainIsOnOnePage(
    technique: TechniqueID, room: Size, headlineWidth: Int?, cells: Int
  ) async throws {
    var count = 0
    for seed in 0..<12 as Range<UInt64> {
      guard let drill = await Drill.make(technique, seed: seed), let step = drill.easiest,
        Set(step.chainSteps.map(\.place)).count <= cells
      else { continue }
      for language in Language.allCases {
        var ladder = HintLadder(
          .deduction(step, of: drill.position), on: drill.game(id: 1).board)
        ladder.climb()
        ladder.climb()
        let plan = HintPanelPlan(
          ladder, words: .in(language), room: room, headlineWidth: headlineWidth,
          hasNoteMarks: false)
        let steps = plan.pages[0].flatMap { line in
          if case .steps(let pairs) = line { pairs } else { [] }
        }
        #expect(steps.count == (step.chainSteps.count + 1) / 2, "\(language) \(seed)")
        #expect(headlineWidth == nil || plan.pages.count == 1, "\(language) \(seed)")
        count += 1
      }
    }
    #expect(count > 1)
  }

  @Test(arguments: Language.allCases)
  func eachStepHasItsOwnExplanation(language: Language) {
    let first = HintFinder().nextStep(in: Grid())
    for step in [first, .solved, .solved, first, .solved] {
      #expect(Words.in(language).explanation(of: step) == step.explanation(in: language))
    }
  }

  @Test func aSentenceThatHasRoomBelowTheBoardStandsThereAlone() async throws {
    let drill = try #require(await Drill.make(.nakedPair, seed: 1))
    let step = try #require(drill.easiest)
    let ladder = HintLadder(.deduction(step, of: drill.position), on: drill.game(id: 1).board)
    let sentence = Words.english.explanation(of: ladder.step).lookAt
    let apart = HintContent(ladder, in: .english, headlineWidth: sentence.columns)
    #expect(apart.headline == sentence && apart.sentences.isEmpty)
    let beside = HintContent(ladder, in: .english, headlineWidth: sentence.columns - 1)
    #expect(beside.headline == nil && beside.sentences == [sentence])
  }
}
