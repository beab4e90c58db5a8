/// Converts the input of a terminal to events, with timeouts for the Escape key.
struct TerminalInput {
  /// The time after which a lone ESC is the Escape key.
  let escapeDelay: Duration
  /// The time when pending input is settled, or `nil` if none is pending.
  private(set) var deadline: ContinuousClock.Instant?
  /// The terminal's response time, or `nil` before its first answer.
  private(set) var roundTrip: Duration?
  private var parser: InputParser
  private var questions = 0
  /// The number of answers that the program doesn't get any more.
  private var lost = 0
  private var questionTime: ContinuousClock.Instant?

  /// The time within which a terminal answers that hasn't answered yet, if ever.
  private static let firstPatience = Duration.milliseconds(1500)

  /// The longest time to wait for the rest of a sequence that no key sends.
  private var sequenceDelay: Duration { max(escapeDelay * 4, .milliseconds(250)) }
  /// The longest pause within a paste. After it, the end must have been lost.
  static let pasteDelay = Duration.seconds(3)

  /// Creates the input of a terminal with `described` keys.
  init(escapeDelay: Duration, described: DescribedKeys = DescribedKeys()) {
    self.escapeDelay = escapeDelay
    parser = InputParser(described: described)
  }

  /// Processes `bytes`, read at `time`, and returns the completed events.
  mutating func take(_ bytes: [UInt8], at time: ContinuousClock.Instant) -> [InputEvent] {
    let events = parser.feed(bytes)
    if answers.deviceAnswers > 0, let questionTime {
      roundTrip = roundTrip ?? questionTime.duration(to: time)
    }
    deadline = patience.map { time + $0 }
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

  private var patience: Duration? {
    switch parser.unfinished {
    case .key: escapeDelay
    case .sequence: sequenceDelay
    case .paste: Self.pasteDelay
    case nil: nil
    }
  }

  /// Returns the events that the passing of time until `time` completes.
  mutating func settle(at time: ContinuousClock.Instant) -> [InputEvent] {
    guard let deadline, deadline <= time else { return [] }
    self.deadline = nil
    return parser.flush()
  }

  /// The escape delay that the user's variables request: ESCDELAY in milliseconds, as in ncurses.
  /// Otherwise longer over a network, where the parts of a sequence may arrive one by one.
  static func escapeDelay(_ environment: (String) -> String?) -> Duration {
    if let text = environment("ESCDELAY"), let milliseconds = Int(text), milliseconds >= 0 {
      return .milliseconds(min(milliseconds, 10_000))
    }
    let isRemote = ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains { name in
      environment(name).map { !$0.isEmpty } ?? false
    }
    return .milliseconds(isRemote ? 100 : 25)
  }
}
