import Foundation
import Games
import Generating
import Store
import Sudoku
import TerminalTesting

extension Trial {
  /// A data folder that takes no more, or is no more.
  static let folders = Trial(
    "folders", "Whatever becomes of the data folder: nothing is lost without a word.",
    unit: "games", short: FolderTrouble.allCases.count, long: FolderTrouble.allCases.count * 6
  ) { attempt in
    let trouble = FolderTrouble.allCases[attempt.number % FolderTrouble.allCases.count]
    try TroubledGame(attempt, trouble).play()
  }
}

/// Trouble with the data folder.
enum FolderTrouble: CaseIterable {
  case full, fullFromTheStart, readOnly, readOnlyFromTheStart, noPermission
  case folderRemoved, databaseRemoved, databaseReplaced, databaseLocked, databaseLockedAtTheEnd
  /// The file of the log's index is cut short again and again.
  case indexCut

  /// `true` if the program meets the trouble when it starts.
  var isEarly: Bool { self == .fullFromTheStart || self == .readOnlyFromTheStart }
  /// `true` if another file takes the moves that the trouble cost.
  var isMended: Bool {
    self == .folderRemoved || self == .databaseRemoved || self == .databaseReplaced
  }
  var needsPermissions: Bool {
    self == .readOnly || self == .readOnlyFromTheStart || self == .noPermission
  }
}

/// A game that meets ``FolderTrouble``.
final class TroubledGame {
  private let attempt: Attempt
  private let trouble: FolderTrouble
  private let sitting = Sitting(preferences: Sitting.quietPreferences)

  init(_ attempt: Attempt, _ trouble: FolderTrouble) {
    self.attempt = attempt
    self.trouble = trouble
  }

  private var database: String { sitting.folder + "/games.sqlite" }

  func play() throws {
    var wrapper: [String] = []
    if trouble.needsPermissions, geteuid() == 0 {
      wrapper = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
      let version = try? ProgramRun(
        wrapper[0], wrapper.dropFirst() + [try BuiltProgram.path(), "--version"])
      guard version?.status == .exited(0) else {
        return attempt.omit("permissions: root may do everything, and nobody else can start it")
      }
      try own(sitting.folder)
      try own(sitting.folder + "/preferences.json")
    }
    if trouble.isEarly {
      let before = try sitting.play(under: wrapper)
      try before.type("4")
      try before.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      if trouble == .readOnlyFromTheStart {
        // Only with the log that a kill leaves can the files be read where nothing can be written.
        before.send(signal: SIGKILL)
        try before.waitForExit()
        try cause()
      } else {
        try before.type("Q")
        try before.waitForExit()
      }
    }
    if trouble == .full || trouble == .fullFromTheStart {
      let blocks = trouble == .full ? 520 + attempt.random.below(160) : attempt.random.below(130)
      wrapper = ["sh", "-c", "ulimit -f \(blocks); exec \"$0\" \"$@\""]
    }
    if trouble.isEarly { try meetEarly(wrapper) } else { try meet(wrapper) }
  }

  /// Starts a program that has the trouble from its start.
  private func meetEarly(_ wrapper: [String]) throws {
    let terminal = try sitting.start(under: wrapper)
    terminal.patience = .seconds(20)
    try terminal.waitForStart()
    var kept = "▐  5  ▌  3  ▌  4  ▌"
    if terminal.exitStatus == nil {
      try terminal.type("r\t6")
      try terminal.waitForQuiet(.milliseconds(300))
      let isOpen = terminal.screen.contains("Mistakes") || terminal.screen.contains(" OK ")
      if trouble == .readOnlyFromTheStart, isOpen {
        try playOn(terminal)
        kept += " ▐  6  ▌  7  ▌  8  ▌"
      }
    }
    _ = try end(terminal)
    try cure()
    let again = try sitting.resume()
    attempt.expect(
      again.screen.contains(kept), "the game of before is lost:\n\(again.text)")
  }

  /// Plays on once the folder may be written again, without another start.
  private func playOn(_ terminal: PseudoTerminal) throws {
    try permit()
    if terminal.screen.contains(" OK ") { try terminal.press(.enter) }
    try terminal.type("\t8")
    try terminal.wait(untilGone: "Not saved")
    attempt.expect(!says(terminal), "still not saved:\n\(terminal.text)")
  }

  /// Plays, causes the trouble and plays on.
  private func meet(_ wrapper: [String]) throws {
    let terminal = try sitting.play(under: wrapper)
    terminal.patience = .seconds(20)
    try terminal.type("4")
    try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    try terminal.waitForQuiet(.milliseconds(60))
    let isFirstSafe = !says(terminal)
    if trouble == .databaseLocked { return try meetLock(terminal) }
    if trouble == .databaseLockedAtTheEnd { return try endUnderLock(terminal) }
    if trouble != .full { try cause() }
    for _ in 0..<(trouble == .full ? 25 : trouble == .indexCut ? 8 : 3) {
      if trouble == .indexCut { try cause() }
      try terminal.type("\t\(1 + attempt.random.below(9))")
      try terminal.waitForQuiet(.milliseconds(100))
    }
    let isMended = trouble.isMended
    if isMended { try terminal.waitForQuiet(.milliseconds(300)) }
    if isMended, terminal.screen.contains(" OK ") {
      // The notice covers the board, unless a digit has closed it.
      try terminal.press(.enter)
      try terminal.wait(untilGone: " OK ")
    }
    let last = terminal.screen.playedBoard
    let hasAsked = try end(terminal)
    try cure()
    let again = try sitting.start()
    again.patience = .seconds(20)
    try again.waitForStart()
    if again.screen.contains("Continue") {
      try again.type("r")
      try again.wait(for: "Mistakes")
      try again.waitForQuiet(.milliseconds(100))
    }
    let kept = again.screen.playedBoard
    attempt.expect(
      kept == last || (hasAsked && !isMended),
      """
      \(trouble): lost \(hasAsked ? "though the trouble is over" : "without a question")
      before:
      \(last.joined(separator: "\n"))
      after:
      \(again.text)
      """)
    if isFirstSafe, trouble == .full || trouble.needsPermissions {
      attempt.expect(
        kept == last || again.screen.contains("▐  5  ▌  3  ▌  4  ▌"),
        "\(trouble): even the moves before it are lost:\n\(again.text)")
    }
  }

  /// Plays while another program holds the database. What is played shows before it is saved, and
  /// before the program gives up to save it.
  private func meetLock(_ terminal: PseudoTerminal) throws {
    let lock = try DatabaseLock(database)
    for keys in ["\t6", "\t2"] {
      let board = terminal.screen.playedBoard
      let start = ContinuousClock.now
      try terminal.type(keys)
      try terminal.wait(for: "the digit, not saved yet") {
        $0.playedBoard != board && $0.contains("Not saved yet")
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      attempt.measure("seconds to a digit under a lock", seconds)
    }
    if attempt.scale == .long {
      // The saver gives up after ten seconds, and tries again later.
      try terminal.wait(for: "the failure") {
        $0.contains("Not saved") && !$0.contains("Not saved yet")
      }
      try terminal.type("\t3")
      try terminal.waitForQuiet(.milliseconds(200))
    }
    try lock.release()
    try terminal.type("\t4")
    try terminal.waitForQuiet(.milliseconds(200))
    try terminal.wait(untilGone: "Not saved")
    let last = terminal.screen.playedBoard
    let hasAsked = try end(terminal)
    attempt.expect(!hasAsked, "asks although all is saved:\n\(terminal.text)")
    let again = try sitting.resume()
    try again.waitForQuiet(.milliseconds(100))
    attempt.expect(
      again.screen.playedBoard == last,
      "lost after a lock; before:\n\(last.joined(separator: "\n"))\nafter:\n\(again.text)")
  }

  /// Ends the program by a signal while another holds the database.
  private func endUnderLock(_ terminal: PseudoTerminal) throws {
    let lock = try DatabaseLock(database)
    try terminal.type("\t6")
    try terminal.wait(for: "the digit, not saved yet") { $0.contains("Not saved yet") }
    let start = ContinuousClock.now
    terminal.send(signal: SIGTERM)
    let status = try terminal.waitForExit()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    attempt.measure("seconds to end under a lock", seconds)
    // The saver itself would try for ten.
    attempt.expect(seconds < 5, "took \(seconds) seconds to end under a lock")
    attempt.expect(status == .killed(signal: SIGTERM), "ended with \(status)")
    attempt.expect(
      terminal.screen.text.replacing("\n", with: " ").contains("couldn't be saved"),
      "doesn't say that the last moves are lost:\n\(terminal.text)")
    try expectRestored(terminal)
    try lock.release()
    let again = try sitting.resume()
    attempt.expect(
      again.screen.contains("▐  5  ▌  3  ▌  4  ▌"), "the game of before is lost:\n\(again.text)")
  }

  private func says(_ terminal: PseudoTerminal) -> Bool {
    [
      "Not saved", "not saved", "can't be saved", "No space left", "damaged", "another window",
      "moved, removed, replaced or emptied",
    ]
    .contains { terminal.screen.text.replacing("\n", with: " ").contains($0) }
  }

  /// Leaves the program by keys, if it is alive, and looks at the terminal behind it. Returns
  /// `true` if it asked before it left something unsaved.
  private func end(_ terminal: PseudoTerminal) throws -> Bool {
    var hasAsked = false
    if terminal.exitStatus == nil {
      try terminal.type("Q")
      hasAsked = (try? terminal.wait(for: "Quit without saving?")) != nil
      if hasAsked { try terminal.type("W") }
      if (try? terminal.waitForExit()) == nil {
        attempt.expect(false, "\(trouble): can't be left by keys:\n\(terminal.text)")
        terminal.send(signal: SIGTERM)
      }
    }
    let status = try terminal.waitForExit()
    if case .killed(let signal) = status, signal != SIGTERM {
      attempt.expect(false, "\(trouble): died of signal \(signal):\n\(terminal.text)")
    }
    try expectRestored(terminal)
    return hasAsked
  }

  private func expectRestored(_ terminal: PseudoTerminal) throws {
    attempt.expect(
      terminal.screen.unrestoredState == [], "\(trouble): \(terminal.screen.unrestoredState)")
    let settings = try terminal.settings
    attempt.expect(
      settings == terminal.initialSettings, "\(trouble): the terminal's settings are not restored")
  }

  private func cause() throws {
    let files = FileManager.default
    switch trouble {
    case .full, .fullFromTheStart, .databaseLocked, .databaseLockedAtTheEnd: break
    case .readOnly, .readOnlyFromTheStart:
      for name in try files.contentsOfDirectory(atPath: sitting.folder) {
        chmod(sitting.folder + "/" + name, 0o400)
      }
      chmod(sitting.folder, 0o500)
    case .noPermission: chmod(sitting.folder, 0)
    case .folderRemoved:
      // The program may write a file while the others are removed.
      for _ in 0..<3 where files.fileExists(atPath: sitting.folder) {
        try? files.removeItem(atPath: sitting.folder)
      }
    case .indexCut: truncate(database + "-shm", off_t(attempt.random.below(32_768)))
    case .databaseRemoved:
      for ending in ["", "-wal", "-shm"] { try? files.removeItem(atPath: database + ending) }
    case .databaseReplaced:
      // A copy of the database takes its place, as a backup that is put back or a synchronised
      // folder.
      for ending in ["", "-wal", "-shm"] where files.fileExists(atPath: database + ending) {
        try files.moveItem(atPath: database + ending, toPath: database + ending + ".old")
        try files.copyItem(atPath: database + ending + ".old", toPath: database + ending)
      }
    }
  }

  private func cure() throws {
    if trouble == .folderRemoved {
      try Data(Sitting.quietPreferences.utf8)
        .write(to: URL(fileURLWithPath: sitting.folder + "/preferences.json"))
    }
    guard trouble.needsPermissions else { return }
    let names = try permit()
    guard geteuid() == 0 else { return }
    for path in names.map({ sitting.folder + "/" + $0 }) + [sitting.folder] { chown(path, 0, 0) }
  }

  /// Lets the owner write the folder and its files. Returns their names.
  @discardableResult private func permit() throws -> [String] {
    chmod(sitting.folder, 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: sitting.folder)
    for name in names { chmod(sitting.folder + "/" + name, 0o600) }
    return names
  }

  private func own(_ path: String) throws { chown(path, 65534, 65534) }
}
