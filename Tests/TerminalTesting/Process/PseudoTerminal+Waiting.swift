import Foundation
import Scutes

extension PseudoTerminal {
  /// Waits until `condition` holds for the screen. Ignores the screen during a synchronized update.
  public func wait(
    for what: String = "the condition", until condition: (ScreenEmulator) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + patience
    while screen.isUpdating || !condition(screen) {
      guard ContinuousClock.now < deadline else { throw failure("waited in vain for \(what)") }
      guard let output = read(for: .milliseconds(100)) else {
        throw failure("the program went before \(what)")
      }
      try show(output)
    }
  }

  /// Waits until `text` is somewhere within a row.
  public func wait(for text: String) throws {
    try wait(for: "the text \"\(text)\"") { $0.contains(text) }
  }

  /// Waits until `text` is nowhere on the screen.
  public func wait(untilGone text: String) throws {
    try wait(for: "the text \"\(text)\" to go") { !$0.contains(text) }
  }

  /// Waits until the program has been silent for `time` and has nothing to do: one that gets no
  /// processor is silent, too.
  public func waitForQuiet(_ time: Duration = .milliseconds(150)) throws {
    let deadline = ContinuousClock.now + patience
    while let output = read(for: time), !output.isEmpty || isBusy {
      guard ContinuousClock.now < deadline else { throw failure("the program never fell silent") }
      try show(output)
    }
  }

  /// Waits until the program has ended and all its output is shown.
  @discardableResult
  public func waitForExit() throws -> ExitStatus {
    let deadline = ContinuousClock.now + patience
    while true {
      // Asked before the read: what a program writes last may come between a read and its end.
      let status = exitStatus
      let output = read(for: .milliseconds(status == nil ? 20 : 0))
      if let output, !output.isEmpty {
        try show(output)
      } else if let status {
        return status
      }
      guard ContinuousClock.now < deadline else { throw failure("the program did not end") }
    }
  }

  /// `true` while the main thread of a program in the terminal runs or waits for a processor or a
  /// disk. Always `false` where the system doesn't say.
  private var isBusy: Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      guard process.first?.isNumber == true,
        let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        // The name before it may hold spaces and brackets.
        let end = line.lastIndex(of: ")")
      else { return false }
      // The state, the parent, the group and the session.
      let fields = line[end...].split(separator: " ").dropFirst().prefix(4)
      return fields.last.flatMap { pid_t($0) } == child.id
        && ["R", "D", "t"].contains(fields.first)
    }
  }

  private func failure(_ what: String) -> PseudoTerminalFailure {
    PseudoTerminalFailure(what: what, status: exitStatus, screen: screen)
  }
}

/// A wait that timed out, with the screen at that time.
public struct PseudoTerminalFailure: Error, CustomStringConvertible {
  /// The expected condition.
  public let what: String
  /// The exit status of the program, or `nil` if it was still running.
  public let status: ExitStatus?
  /// The screen at the end.
  public let screen: ScreenEmulator

  /// The expected condition, and the screen in a frame.
  public var description: String {
    let edge = "+" + String(repeating: "-", count: screen.size.width) + "+"
    let rows = screen.lines.map { line in
      let missing = max(0, screen.size.width - line.reduce(0) { $0 + max(1, $1.columns) })
      return "|" + line + String(repeating: " ", count: missing) + "|"
    }
    let state = status.map { "\($0)" } ?? "still running"
    let unknown = screen.unknownSequences.prefix(5).joined(separator: ", ")
    let notes = unknown.isEmpty ? "" : "; not understood: \(unknown)"
    return ([what + " (\(state)\(notes))", edge] + rows + [edge]).joined(separator: "\n")
  }
}
