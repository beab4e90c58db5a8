/// Puts what a terminal sends into events, and knows when an Escape key is one.
struct TerminalInput {
  /// How long an ESC may stand alone before it is the Escape key.
  let escapeDelay: Duration
  /// When what is unfinished is to be settled; nil where nothing is.
  private(set) var deadline: ContinuousClock.Instant?
  private var parser = InputParser()

  init(escapeDelay: Duration) {
    self.escapeDelay = escapeDelay
  }

  /// The events that `bytes`, read at `time`, complete.
  mutating func take(_ bytes: [UInt8], at time: ContinuousClock.Instant) -> [InputEvent] {
    let events = parser.feed(bytes)
    deadline = parser.isWaiting ? time + escapeDelay : nil
    return events
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
    return .milliseconds(environment("SSH_CONNECTION") == nil ? 25 : 100)
  }
}
