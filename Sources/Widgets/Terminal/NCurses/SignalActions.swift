import CTerminal

/// What the process does on the signals that ncurses would answer itself.
struct SignalActions {
  private static let numbers = [SIGTSTP, SIGINT, SIGTERM, SIGWINCH]
  private let actions: [(number: Int32, action: sigaction)]

  /// As they are now.
  init() {
    actions = Self.numbers.map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return (number, action)
    }
  }

  /// Puts them back, whatever was installed since.
  func restore() {
    for (number, action) in actions {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
