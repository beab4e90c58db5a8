// SPDX-License-Identifier: Apache-2.0

/// Converts the input of a terminal to events. Waits for the rest of unfinished input.
///
/// A sequence may arrive in pieces: byte by byte on a slow line, or with a pause where a packet was
/// lost. How long to wait depends on its beginning:
///
/// | beginning | waits | then |
/// |---|---|---|
/// | a lone ESC | the escape delay | Escape |
/// | ESC while an answer is due, a sequence, a character | 4 × that, 250 ms or more | severed |
/// | what was severed; after Escape | 2 s, 4,096 bytes | forgotten |
/// | `[`, `O`, `]`, `P`, `_` after Escape | 50 ms | typed |
/// | a paste | 3 s since its last byte | ends; its rest is severed |
///
/// The wait starts at the beginning, and again at bytes that nobody can have typed: within 50 ms of
/// the last one, or more than 16 at once. Typing never makes it longer.
struct TerminalInput {
  /// The time when pending input is settled, or `nil` if none is pending.
  private(set) var deadline: ContinuousClock.Instant?
  /// The terminal's response time, or `nil` before its first answer.
  private(set) var roundTrip: Duration?
  private let escapeDelay: EscapeDelay
  /// The shortest response time so far. The first one includes the start of both programs.
  private var quickest: Duration?
  private var parser: InputParser
  private var questions = 0
  /// The number of answers that the program doesn't get any more.
  private var lost = 0
  private var questionTime: ContinuousClock.Instant?
  /// When the pending input began, or last went on without a pause.
  private var anchor: ContinuousClock.Instant?
  private var lastRead: ContinuousClock.Instant?

  /// The time within which a terminal answers that hasn't answered yet, if ever.
  private static let firstPatience = Duration.milliseconds(1500)
  /// The longest pause within what is sent at once. A byte takes 33 ms at 300 baud.
  static let pause = Duration.milliseconds(50)
  /// The maximum number of bytes that are typed at once.
  static let mostTyped = 16
  /// The time within which the rest of something severed comes, if ever.
  static let restDelay = Duration.seconds(2)
  /// The longest pause within a paste. After it, the end must have been lost.
  static let pasteDelay = Duration.seconds(3)

  /// Creates the input of a terminal with `described` keys.
  init(escapeDelay: EscapeDelay, described: DescribedKeys = DescribedKeys()) {
    self.escapeDelay = escapeDelay
    parser = InputParser(described: described)
  }

  /// Processes `bytes`, read at `time`, and returns the completed events.
  mutating func take(_ bytes: [UInt8], at time: ContinuousClock.Instant) -> [InputEvent] {
    let (settledBefore, answersBefore) = (parser.settledCount, answers.deviceAnswers)
    let events = parser.feed(bytes)
    if answers.deviceAnswers > answersBefore, let questionTime {
      let duration = questionTime.duration(to: time)
      roundTrip = roundTrip ?? duration
      // The answer to an earlier question would make it too short.
      if answersDue == 0 { quickest = min(quickest ?? duration, duration) }
    }
    let isContinued =
      bytes.count > Self.mostTyped || lastRead.map { time - $0 <= Self.pause } ?? false
    let isBegun = deadline == nil || parser.settledCount != settledBefore
    if isBegun || isContinued || parser.unfinished == .paste { anchor = time }
    lastRead = time
    deadline = nextDeadline
    return events
  }

  /// The terminal's answers so far.
  var answers: TerminalAnswers { parser.answers }

  /// Records that the terminal was asked at `time` what it is (DA1), possibly after other
  /// questions. Once that answer has come, all have. None of them is an event. Returns the number
  /// that this answer will have among its kind.
  @discardableResult
  mutating func noticeQuestion(at time: ContinuousClock.Instant) -> Int {
    questions += 1
    questionTime = time
    return questions
  }

  /// The number of questions that are answered, or will never be.
  var answered: Int { answers.deviceAnswers + lost }

  /// The number of answers still to come.
  var answersDue: Int { max(0, questions - answered) }

  /// The time within which the answer to a question comes that is asked now.
  var answerPatience: Duration {
    roundTrip.map { $0 * 2 + .milliseconds(200) } ?? Self.firstPatience
  }

  /// Stops waiting for answers, as after somebody else has read them.
  mutating func forgetQuestions() {
    lost += answersDue
  }

  private var nextDeadline: ContinuousClock.Instant? {
    guard let anchor, let lastRead else { return nil }
    let escapeDelay = escapeDelay.duration(roundTrip: quickest)
    let sequenceDelay = max(escapeDelay * 4, .milliseconds(250))
    switch parser.unfinished {
    case .key: return anchor + (isAnswerDue(at: anchor) ? sequenceDelay : escapeDelay)
    case .sequence: return anchor + sequenceDelay
    case .severed: return anchor + Self.restDelay
    case .doubtful: return lastRead + Self.pause
    case .paste: return anchor + Self.pasteDelay
    case nil: return nil
    }
  }

  private func isAnswerDue(at time: ContinuousClock.Instant) -> Bool {
    answersDue > 0 && questionTime.map { time - $0 < answerPatience } ?? false
  }

  /// Returns the events that the passing of time until `time` completes.
  mutating func settle(at time: ContinuousClock.Instant) -> [InputEvent] {
    var events: [InputEvent] = []
    while let due = deadline, due <= time {
      events += parser.flush()
      anchor = due
      deadline = nextDeadline
    }
    return events
  }
}
