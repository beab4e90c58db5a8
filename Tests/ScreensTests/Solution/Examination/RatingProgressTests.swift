import Formats
import Grading
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// What is said while a rating is looked for.
struct RatingProgressTests {
  private func lines(
    _ progress: RatingProgress, _ language: Language = .english, isStopped: Bool = false
  ) -> [String] {
    progress.lines(Words.in(language), key: "R", isStopped: isStopped)
  }

  @Test func aRatingThatComesSoonIsNotWorthMoreThanALine() {
    var progress = RatingProgress(at: .seconds(100))
    progress.tick(at: .milliseconds(101_999))
    progress.least = 93
    #expect(lines(progress) == ["SE rating …"])
    progress.tick(at: .seconds(102))
    #expect(lines(progress) == ["SE rating at least 9.3", "Step 1, 0:02. R stops"])
  }

  @Test func theRatingSoFarTheStepAndTheTimeAreSaid() {
    var progress = RatingProgress(at: .zero)
    (progress.step, progress.least) = (12, 93)
    #expect(progress.nextSecond == .seconds(1))
    progress.tick(at: .milliseconds(94_300))
    #expect(progress.nextSecond == .seconds(95))
    #expect(lines(progress) == ["SE rating at least 9.3", "Step 12, 1:34. R stops"])
    #expect(lines(progress, .korean).first == "SE 난도 9.3 이상")
  }

  @Test func oneThatIsStoppedSaysHowItGoesOn() {
    let progress = RatingProgress(at: .zero)
    #expect(lines(progress, isStopped: true) == ["SE rating …", "Stopped. R starts again"])
  }

  @Test func aRatingCanBeStoppedAndStartedWhileKeysWork() async throws {
    let driver = try SuiteDriver(width: 120, height: 40)
    let model = driver.suite.solution
    // The first search goes on until it is stopped.
    let (first, isStopped) = AsyncStream.makeStream(of: Never.self)
    model.examination.findRating = { position, progress in
      progress(1, 0)
      for await _ in first {}
      try Task.checkCancellation()
      return try await Explainer().findRating(of: position, progress: progress)
    }
    defer { isStopped.finish() }
    driver.type("s")
    driver.view.send(.paste(Boards.wellKnown))
    let isRating = await driver.view.wait { model.examination.ratingProgress != nil }
    try #require(isRating)
    driver.advance(by: .seconds(3))
    #expect(driver.shows("R stops"))
    driver.type("R")
    #expect(model.examination.isRatingStopped && driver.shows("R starts again"))
    let cursor = model.editor.cursor
    driver.type("→")
    #expect(model.editor.cursor != cursor && model.rating == nil)
    driver.type("R")
    #expect(!model.examination.isRatingStopped)
    try await driver.waitUntilExamined()
    #expect(model.rating == Explainer().rating(of: CandidateGrid(givens: model.entry.givens)))
    #expect(model.examination.ratingProgress == nil)
  }
}
