// SPDX-License-Identifier: Apache-2.0

extension Runtime {
  /// Restores the terminal, runs `work`, which may use it, and takes the terminal again: see
  /// ``ReleaseTerminalAction``. Returns the result of `work`. No frame is shown meanwhile.
  public func withTerminalReleased<Result>(_ work: () throws -> Result) rethrows -> Result {
    try ReleaseTerminalAction(loan)(work)
  }

  /// Restores the terminal, awaits `work`, which may use it, and takes the terminal again. Events
  /// of the system are handled meanwhile, and tasks go on. No frame is shown.
  public func awaitWithTerminalReleased<Result>(
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await ReleaseTerminalAction(loan).awaiting(work)
  }
}
