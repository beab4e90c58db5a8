import Foundation

/// The end of a process.
public enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
  /// It exited with this status.
  case exited(Int32)
  /// It was killed by this signal.
  case killed(signal: Int32)

  /// Converts the status that `waitpid` reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .killed(signal: signal)
  }

  /// The status in words.
  public var description: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .killed(let signal): "killed by signal \(signal)"
    }
  }
}

/// A child process: reports its status, and makes sure that it doesn't stay behind.
final class ChildProcess {
  let id: pid_t
  private(set) var status: ExitStatus?

  init(id: pid_t) {
    self.id = id
  }

  deinit {
    guard status == nil else { return }
    kill(id, SIGKILL)
    var raw: Int32 = 0
    while waitpid(id, &raw, 0) < 0 && errno == EINTR {}
  }

  /// `true` if the process has ended. Doesn't wait.
  var hasEnded: Bool {
    guard status == nil else { return true }
    var raw: Int32 = 0
    guard waitpid(id, &raw, WNOHANG) == id else { return false }
    status = ExitStatus(waitStatus: raw)
    return true
  }
}
