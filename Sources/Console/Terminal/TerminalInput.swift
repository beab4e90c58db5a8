/// Turns the input of a terminal into events, with timeouts for the Escape key.
struct TerminalInput {
  /// How long an ESC may stand alone before it is the Escape key.
  let escapeDelay: Duration
  /// The time when pending input is settled, or `nil` if none is pending.
  private(set) var deadline: ContinuousClock.Instant?
  /// How long the terminal took to answer a question; nil until it has.
  private(set) var roundTrip: Duration?
  private var parser = InputParser()
  private var questions = 0
  private var questionTime: ContinuousClock.Instant?

  /// How long the rest of a sequence may take that no key sends.
  private var sequenceDelay: Duration { max(escapeDelay * 4, .milliseconds(250)) }
  /// How long a paste may stand still before it counts as complete: its end has got lost.
  static let pasteDelay = Duration.seconds(3)

  init(escapeDelay: Duration) {
    self.escapeDelay = escapeDelay
  }

  /// The events that `bytes`, read at `time`, complete.
  mutating func take(_ bytes: [UInt8], at time: ContinuousClock.Instant) -> [InputEvent] {
    let events = parser.feed(bytes)
    if answers.deviceAnswers > 0, let questionTime {
      roundTrip = roundTrip ?? questionTime.duration(to: time)
    }
    deadline = patience.map { time + $0 }
    return events
  }

  /// What the terminal has answered so far.
  var answers: TerminalAnswers { parser.answers }

  /// Notes that the terminal was asked at `time` what it is (DA1), be it after other questions: all
  /// answers have come when that one has. None is an event. Returns how many of its kind it makes.
  @discardableResult
  mutating func noticeQuestion(at time: ContinuousClock.Instant) -> Int {
    questions += 1
    questionTime = time
    return questions
  }

  /// When the last question was asked, while an answer is owed; `nil` when all have come.
  var answerOwedSince: ContinuousClock.Instant? {
    answers.deviceAnswers < questions ? questionTime : nil
  }

  private var patience: Duration? {
    switch parser.unfinished {
    case .key: escapeDelay
    case .sequence: sequenceDelay
    case .paste: Self.pasteDelay
    case nil: nil
    }
  }

  /// The events that the passing of time until `time` completes.
  mutating func settle(at time: ContinuousClock.Instant) -> [InputEvent] {
    guard let deadline, deadline <= time else { return [] }
    self.deadline = nil
    return parser.flush()
  }

  /// The delay that the user's variables ask for: ESCDELAY in milliseconds, as ncurses has it; else
  /// longer over a network, where the parts of a sequence may come one by one.
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
