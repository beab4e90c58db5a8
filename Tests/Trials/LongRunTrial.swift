import Foundation
import Scutes
import TerminalTesting

extension Trial {
  /// Keys through every screen, for as long as it takes.
  static let longRuns = Trial(
    "long-runs", "Memory and open files stay as they are, however long it runs.", unit: "keys",
    short: 1, long: 2
  ) { attempt in
    let run = LongRun(attempt)
    let count = attempt.scale == .short ? 800 : 100_000
    try run.type(count)
    attempt.tried = count
  }
}

/// A program that is given one key after the other.
private final class LongRun {
  private let attempt: Attempt
  private let sitting = Sitting()
  /// The last output, and whether the last reading brought any.
  private var recent: ArraySlice<UInt8> = []
  private var hasTaken = false
  private var typed: [String] = []

  /// Keys of all screens, the frequent ones more than once. None quits the program.
  private static let keys =
    [
      "\r", "\u{1B}", "\t", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~",
      "\u{1B}[6~",
    ]
    .flatMap { [$0, $0, $0, $0] }
    + "123456789hjklgmdlrusRUBHNyYcpS?:,.0 xnefvwaoizX".map(String.init)
    + ["\u{1B}[<0;30;10M\u{1B}[<0;30;10m", "\u{1B}[<64;20;9M", "\u{7F}", "\u{1B}[Z"]

  init(_ attempt: Attempt) { self.attempt = attempt }

  /// Starts the program where the files that it exports go with the sitting.
  private func start() throws -> PseudoTerminal {
    let script = "mkdir -p \"$0\" && cd \"$0\" && exec \"$@\""
    return try sitting.start(under: ["/bin/sh", "-c", script, sitting.folder + "/exports"])
  }

  func type(_ count: Int) throws {
    var terminal = try start()
    try terminal.wait(for: "Game")
    var earlier: (kibibytes: Int, files: Int)?
    var measured = 0
    for number in 0..<count {
      let key = attempt.one(of: Self.keys)
      typed.append(key)
      try terminal.type(key)
      if number % 8 == 7, !take(from: terminal, within: .milliseconds(4)) {
        // The command palette can quit, too.
        guard try terminal.waitForExit() == .exited(0) else { break }
        terminal = try start()
        try terminal.waitForStart()
        earlier = nil
      }
      if earlier == nil, number > 0, number % (count / 3) == 0 {
        (earlier, measured) = (figures(terminal), number)
      }
    }
    attempt.measure("seconds behind", catchUp(terminal))
    guard terminal.exitStatus == nil else {
      return attempt.expect(false, "ended by itself with \(terminal.exitStatus as Any)")
    }
    if let earlier, measured <= count / 3 * 2 {
      if let later = figures(terminal) { compare(earlier, later) }
    } else {
      attempt.omit(
        "memory and files weren't compared: left by a key in the last third, or no figures")
    }
    try end(terminal)
  }

  /// Waits until the program has answered what was typed ahead. Returns the seconds that took.
  private func catchUp(_ terminal: PseudoTerminal) -> Double {
    let start = ContinuousClock.now
    var used = Duration.zero
    while ContinuousClock.now - start < .seconds(120), terminal.exitStatus == nil {
      _ = take(from: terminal, within: .milliseconds(500))
      let now = ProcessFigures(of: terminal.processID).processorTime ?? used
      if !hasTaken, now - used < .milliseconds(20) { break }
      used = now
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// Reads what the program has written. Nothing is shown: what matters is the program, not the
  /// picture. Returns `false` when nothing can come any more.
  private func take(from terminal: PseudoTerminal, within time: Duration) -> Bool {
    guard let output = terminal.read(for: time) else { return false }
    hasTaken = !output.isEmpty
    recent = (recent + output).suffix(60_000)
    return true
  }

  private func compare(
    _ earlier: (kibibytes: Int, files: Int), _ later: (kibibytes: Int, files: Int)
  ) {
    attempt.measure("MiB of its own", Double(later.kibibytes) / 1024)
    attempt.measure("growth in KiB", Double(later.kibibytes - earlier.kibibytes))
    attempt.measure("open files", Double(later.files))
    attempt.expect(
      later.kibibytes - earlier.kibibytes < 12_288,
      "grew from \(earlier.kibibytes) to \(later.kibibytes) KiB")
    attempt.expect(
      // The first timer of a queue opens three.
      later.files <= earlier.files + 5, "has \(later.files) open files after \(earlier.files)")
  }

  /// Ends the program by a signal.
  private func end(_ terminal: PseudoTerminal) throws {
    let start = ContinuousClock.now
    terminal.send(signal: SIGTERM)
    while terminal.exitStatus == nil, ContinuousClock.now - start < .seconds(10) {
      _ = take(from: terminal, within: .milliseconds(20))
    }
    guard terminal.exitStatus == nil else { return }
    try terminal.show(Array(recent))
    attempt.expect(
      false,
      """
      doesn't end within 10 seconds; the last keys: \(typed.suffix(100))
      shown last:
      \(terminal.text)
      """)
  }

  /// The memory of its own and the number of open files; `nil` where the system doesn't say.
  private func figures(_ terminal: PseudoTerminal) -> (kibibytes: Int, files: Int)? {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: "/proc/\(terminal.processID)/fd")
    guard let kibibytes = ProcessFigures(of: terminal.processID).anonymousKibibytes, let files
    else { return nil }
    return (kibibytes, files.count)
  }
}
