// SPDX-License-Identifier: Apache-2.0

/// Keeps what was written to a slow line no more than a second ahead of what the terminal shows.
///
/// The system and the network accept bytes long before the terminal shows them: many seconds' worth
/// at 9,600 baud. So every few hundred bytes a question follows (DA1). Its answer means that
/// everything before it is on the screen.
///
/// ```
/// frame ─ frame ─ question ─ frame ─ question        the next frames wait, and become one
///                    ↑ answered        ↑ not yet
///                                ├── on the way ──┤
/// ```
struct OutputPace {
  /// The number of unanswered bytes at which frames start to wait: a second at 9,600 baud.
  static let mostOnTheWay = 960
  /// The number of bytes between questions.
  private static let questionInterval = 480
  /// The speed below which an answer counts as lost, in bytes a second.
  private static let lowestSpeed = 480
  /// The shortest round trip of a slow line. At 9,600 baud, the greeting alone takes longer.
  static let slowRoundTrip = Duration.milliseconds(30)

  private struct Question {
    let number: Int
    /// The number of bytes written before the question.
    let bytes: Int
    let time: ContinuousClock.Instant
  }

  private var written = 0
  private var shown = 0
  /// The questions without an answer, oldest first.
  private var questions: [Question] = []
  /// The number of answers that will never come.
  private var lost = 0

  /// Notes that `count` bytes were written.
  mutating func noteWritten(_ count: Int) {
    written += count
  }

  /// `true` if it is time to ask.
  var isQuestionDue: Bool {
    written - (questions.last?.bytes ?? shown) >= Self.questionInterval
  }

  /// Notes that question `number` was just written. Counts from 1, including those asked elsewhere.
  mutating func noteQuestion(_ number: Int, at time: ContinuousClock.Instant) {
    questions.append(Question(number: number, bytes: written, time: time))
  }

  /// Notes that `count` questions have been answered so far, including those asked elsewhere.
  mutating func noteAnswers(_ count: Int, at time: ContinuousClock.Instant) {
    while let first = questions.first, first.number <= count + lost {
      shown = first.bytes
      questions.removeFirst()
    }
    if let deadline, deadline <= time { forgetQuestions() }
  }

  /// Stops waiting for answers, for instance after another program has used the terminal.
  mutating func forgetQuestions() {
    lost += questions.count
    questions = []
    shown = written
  }

  /// `true` if the next frame has to wait.
  var isFull: Bool { !questions.isEmpty && written - shown >= Self.mostOnTheWay }

  /// The time by which the oldest question is answered even on a very slow line; `nil` without one.
  var deadline: ContinuousClock.Instant? {
    questions.first.map { $0.time + .seconds(2) + .seconds(($0.bytes - shown) / Self.lowestSpeed) }
  }

  /// The time that a slow line needs for the unanswered bytes, at most 3 seconds.
  var delay: Duration {
    guard !questions.isEmpty else { return .zero }
    return .milliseconds(min(3000, (written - shown) * 1000 / Self.lowestSpeed))
  }
}
