import Foundation

/// A signal that ends a process which doesn't handle it, but for SIGKILL and the real-time signals.
public struct EndingSignal: Hashable, Sendable, CustomStringConvertible {
  /// The name without `SIG`.
  public let name: String
  /// The number on this system.
  public let number: Int32

  private init(_ name: String, _ number: Int32) {
    self.name = name
    self.number = number
  }

  /// The name without `SIG`.
  public var description: String { name }

  /// Those that ask a program to end.
  public static let requests = [
    EndingSignal("HUP", SIGHUP), EndingSignal("INT", SIGINT), EndingSignal("QUIT", SIGQUIT),
    EndingSignal("TERM", SIGTERM),
  ]

  /// Those that report a fault, or that programs rarely handle.
  public static let others: [EndingSignal] = {
    var signals = [
      EndingSignal("ILL", SIGILL), EndingSignal("TRAP", SIGTRAP), EndingSignal("ABRT", SIGABRT),
      EndingSignal("BUS", SIGBUS), EndingSignal("FPE", SIGFPE), EndingSignal("USR1", SIGUSR1),
      EndingSignal("SEGV", SIGSEGV), EndingSignal("USR2", SIGUSR2), EndingSignal("PIPE", SIGPIPE),
      EndingSignal("ALRM", SIGALRM), EndingSignal("XCPU", SIGXCPU),
      EndingSignal("VTALRM", SIGVTALRM), EndingSignal("PROF", SIGPROF),
      EndingSignal("SYS", SIGSYS),
    ]
    #if os(Linux)
      signals += [
        EndingSignal("IO", SIGIO), EndingSignal("PWR", SIGPWR), EndingSignal("STKFLT", 16),
      ]
    #endif
    return signals
  }()

  /// All of them.
  public static let all = requests + others
}
