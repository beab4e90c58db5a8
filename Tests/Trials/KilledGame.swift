import Foundation
import Generating
import TerminalTesting

/// A game that is played at random, killed and taken up again.
///
/// Every action but the last is waited for until its effect is on the screen. After a kill the
/// board must be the one that was shown last, or that with the last action added: an undo or a redo
/// then leads back to it. Anything else is a loss.
final class KilledGame {
  private let attempt: Attempt
  private let sitting = Sitting(preferences: Sitting.quietPreferences)
  private var terminal: PseudoTerminal
  /// The board when nothing was played.
  private let start: [String]
  /// The last board that was shown whole.
  private var shown: [String]
  /// The turns that can be taken back, and those that were.
  private var done = 0
  private var undone = 0
  /// The action whose effect nobody has seen.
  private var pending: Action?

  enum Action: CaseIterable {
    case move, digit, note, erase, undo, redo, hint, restart, leave, memory, pause
  }

  init(_ attempt: Attempt, under wrapper: [String] = []) throws {
    self.attempt = attempt
    let first = try sitting.play()
    first.patience = .seconds(30)
    // A game without a move isn't offered again.
    try first.type("m1")
    try first.wait(for: "₁")
    try first.type("1m")
    try first.wait(untilGone: "₁")
    start = first.screen.playedBoard
    shown = start
    terminal = first
    guard !wrapper.isEmpty else { return }
    try first.type("Q")
    try first.waitForExit()
    terminal = try sitting.start(under: wrapper)
    terminal.patience = .seconds(30)
    try ignoringDeath {
      try terminal.wait(for: "Continue")
      try terminal.type("r")
      try terminal.wait(for: "Mistakes")
    }
  }

  var isRunning: Bool { terminal.exitStatus == nil }
  var isKilled: Bool { terminal.exitStatus == .killed(signal: SIGKILL) }

  /// Plays some actions, each until its effect is shown.
  func play(upTo count: Int = 4) throws {
    for _ in 0..<1 + attempt.random.below(count) {
      let action = nextAction()
      pending = action
      try ignoringDeath { try perform(action) }
      guard isRunning else { return }
      pending = nil
      shown = terminal.screen.playedBoard
    }
  }

  /// Begins an action and kills the program at a random moment after it.
  func killAmidst(_ action: Action) throws {
    pending = action
    let delay = attempt.random.below(attempt.once(in: 4) ? 60_000 : 8_000)
    try terminal.type(keys(for: action))
    usleep(UInt32(delay))
    terminal.send(signal: SIGKILL)
    try drain()
  }

  /// Leaves the program, which may die of it.
  func leave() throws {
    try ignoringDeath {
      try terminal.type("Q")
      try terminal.waitForExit()
    }
  }

  /// Starts the program anew and compares the boards.
  func check() throws {
    try drain()
    let before = shown
    terminal = try sitting.resume()
    terminal.patience = .seconds(30)
    try terminal.waitForQuiet(.milliseconds(30))
    let kept = terminal.screen.playedBoard
    shown = kept
    let pending = self.pending
    self.pending = nil
    if kept == before { return }
    let way = pending == .undo ? "r" : "u"
    try terminal.type(way)
    let leadsBack = comes(to: before, within: .seconds(3))
    attempt.expect(
      leadsBack && pending != nil,
      """
      the board is not the one that was shown, nor that with \(pending.map { "\($0)" } ?? "nothing")
      shown:
      \(before.joined(separator: "\n"))
      kept:
      \(kept.joined(separator: "\n"))
      """)
    shown = terminal.screen.playedBoard
    // What can be taken back from here is not known exactly.
    done = 0
    undone = 0
  }

  /// An action that has an effect on the board as it is.
  func nextAction() -> Action {
    while true {
      let action = attempt.one(of: Action.allCases)
      switch action {
      case .digit, .note:
        guard isAtEmptyCell else { return .move }
        return action
      case .erase: if isAtOwnDigit { return action }
      case .undo: if done > 0 { return action }
      case .redo: if undone > 0 { return action }
      case .restart: if shown != start, attempt.once(in: 3) { return action }
      case .leave, .memory, .pause: if attempt.once(in: 3) { return action }
      case .move: return action
      case .hint: return action
      }
    }
  }

  private var isAtEmptyCell: Bool { terminal.screen.contains(" · empty") }
  private var isAtOwnDigit: Bool {
    terminal.screen.lines.suffix(3).contains {
      $0.firstMatch(of: #/r\dc\d · \d/#) != nil && !$0.contains("given")
    }
  }

  private func keys(for action: Action) -> String {
    switch action {
    case .move:
      String(
        repeating: attempt.one(of: ["h", "j", "k", "l", "\t"]), count: 1 + attempt.random.below(3))
    case .digit: "\(1 + attempt.random.below(9))"
    case .note: "m\(1 + attempt.random.below(9))m"
    case .erase: "0"
    case .undo: "u"
    case .redo: "r"
    case .hint: "HHH\r"
    case .restart: "RR"
    case .leave: "q"
    case .memory: "qq"
    case .pause: "p"
    }
  }

  private func perform(_ action: Action) throws {
    let before = terminal.screen.playedBoard
    switch action {
    case .hint:
      try terminal.type("H")
      try terminal.wait(for: "✦ Hint ●")
      try terminal.type("HH")
      try terminal.waitForQuiet(.milliseconds(60))
      try terminal.type("\r")
      try terminal.wait(untilGone: "✦ Hint ●")
    case .restart:
      try terminal.type("R")
      try terminal.wait(for: "Restart this puzzle?")
      try terminal.type("R")
      try terminal.wait(untilGone: "Restart this puzzle?")
    case .leave:
      try leaveBoard()
      try terminal.type("r")
      try terminal.wait(for: "Mistakes")
    case .memory:
      try leaveBoard()
      if !terminal.screen.contains("Continue") { try terminal.type("q") }
      try terminal.wait(for: "Continue")
      try terminal.type("m")
      try terminal.wait(for: "Animals")
      try terminal.type("\r \t ")
      try terminal.waitForQuiet(.milliseconds(60))
      for _ in 0..<6 where !terminal.screen.contains("Continue") {
        try terminal.press(.escape)
        try terminal.waitForQuiet(.milliseconds(150))
      }
      try terminal.wait(for: "Continue")
      try terminal.type("r")
      try terminal.wait(for: "Mistakes")
    case .pause:
      try terminal.type("p")
      try terminal.wait(for: "Paused")
      try terminal.type("p")
      try terminal.wait(untilGone: "Paused")
    default: try terminal.type(keys(for: action))
    }
    switch action {
    case .move, .leave, .memory, .pause:
      try terminal.waitForQuiet(.milliseconds(30))
    default:
      // A program that died of it falls silent a little before its end is known.
      if !changes(from: before, within: .seconds(2)) { usleep(50_000) }
      try terminal.waitForQuiet(.milliseconds(30))
      count(action, changed: terminal.screen.playedBoard != before)
    }
  }

  private func count(_ action: Action, changed: Bool) {
    guard changed else { return }
    switch action {
    case .undo: (done, undone) = (done - 1, undone + 1)
    case .redo: (done, undone) = (done + 1, undone - 1)
    default: (done, undone) = (done + 1, 0)
    }
  }

  /// Shows what the program had written when it died. Of a picture that isn't whole nothing counts.
  private func drain() throws {
    while true {
      let output = terminal.read(for: .milliseconds(20))
      if let output, !output.isEmpty {
        try terminal.show(output)
        if !terminal.screen.isUpdating, terminal.screen.showsBoard,
          !terminal.screen.contains("Not saved yet")
        {
          shown = terminal.screen.playedBoard
        }
      } else if terminal.exitStatus != nil {
        return
      } else if output == nil {
        usleep(2000)
      }
    }
  }

  private func changes(from board: [String], within time: Duration) -> Bool {
    waits(within: time) { $0.playedBoard != board && !$0.contains("Not saved yet") }
  }

  private func comes(to board: [String], within time: Duration) -> Bool {
    waits(within: time) { $0.playedBoard == board && !$0.contains("Not saved yet") }
  }

  private func waits(within time: Duration, for condition: (ScreenEmulator) -> Bool) -> Bool {
    let usual = terminal.patience
    terminal.patience = time
    defer { terminal.patience = usual }
    return (try? terminal.wait(for: "the board", until: condition)) != nil
  }

  /// Leaves the board, for Home if the game was resumed there, or else for the levels.
  private func leaveBoard() throws {
    try terminal.type("q")
    try terminal.wait(untilGone: "Mistakes")
    try terminal.waitForQuiet(.milliseconds(60))
  }

  /// Runs `body`, whose errors count only while the program is alive.
  private func ignoringDeath(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      usleep(50_000)
      if isRunning { throw error }
    }
  }
}
