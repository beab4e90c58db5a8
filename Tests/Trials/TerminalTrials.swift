import Foundation
import Generating
import Scutes
import TerminalTesting

extension Trial {
  /// Signals at every kind of moment.
  static let signals = Trial(
    "signals", "The terminal is as it was before, whichever signal ends the program, and when.",
    unit: "signals", short: 6, long: EndingSignal.all.count * 12
  ) { attempt in
    let step = attempt.scale == .short ? 3 : 1
    let count = EndingSignal.all.count
    let signal = EndingSignal.all[attempt.number * step % count]
    // Each signal meets each moment.
    let moments = SignalMoment.allCases
    let moment = moments[(attempt.number + attempt.number / count) % moments.count]
    let sitting = Sitting()
    let terminal = try sitting.play()
    terminal.patience = .seconds(20)
    try terminal.type("4")
    try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    switch moment {
    case .calm: terminal.send(signal: signal.number)
    case .amidFrames:
      try terminal.type("m1234?")
      try terminal.press(.escape)
      try terminal.type(String(repeating: "\tjlhm3m", count: 5))
      usleep(UInt32(attempt.random.below(40_000)))
      terminal.send(signal: signal.number)
    case .amidTheFarewell:
      try terminal.clog()
      try terminal.end(by: SIGTERM, then: signal.number) { sitting.areGamesClosed }
    }
    terminal.patience = .seconds(3)
    if (try? terminal.waitForExit()) == nil {
      // It may live on, then it must answer and leave as ever.
      terminal.patience = .seconds(20)
      try terminal.leave()
    }
    attempt.expect(
      terminal.screen.unrestoredState == [],
      "after \(signal.name), \(moment): \(terminal.screen.unrestoredState)")
    let settings = try terminal.settings
    attempt.expect(
      settings == terminal.initialSettings,
      "after \(signal.name), \(moment), the terminal is left raw")
    let again = try sitting.resume()
    attempt.expect(
      again.screen.contains("▐  5  ▌  3  ▌  4  ▌"),
      "after \(signal.name) the game is lost:\n\(again.text)")
  }

  /// Ctrl-Z and `fg`.
  static let suspensions = Trial(
    "suspensions", "Ctrl-Z gives the terminal back, `fg` the board.", unit: "rounds", short: 2,
    long: 15
  ) { attempt in
    let sitting = Sitting()
    let rounds = attempt.scale == .short ? 2 : 8
    let terminal = try sitting.shell(
      "set -m; \"$0\" \"$@\"; i=0; while [ $i -lt \(rounds) ]; do i=$((i+1)); "
        + "echo stopped $i.; read line; fg >/dev/null; done; echo ended",
      "play", "--puzzle", Sitting.puzzle)
    try terminal.wait(for: "Mistakes 0")
    for round in 1...rounds {
      try terminal.type("\t\(1 + attempt.random.below(9))")
      if attempt.once(in: 2) { try terminal.waitForQuiet(.milliseconds(60)) }
      try terminal.press(.control("z"))
      try terminal.wait(for: "stopped \(round).")
      attempt.expect(
        terminal.screen.unrestoredState == [], "stopped: \(terminal.screen.unrestoredState)")
      let settings = try terminal.settings
      attempt.expect(settings == terminal.initialSettings, "stopped: the terminal is left raw")
      if attempt.once(in: 3) {
        try terminal.resize(to: attempt.one(of: [Size(width: 100, height: 30), .usual]))
      }
      try terminal.type("\r")
      try terminal.wait(for: "Mistakes")
      try terminal.waitForQuiet(.milliseconds(60))
    }
    try terminal.type("Q")
    try terminal.wait(for: "ended")
    attempt.expect(
      terminal.screen.unrestoredState == [], "left: \(terminal.screen.unrestoredState)")
    attempt.tried = rounds
  }

  /// A window that is closed.
  static let hangUps = Trial(
    "hang-ups", "A closed window ends the program within a second, and keeps the game.",
    unit: "closed windows", short: 2, long: 60
  ) { attempt in
    let sitting = Sitting()
    let terminal = try sitting.play()
    try terminal.type("4")
    try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    if attempt.once(in: 2) {
      try terminal.type(attempt.one(of: ["?", ",", "R", "HH", "s", "q", "qqm\r  ", "y"]))
      usleep(UInt32(attempt.random.below(200_000)))
    }
    let start = ContinuousClock.now
    terminal.hangUp()
    while terminal.exitStatus == nil, ContinuousClock.now - start < .seconds(10) { usleep(1000) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    attempt.measure("slowest end in seconds", seconds)
    // The tests share their processors.
    attempt.expect(
      seconds < (attempt.scale == .short ? 10 : 1), "it took \(seconds) seconds to end")
    attempt.expect(
      terminal.exitStatus == .killed(signal: SIGHUP), "ended with \(terminal.exitStatus as Any)")
    let again = try sitting.resume()
    attempt.expect(
      again.screen.contains("▐  5  ▌  3  ▌  4  ▌"), "the game is lost:\n\(again.text)")
  }

  /// A terminal that takes nothing.
  static let unreadScreens = Trial(
    "unread", "A terminal that doesn't read for a minute costs no memory and no key.",
    unit: "terminals", short: 1, long: 2
  ) { attempt in
    let sitting = Sitting()
    let terminal = try sitting.play()
    try terminal.waitForQuiet()
    let before = ProcessFigures(of: terminal.processID).anonymousKibibytes
    let seconds = attempt.scale == .short ? 2 : 60
    for _ in 0..<seconds * 20 {
      try terminal.type(attempt.one(of: ["h", "j", "k", "l", "\t", "5", "u", "m3m", "c"]))
      usleep(50_000)
    }
    let after = ProcessFigures(of: terminal.processID).anonymousKibibytes
    if let before, let after {
      attempt.measure("growth in KiB", Double(after - before))
      attempt.expect(
        after - before < 24_576, "grew by \(after - before) KiB in \(seconds) seconds")
    } else {
      attempt.omit("the system doesn't tell the memory of a process")
    }
    try terminal.waitForQuiet()
    try terminal.type("?")
    try terminal.wait(for: "Ten keys to start")
    try terminal.press(.escape)
    try terminal.wait(untilGone: "Ten keys to start")
    try terminal.leave()
    attempt.expect(terminal.exitStatus == .exited(0), "left with \(terminal.exitStatus as Any)")
    attempt.expect(terminal.screen.unrestoredState == [], "\(terminal.screen.unrestoredState)")
  }

  /// Sizes of the window.
  static let sizes = Trial(
    "sizes", "Any size of the window, at any time, is drawn or says that it is too small.",
    unit: "sizes", short: 1, long: 20
  ) { attempt in
    try ResizedGame(attempt).play(attempt.scale == .short ? 20 : 60)
  }

  /// Values of TERM, and locales.
  static let terminals = Trial(
    "terminals", "In every terminal and locale the program plays, or says why not.",
    unit: "terminals", short: 4, long: TerminalNames.all.count * LocaleNames.all.count
  ) { attempt in
    let step = attempt.scale == .short ? 37 : 1
    let index = attempt.number * step % (TerminalNames.all.count * LocaleNames.all.count)
    let name = TerminalNames.all[index % TerminalNames.all.count]
    let locale = LocaleNames.all[index / TerminalNames.all.count]
    let sitting = Sitting()
    let terminal = try sitting.start(
      "play", "--puzzle", Sitting.puzzle,
      environment: ["TERM": name, "LANG": locale, "LC_ALL": locale])
    // Until the first frame, Ctrl-C ends it as a signal.
    terminal.patience = .seconds(8)
    try terminal.waitForStart()
    if terminal.exitStatus == nil {
      terminal.patience = .seconds(20)
      try terminal.type("4u4\tm23mH")
      try terminal.waitForQuiet(.milliseconds(200))
      try terminal.leave()
      attempt.expect(
        terminal.exitStatus == .exited(0),
        "TERM=\(name) LANG=\(locale): \(terminal.exitStatus as Any)")
    } else {
      attempt.expect(
        terminal.exitStatus != .exited(0) && terminal.text.contains(" "),
        "TERM=\(name) LANG=\(locale): \(terminal.exitStatus as Any) without a word")
      if case .killed(let signal) = terminal.exitStatus {
        attempt.expect(false, "TERM=\(name) LANG=\(locale): died of signal \(signal)")
      }
    }
    let settings = try terminal.settings
    attempt.expect(
      settings == terminal.initialSettings, "TERM=\(name) LANG=\(locale): left raw")
  }
}

/// A moment for a signal that ends the program.
private enum SignalMoment: CaseIterable {
  /// Nothing is drawn.
  case calm
  /// Frames are drawn, or were just now.
  case amidFrames
  /// The program gives the terminal back after SIGTERM and waits for it, since it reads nothing.
  case amidTheFarewell
}

/// A program whose window changes its size all the time.
private final class ResizedGame {
  private let attempt: Attempt
  private let sitting = Sitting()

  init(_ attempt: Attempt) { self.attempt = attempt }

  func play(_ count: Int) throws {
    let terminal = try sitting.play()
    terminal.patience = .seconds(30)
    var actions: [String] = []
    // Its commands end the program, too.
    var isPaletteOpen = false
    for _ in 0..<count {
      let (size, before) = (size(), terminal.text)
      try terminal.resize(to: size)
      actions.append("\(size.width)x\(size.height)")
      if attempt.once(in: 2) {
        let key = attempt.one(of: ["5", "\t", "?", ",", "H", "u", "s", "y", ":", "\r", "p"])
        if key == ":" { isPaletteOpen = true }
        if key != "\r" || !isPaletteOpen {
          try terminal.type(key)
          actions.append(key.debugDescription)
        }
      }
      if attempt.once(in: 3) {
        try terminal.press(.escape)
        isPaletteOpen = false
        actions.append("Escape")
      }
      if attempt.once(in: 2) {
        try terminal.waitForQuiet(.milliseconds(attempt.once(in: 4) ? 120 : 5))
      }
      guard terminal.exitStatus == nil else {
        let last = actions.suffix(40).joined(separator: " ")
        return attempt.expect(
          false, "ended with \(terminal.exitStatus as Any) after \(last); before:\n\(before)")
      }
    }
    try terminal.resize(to: .usual)
    try terminal.waitForQuiet(.milliseconds(200))
    if let kibibytes = ProcessFigures(of: terminal.processID).residentKibibytes {
      attempt.measure("resident MiB", Double(kibibytes) / 1024)
    } else {
      attempt.omit("the system doesn't tell the memory of a process")
    }
    try terminal.leave()
    attempt.expect(terminal.exitStatus == .exited(0), "left with \(terminal.exitStatus as Any)")
    attempt.expect(terminal.screen.unrestoredState == [], "\(terminal.screen.unrestoredState)")
    attempt.tried = count
  }

  private func size() -> Size {
    if attempt.once(in: 10) {
      return attempt.one(of: [
        Size(width: 1, height: 1), Size(width: 2, height: 200), Size(width: 5000, height: 2),
        Size(width: 65_535, height: 1), Size(width: 1, height: 65_535),
        Size(width: 32_768, height: 3), Size(width: 0, height: 0), Size(width: 700, height: 300),
      ])
    }
    return Size(width: 1 + attempt.random.below(220), height: 1 + attempt.random.below(70))
  }
}

extension Size {
  /// The size of the classic terminal.
  fileprivate static let usual = Size(width: 80, height: 24)
}
