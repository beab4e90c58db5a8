// SPDX-License-Identifier: Apache-2.0

/// The time after which a lone ESC is the Escape key.
struct EscapeDelay: Hashable {
  private let least: Duration
  private let isChosen: Bool

  /// The longest wait for a key.
  private static let longest = Duration.milliseconds(500)

  /// The delay that the user's variables request: ESCDELAY in milliseconds, as in ncurses.
  /// Otherwise it is the terminal's response time, between 100 ms, or 200 ms over ssh, and 500 ms.
  init(_ environment: (String) -> String?) {
    if let text = environment("ESCDELAY"), let milliseconds = Int(text), milliseconds >= 0 {
      self = .milliseconds(min(milliseconds, 10_000))
      return
    }
    let isRemote = ProcessEnvironment.isRemote(environment)
    (least, isChosen) = (.milliseconds(isRemote ? 200 : 100), false)
  }

  private init(least: Duration, isChosen: Bool) {
    (self.least, self.isChosen) = (least, isChosen)
  }

  /// A delay of `count` milliseconds whatever the response time.
  static func milliseconds(_ count: Int) -> Self {
    Self(least: .milliseconds(count), isChosen: true)
  }

  /// The delay on a terminal that answers after `roundTrip`, if that is known.
  func duration(roundTrip: Duration?) -> Duration {
    guard !isChosen, let roundTrip else { return least }
    return max(least, min(roundTrip, Self.longest))
  }
}
