/// Keeps what was written to a slow line no more than a second ahead of what the terminal shows.
///
/// The system and the network take bytes long before they are shown, many seconds' worth at 9,600
/// baud. So every few hundred bytes the terminal is asked what it is (DA1): once it answers, all before
/// the question is on the screen.
///
/// ```
/// frame ─ frame ─ question ─ frame ─ question        the next frames wait, and become one
///                    ↑ answered        ↑ not yet
///                                ├── on the way ──┤
/// ```
struct OutputPace {
  /// The bytes on the way from which on frames wait: a second at 9,600 baud.
  static let mostOnTheWay = 960
  /// The bytes from one question to the next.
  private static let questionInterval = 480
  /// The speed below which an answer counts as lost, in bytes a second.
  private static let lowestSpeed = 480
  /// The round trip from which on a line is slow. At 9,600 baud, the greeting alone takes longer.
  static let slowRoundTrip = Duration.milliseconds(30)

  private struct Question {
    let number: Int
    /// What was written up to the question.
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

  /// Whether it is time to ask.
  var isQuestionDue: Bool {
    written - (questions.last?.bytes ?? shown) >= Self.questionInterval
  }

  /// Notes that question `number`, counted from 1 with those of others, was written last.
  mutating func noteQuestion(_ number: Int, at time: ContinuousClock.Instant) {
    questions.append(Question(number: number, bytes: written, time: time))
  }

  /// Notes that `count` questions have been answered so far, those of others among them.
  mutating func noteAnswers(_ count: Int, at time: ContinuousClock.Instant) {
    while let first = questions.first, first.number <= count + lost {
      shown = first.bytes
      questions.removeFirst()
    }
    if let deadline, deadline <= time { forgetQuestions() }
  }

  /// Gives up on all answers, as after the terminal was someone else's for a while.
  mutating func forgetQuestions() {
    lost += questions.count
    questions = []
    shown = written
  }

  /// Whether the next frame has to wait.
  var isFull: Bool { !questions.isEmpty && written - shown >= Self.mostOnTheWay }

  /// The time by which the oldest question is answered even on a very slow line; `nil` without one.
  var deadline: ContinuousClock.Instant? {
    questions.first.map { $0.time + .seconds(2) + .seconds(($0.bytes - shown) / Self.lowestSpeed) }
  }

  /// How long a slow line takes for what is on the way, at most 3 seconds.
  var delay: Duration {
    guard !questions.isEmpty else { return .zero }
    return .milliseconds(min(3000, (written - shown) * 1000 / Self.lowestSpeed))
  }
}
