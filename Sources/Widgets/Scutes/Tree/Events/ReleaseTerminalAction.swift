// SPDX-License-Identifier: Apache-2.0

/// Lets other code use the terminal, such as a child process, and takes it again.
///
///     @Environment(\.releaseTerminal) private var release
///     …
///     Button("Shell") { release { runShell() } }
///
/// The shell's screen is shown, with the settings and modes that the program found. Afterwards the
/// screen is painted completely. What was typed meanwhile doesn't reach the views. Meanwhile Ctrl-C
/// concerns only the other code, and Ctrl-Z stops the program with it.
public struct ReleaseTerminalAction {
  private let loan: TerminalLoan

  init(_ loan: TerminalLoan) {
    self.loan = loan
  }

  /// Runs `work`, and returns its result. The views stand still.
  public func callAsFunction<Result>(_ work: () throws -> Result) rethrows -> Result {
    loan.begin()
    defer { loan.end() }
    return try work()
  }

  /// Awaits `work`, and returns its result. Tasks and models go on, and their changes are shown
  /// afterwards.
  ///
  ///     await release.awaiting { await session.end() }
  public func awaiting<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    loan.begin()
    defer { loan.end() }
    return try await work()
  }
}

/// The terminal of a program while others use it.
final class TerminalLoan {
  private weak var terminal: (any Terminal)?
  private var count = 0
  private var isTaken = false
  /// Called when the terminal is the program's again.
  var ended: () -> Void = {}

  init(_ terminal: (any Terminal)? = nil) {
    self.terminal = terminal
  }

  /// `true` while other code has the terminal.
  var isOut: Bool { count > 0 }

  /// Lends the terminal. Several at a time share it. Returns `false` if there is none to use.
  @discardableResult
  func begin() -> Bool {
    count += 1
    if count == 1 { isTaken = terminal?.lend() ?? false }
    return isTaken
  }

  /// Takes the terminal again when the last one is done.
  func end() {
    count -= 1
    guard count == 0 else { return }
    if isTaken { terminal?.reclaim() }
    isTaken = false
    ended()
  }
}

extension EnvironmentValues {
  private enum LoanKey: EnvironmentKey {
    static var defaultValue: TerminalLoan? { nil }
  }

  /// The loan of the program's terminal.
  var terminalLoan: TerminalLoan {
    get { self[LoanKey.self] ?? MainActor.assumeIsolated { TerminalLoan() } }
    set { self[LoanKey.self] = newValue }
  }

  /// Lets other code use the terminal.
  public var releaseTerminal: ReleaseTerminalAction {
    MainActor.assumeIsolated { ReleaseTerminalAction(terminalLoan) }
  }
}
