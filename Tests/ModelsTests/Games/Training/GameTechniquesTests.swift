import Games
import Sudoku
import Testing

struct GameTechniquesTests {
  private let uses: [TechniqueID: Int] = [.nakedSingle: 20, .hiddenSingle: 30, .xWing: 1]

  /// A solved game in which these turns were taken first.
  private func game(_ turns: String...) throws -> Game {
    var game = try Game.wellKnown()
    for turn in turns { try game.play(turn) }
    try game.solve()
    return game
  }

  @Test func withoutHintsAllTechniquesWereFound() throws {
    let techniques = try #require(GameTechniques(of: game(), uses: uses))
    #expect(
      techniques.found == [.nakedSingle, .hiddenSingle, .xWing].sorted { $0.facts < $1.facts })
    #expect(techniques.hinted.isEmpty && techniques.named.isEmpty)
  }

  @Test func aDigitCountsForTheEasiestSingleThatGivesIt() throws {
    var game = try Game.wellKnown()
    // r5c5 is the only cell of box 5 for its 5, while r1c3 could be 1, 2 or 4.
    try game.play("r5c5=5", "r1c3=4", "undo", "r1c3=4")
    #expect(game.techniqueUses(among: [TechniqueID]()) == [.nakedSingle: 1])
    var solved = try Game.wellKnown()
    try solved.solve()
    let uses = solved.techniqueUses(among: [.xWing, .remotePair])
    #expect(Set(uses.keys).isSubset(of: [.fullHouse, .nakedSingle, .hiddenSingle]))
    #expect((uses[.fullHouse] ?? 0) > 0)
  }

  @Test func whatAHintPlacedCountsForNothing() throws {
    var game = try Game.wellKnown()
    try game.play("help placement nakedSingle r5c5=5", "r5c5=5")
    #expect(game.techniqueUses(among: [TechniqueID]()).isEmpty)
  }

  @Test func aTechniqueThatHintsWereAboutEachTimeWasNotFoundAlone() throws {
    let game = try game("help technique xWing r3c4-5", "help explanation nakedSingle r4c7=2")
    let techniques = try #require(GameTechniques(of: game, uses: uses))
    #expect(techniques.hinted == [.nakedSingle, .xWing])
    #expect(!techniques.found.contains(.xWing), "the only one was told")
    #expect(techniques.found.contains(.nakedSingle), "the others weren't told")
  }

  @Test func theSameHintCountsOnceHoweverFarItWent() throws {
    let game = try game(
      "help nudge xWing r3c4-5", "help technique xWing r3c4-5", "help explanation xWing r3c4-5")
    let techniques = try #require(GameTechniques(of: game, uses: [.xWing: 2]))
    #expect(techniques.found == [.xWing] && techniques.hinted == [.xWing])
  }

  @Test func aHintOnWhereToLookNamesNothing() throws {
    let techniques = try #require(
      GameTechniques(of: game("help nudge xWing r3c4-5"), uses: uses))
    #expect(techniques.hinted == [.xWing] && techniques.named.isEmpty)
    #expect(techniques.lessonOnHints(LessonProgress()) == nil)
  }

  @Test func hintsOnMistakesAreAboutNoTechnique() throws {
    let techniques = try #require(
      GameTechniques(of: game("help check wrongDigit r1c3=2"), uses: uses))
    #expect(techniques.hinted.isEmpty)
  }

  @Test func whoSawAllStepsFoundNothingAlone() throws {
    #expect(GameTechniques(of: try game("help explanation allSteps-3"), uses: uses) == nil)
  }

  @Test func nothingIsSaidOfAGameThatWasGivenUp() throws {
    var game = try Game.wellKnown()
    game.apply(.reveal, at: .zero)
    #expect(GameTechniques(of: game, uses: uses) == nil)
  }

  @Test func practiceRemembersEachHintOnceWithoutCountingIt() throws {
    var game = try Game.wellKnown()
    game.startPractice(at: .zero)
    for _ in 0..<2 {
      #expect(game.charge(.technique, about: HintSubject("xWing r3c4-5"), at: .zero) == nil)
    }
    #expect(game.hints.total == 0)
    #expect(GameTechniques(of: game, uses: uses)?.named == [.xWing])
    let copy = Game(id: 2, puzzle: game.puzzle, replayingStartOf: game.journal)
    #expect(copy.journal == game.journal && copy.hints.total == 0)
  }

  @Test func theNextLessonIsWhatHintsNamedOrElseWhatFollowsTheHardestFound() throws {
    let hinted = try #require(
      GameTechniques(of: game("help technique xWing r3c4-5"), uses: uses))
    var progress = LessonProgress()
    #expect(hinted.nextLesson(progress) == .xWing)
    progress.finish(.xWing, stars: 3)
    #expect(hinted.nextLesson(progress) == .pointing, "after the singles that were found")
    let alone = try #require(GameTechniques(of: game(), uses: uses))
    #expect(alone.nextLesson(LessonProgress()) == .skyscraper)
    for lesson in Lesson.allCases { progress.finish(lesson, stars: 1) }
    #expect(alone.nextLesson(progress) == nil)
  }
}
