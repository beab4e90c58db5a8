import Games
import Grading
import Hints
import Sudoku
import Testing

/// The reasons for Sudoku Explainer's chains, told in steps that unfold level by level.
struct FoldedReasonsTests {
  /// The first step of Golden Nugget by chains alone.
  private static let step: NextStep? = {
    guard let givens = try? Grid(text: HardestPuzzle.goldenNugget.text) else { return nil }
    let position = CandidateGrid(givens: givens)
    return Explainer().proof(from: position).map { .deduction($0, of: position) }
  }()

  @Test(arguments: HintOrder.allCases)
  func goldenNuggetHasStepsWithReasons(order: HintOrder) throws {
    let givens = try Grid(text: HardestPuzzle.goldenNugget.text)
    let finder = HintFinder(order: order)
    guard case .deduction(let exocet, var position) = finder.nextStep(in: givens) else {
      Issue.record("there is no deduction")
      return
    }
    #expect(exocet.technique == .juniorExocet)
    #expect(exocet.eliminations == [Candidate(Cell(row: 6, column: 8), Digit.all[2])])
    position.apply(exocet)
    guard case .deduction(let next, _) = finder.nextStep(from: position) else {
      Issue.record("there is no other deduction")
      return
    }
    #expect(try #require(next.explainer).rating > 100)
  }

  @Test func theSummaryComesBeforeTheChains() throws {
    let words = try #require(Self.step).explanation(in: .english)
    #expect(
      words.title == "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains) at r7c4")
    #expect(
      words.sentences == [
        "If r7c4 were 3, r7c7 would have to be 2 and yet not 2.", "So r7c4 can't be 3.",
      ])
    let branches = words.lines(unfolding: 1)
    #expect(branches.map(\.level) == [0, 1, 1, 0])
    #expect(branches[1].text.hasPrefix("If r7c4 is 3, then r7c7 is 2: "))
    #expect(branches[2].text.hasPrefix("If r7c4 is 3, then r7c7 is not 2: "))
    #expect(words.lines(unfolding: 2).map(\.level).max() == 2)
    #expect(words.lines(unfolding: .max).map(\.level).max() == words.foldedLevels)
    #expect(words.foldedLevels > 3, "chains within chains have links of their own")
    let korean = try #require(Self.step).explanation(in: .korean)
    #expect(
      korean.sentences == [
        "7행 4열이 3이라면 7행 7열은 2면서 동시에 2가 아니어야 해요.",
        "따라서 7행 4열에서 후보 3을 지울 수 있어요.",
      ])
    #expect(korean.name == "동적 모순 강제 체인(+ 다중 강제 체인)")
  }

  @Test(arguments: Language.allCases)
  func everyLinkHasAReasonOfItsOwn(language: Language) throws {
    let lines = try #require(Self.step).explanation(in: language).lines(unfolding: .max)
    #expect(lines.count > 100)
    for line in lines.map(\.text) {
      #expect(line.hasSuffix(".") && !line.contains("  "), "\(line)")
      #expect(!line.contains("as follows from all this") && !line.contains("앞의 내용을 합치면"))
    }
  }

  @Test func factsWithTheSameReasonShareASentence() throws {
    let words = try #require(Self.step).explanation(in: .english)
    let lines = words.lines(unfolding: 2).filter { $0.level == 2 }.map(\.text)
    #expect(lines.contains("Then r7c4 can't be 1 or 2, as it is 3."))
    let both = try #require(lines.first { $0.contains(/by Hidden Pair in (row|column|box) \d/) })
    #expect(both.contains("r9c2 can't be 1, 5 or 6"))
    let counts = words.lines(unfolding: 1).compactMap { line in
      line.text.firstMatch(of: /: (\d+) steps\.$/).flatMap { Int($0.1) }
    }
    #expect(counts.reduce(0, +) == lines.count)
  }

  @Test(arguments: Language.allCases)
  func noProofIsToldTwice(language: Language) throws {
    let reasons = try #require(Self.step).explanation(in: language).reasons
    var told: Set<Explanation.Reason> = []
    func visit(_ reason: Explanation.Reason) {
      let isNew = reason.folded.count < 2 || told.insert(reason).inserted
      #expect(isNew, "\(reason.text)")
      reason.folded.forEach(visit)
    }
    reasons.forEach(visit)
    let remark = language == .english ? "This step was explained above" : "같은 단계를 위에서"
    #expect(reasons.contains { $0.folded.description.contains(remark) })
  }

  @Test func thePictureShowsTheChainsOfTheSummary() throws {
    guard case .deduction(let deduction, let position) = try #require(Self.step) else {
      Issue.record("no deduction")
      return
    }
    let picture = deduction.picture(of: position)
    #expect(picture.links.count > 10)
    for role in [PaintedCandidate.Role.on, .off, .eliminated] {
      #expect(picture.candidates.contains { $0.role == role })
    }
  }

  @Test(arguments: [0, 1])
  func whileTheLinksAreFoldedThePictureHasOnlyWhatTheSentencesName(levels: Int) throws {
    guard case .deduction(let deduction, let position) = try #require(Self.step) else {
      Issue.record("no deduction")
      return
    }
    let picture = deduction.picture(of: position, unfolding: levels)
    #expect(picture.links.isEmpty)
    let assumed = Candidate(Cell(row: 6, column: 3), Digit.all[2])
    let contradicted = Candidate(Cell(row: 6, column: 6), Digit.all[1])
    #expect(picture.candidates.map(\.candidate) == [assumed, contradicted])
    #expect(picture.candidates.first?.role == .eliminated)
    #expect(Set(picture.cells.map(\.cell)) == [assumed.cell, contradicted.cell])
  }

  @Test func unfoldingTheLinksDrawsThem() throws {
    let step = try #require(Self.step)
    #expect(step.picture(unfolding: 2) == step.picture)
    #expect(step.picture(unfolding: 1) != step.picture)
  }

  @Test(arguments: Language.allCases)
  func theStepHasTheNameThatItsReasonsExplain(language: Language) throws {
    let step = try #require(Self.step)
    guard case .deduction(let deduction, _) = step else {
      Issue.record("no deduction")
      return
    }
    #expect(deduction.name(in: language) == step.explanation(in: language).name)
    #expect(deduction.name(in: language) != deduction.technique.name(in: language))
  }

  @Test func stepsThatAreNotNestedHaveNothingToUnfold() throws {
    let givens = try Grid(text: Corpus.rated[0].puzzle)
    let words = HintFinder().nextStep(in: givens).explanation(in: .english)
    #expect(words.foldedLevels == 0)
    #expect(words.lines(unfolding: 9).map(\.text) == words.sentences)
  }
}
