import TerminalTesting

/// The program that stops another one at a system call.
enum Strace {
  static let isUsable =
    (try? ProgramRun("strace", ["-qq", "-o", "/dev/null", "true"]).status) == .exited(0)

  /// A command that kills the program after it at the call of this name with this number.
  static func killing(at call: String, number: Int) -> [String] {
    [
      "strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)",
      "-e", "inject=\(call):signal=KILL:when=\(number)",
    ]
  }
}
