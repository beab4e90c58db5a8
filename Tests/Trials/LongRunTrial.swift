import Foundation
import TerminalTesting
import Widgets

extension Trial {
  /// Keys through every screen, for as long as it takes.
  static let longRuns = Trial(
    "long-runs", "Memory and open files stay as they are, however long it runs.", unit: "keys",
    short: 1, long: 2
  ) { attempt in
    let run = LongRun(attempt)
    let count = attempt.scale == .short ? 1500 : 100_000
    try run.type(count)
    attempt.tried = count
  }
}

/// A program that is given one key after the other.
private final class LongRun {
  private let attempt: Attempt
  private let sitting = Sitting()

  /// Keys of all screens, the frequent ones more than once. None quits the program.
  private static let keys =
    ["\r", "\u{1B}", "\t", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~"]
    .flatMap { [$0, $0, $0, $0] }
    + "123456789hjklgmdlrusRUBHNyYcpS?:,.0 xnefvwaoizX".map(String.init)
    + ["\u{1B}[<0;30;10M\u{1B}[<0;30;10m", "\u{1B}[<64;20;9M", "\u{7F}", "\u{1B}[Z"]

  init(_ attempt: Attempt) { self.attempt = attempt }

  func type(_ count: Int) throws {
    let terminal = try sitting.start()
    try terminal.wait(for: "Game")
    var earlier: (kibibytes: Int, files: Int)?
    for number in 0..<count {
      try terminal.type(attempt.one(of: Self.keys))
      if number % 8 == 7 {
        // Nothing is shown: what matters is the program, not the picture.
        guard terminal.read(for: .milliseconds(4)) != nil else { break }
      }
      if number == count / 3 { earlier = figures(terminal) }
    }
    while let output = terminal.read(for: .milliseconds(300)), !output.isEmpty {}
    attempt.expect(
      terminal.exitStatus == nil, "ended by itself with \(terminal.exitStatus as Any)")
    guard terminal.exitStatus == nil, let earlier else { return }
    let later = figures(terminal)
    attempt.measure("resident MiB", Double(later.kibibytes) / 1024)
    attempt.measure("growth in KiB", Double(later.kibibytes - earlier.kibibytes))
    attempt.measure("open files", Double(later.files))
    attempt.expect(
      later.kibibytes - earlier.kibibytes < 24_576,
      "grew from \(earlier.kibibytes) to \(later.kibibytes) KiB")
    attempt.expect(
      later.files <= earlier.files + 2, "has \(later.files) open files after \(earlier.files)")
    terminal.send(signal: SIGTERM)
    let start = ContinuousClock.now
    while terminal.exitStatus == nil, ContinuousClock.now - start < .seconds(20) {
      _ = terminal.read(for: .milliseconds(20))
    }
    attempt.expect(terminal.exitStatus != nil, "doesn't end")
  }

  private func figures(_ terminal: PseudoTerminal) -> (kibibytes: Int, files: Int) {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: "/proc/\(terminal.processID)/fd")
    return (ProcessFigures(of: terminal.processID).residentKibibytes ?? 0, files?.count ?? 0)
  }
}
