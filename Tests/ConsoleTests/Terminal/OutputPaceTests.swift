import Testing

@testable import ScutesConsole

struct OutputPaceTests {
  private let start = ContinuousClock.now

  /// A line on which `bytes` were written after question 1 was answered, and then question 2.
  private func busyLine(_ bytes: Int) -> OutputPace {
    var pace = OutputPace()
    pace.noteAnswers(1, at: start)
    pace.noteWritten(bytes)
    pace.noteQuestion(2, at: start)
    return pace
  }

  @Test func aQuestionIsDueEveryFewHundredBytes() {
    var pace = OutputPace()
    pace.noteWritten(479)
    #expect(!pace.isQuestionDue)
    pace.noteWritten(1)
    #expect(pace.isQuestionDue)
    pace.noteQuestion(2, at: start)
    #expect(!pace.isQuestionDue)
    pace.noteWritten(480)
    #expect(pace.isQuestionDue)
  }

  @Test(arguments: [(959, false), (960, true), (9000, true)])
  func framesWaitWhileASecondOfOutputIsOnTheWay(bytes: Int, isFull: Bool) {
    #expect(busyLine(bytes).isFull == isFull)
  }

  @Test func nobodyWaitsForATerminalThatWasNotAsked() {
    var pace = OutputPace()
    pace.noteWritten(1_000_000)
    #expect(!pace.isFull && pace.deadline == nil && pace.delay == .zero)
  }

  @Test func anAnswerMakesRoom() {
    var pace = busyLine(2000)
    pace.noteAnswers(1, at: start)
    #expect(pace.isFull)
    pace.noteAnswers(2, at: start)
    #expect(!pace.isFull && pace.deadline == nil)
  }

  @Test func anAnswerTellsOnlyOfWhatCameBeforeItsQuestion() {
    var pace = busyLine(2000)
    pace.noteWritten(2000)
    pace.noteQuestion(3, at: start)
    pace.noteAnswers(2, at: start)
    #expect(pace.isFull)
    pace.noteAnswers(3, at: start)
    #expect(!pace.isFull)
  }

  @Test func anAnswerThatGetsLostHoldsTheFramesUpForSecondsOnly() throws {
    var pace = busyLine(960)
    let deadline = try #require(pace.deadline)
    #expect(deadline == start + .seconds(4))
    pace.noteAnswers(1, at: deadline - .milliseconds(1))
    #expect(pace.isFull)
    pace.noteAnswers(1, at: deadline)
    #expect(!pace.isFull)
    // The answers to come are one fewer than the questions.
    pace.noteWritten(960)
    pace.noteQuestion(3, at: deadline)
    #expect(pace.isFull)
    pace.noteAnswers(2, at: deadline)
    #expect(!pace.isFull)
  }

  @Test func theEndWaitsAsLongAsASlowLineTakes() {
    #expect(busyLine(480).delay == .seconds(1))
    #expect(busyLine(1_000_000).delay == .seconds(3))
  }
}
