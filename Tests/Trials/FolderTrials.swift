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

  /// Several programs on one database.
  static let writers = Trial(
    "writers", "Programs that share a data folder keep every move of each.", unit: "programs",
    short: 1, long: 6
  ) { attempt in
    let count = attempt.scale == .short ? 2 : [2, 20][attempt.number % 2]
    let sitting = Sitting(preferences: TroubledGame.preferences)
    let games = try (0..<count).map { number in
      try SharedGame(number, sitting)
    }
    let rounds = attempt.scale == .short ? 4 : 12
    for _ in 0..<rounds {
      for game in games { try game.type() }
      for game in games { try game.see() }
    }
    for game in games { try game.leave(attempt) }
    let store = try GameStore.open(at: sitting.folder + "/games.sqlite") {
      Moment(milliseconds: 0)
    }
    let saved = try store.unfinishedGames(limit: 100)
    for game in games { game.find(in: saved, attempt) }
    attempt.tried = count
  }
}

/// Trouble with the data folder.
enum FolderTrouble: CaseIterable {
  case full, fullFromTheStart, readOnly, readOnlyFromTheStart, noPermission
  case folderRemoved, databaseRemoved, databaseReplaced, databaseLocked

  /// `true` if the program meets the trouble when it starts.
  var isEarly: Bool { self == .fullFromTheStart || self == .readOnlyFromTheStart }
  var needsPermissions: Bool {
    self == .readOnly || self == .readOnlyFromTheStart || self == .noPermission
  }
}

/// A game that meets ``FolderTrouble``.
final class TroubledGame {
  static let preferences = #"{"isWelcomed": true, "showsTips": false, "effects": "none"}"#

  private let attempt: Attempt
  private let trouble: FolderTrouble
  private let sitting = Sitting(preferences: preferences)

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
      try before.type("Q")
      try before.waitForExit()
      if trouble == .readOnlyFromTheStart { try cause() }
    }
    if trouble == .full || trouble == .fullFromTheStart {
      let blocks = trouble == .full ? 320 + attempt.random.below(160) : attempt.random.below(130)
      wrapper = ["sh", "-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\""]
    }
    if trouble.isEarly { try meetEarly(wrapper) } else { try meet(wrapper) }
  }

  /// Starts a program that has the trouble from its start.
  private func meetEarly(_ wrapper: [String]) throws {
    let terminal = try sitting.start(under: wrapper)
    terminal.patience = .seconds(20)
    try terminal.waitForStart()
    if terminal.exitStatus == nil {
      try terminal.type("r2")
      try terminal.waitForQuiet(.milliseconds(300))
      if trouble == .readOnlyFromTheStart { try playOn(terminal) }
    }
    try end(terminal)
    try cure()
    let again = try sitting.resume()
    attempt.expect(
      again.screen.contains("▐  5  ▌  3  ▌  4  ▌"), "the game of before is lost:\n\(again.text)")
  }

  /// Plays on once the folder may be written again, without another start.
  private func playOn(_ terminal: PseudoTerminal) throws {
    try permit()
    if terminal.screen.contains(" OK ") { try terminal.press(.enter) }
    try terminal.type("\t6")
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
    if trouble != .full { try cause() }
    var hasSaid = false
    for _ in 0..<(trouble == .full ? 25 : 3) {
      try terminal.type("\t\(1 + attempt.random.below(9))")
      try terminal.waitForQuiet(.milliseconds(100))
      hasSaid = hasSaid || says(terminal)
    }
    let isMended = [.folderRemoved, .databaseRemoved, .databaseReplaced].contains(trouble)
    if isMended { try terminal.waitForQuiet(.milliseconds(300)) }
    if isMended, terminal.screen.contains(" OK ") {
      // The notice covers the board, unless a digit has closed it.
      try terminal.press(.enter)
      try terminal.wait(untilGone: " OK ")
    }
    let last = terminal.screen.playedBoard
    hasSaid = hasSaid || says(terminal)
    try end(terminal)
    hasSaid = hasSaid || says(terminal)
    try cure()
    let again = try sitting.start()
    again.patience = .seconds(20)
    try again.waitForStart()
    if again.screen.contains("Continue") {
      try again.type("r")
      try again.wait(for: "Errors")
      try again.waitForQuiet(.milliseconds(100))
    }
    let kept = again.screen.playedBoard
    attempt.expect(
      kept == last || (hasSaid && !isMended),
      "\(trouble): lost without a word\nbefore:\n\(last.joined(separator: "\n"))\nafter:\n"
        + again.text)
    if isFirstSafe, trouble == .full || trouble.needsPermissions {
      attempt.expect(
        kept == last || again.screen.contains("▐  5  ▌  3  ▌  4  ▌"),
        "\(trouble): even the moves before it are lost:\n\(again.text)")
    }
  }

  /// Plays while another program holds the database.
  private func meetLock(_ terminal: PseudoTerminal) throws {
    let lock = try DatabaseLock(database)
    let start = ContinuousClock.now
    try terminal.type("\t6")
    try terminal.wait(for: "the next digit") { !$0.contains(" · empty") }
    attempt.measure("seconds to a digit under a lock", (ContinuousClock.now - start) / .seconds(1))
    try lock.release()
    try terminal.type("\t2")
    try terminal.waitForQuiet(.milliseconds(200))
    let last = terminal.screen.playedBoard
    try end(terminal)
    let again = try sitting.resume()
    try again.waitForQuiet(.milliseconds(100))
    attempt.expect(
      again.screen.playedBoard == last,
      "lost after a lock; before:\n\(last.joined(separator: "\n"))\nafter:\n\(again.text)")
  }

  private func says(_ terminal: PseudoTerminal) -> Bool {
    [
      "Not saved", "not saved", "cannot be saved", "No space left", "damaged", "another window",
      "moved, removed or replaced",
    ]
    .contains { terminal.screen.text.replacing("\n", with: " ").contains($0) }
  }

  /// Leaves the program, which must be alive, and looks at the terminal behind it.
  private func end(_ terminal: PseudoTerminal) throws {
    if terminal.exitStatus == nil {
      try terminal.type("Q")
      try terminal.waitForQuiet(.milliseconds(800))
      if terminal.screen.contains("Quit without saving?") { try terminal.type("W") }
      terminal.patience = .seconds(5)
      if (try? terminal.waitForExit()) == nil {
        terminal.send(signal: SIGTERM)
        try terminal.waitForExit()
      }
    }
    if case .killed(let signal) = terminal.exitStatus {
      attempt.expect(signal == SIGTERM, "\(trouble): died of signal \(signal):\n\(terminal.text)")
    }
    attempt.expect(
      terminal.screen.unrestoredState == [], "\(trouble): \(terminal.screen.unrestoredState)")
    let settings = try terminal.settings
    attempt.expect(
      settings == terminal.initialSettings, "\(trouble): the terminal's settings are not restored")
  }

  private func cause() throws {
    let files = FileManager.default
    switch trouble {
    case .full, .fullFromTheStart, .databaseLocked: break
    case .readOnly, .readOnlyFromTheStart:
      for name in try files.contentsOfDirectory(atPath: sitting.folder) {
        chmod(sitting.folder + "/" + name, 0o400)
      }
      chmod(sitting.folder, 0o500)
    case .noPermission: chmod(sitting.folder, 0)
    case .folderRemoved: try files.removeItem(atPath: sitting.folder)
    case .databaseRemoved:
      for ending in ["", "-wal", "-shm"] { try? files.removeItem(atPath: database + ending) }
    case .databaseReplaced:
      // A copy of the database takes its place, as a backup that is put back or a synchronised folder.
      for ending in ["", "-wal", "-shm"] where files.fileExists(atPath: database + ending) {
        try files.moveItem(atPath: database + ending, toPath: database + ending + ".old")
        try files.copyItem(atPath: database + ending + ".old", toPath: database + ending)
      }
    }
  }

  private func cure() throws {
    if trouble == .folderRemoved {
      try Data(Self.preferences.utf8)
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

/// A game of a program that shares its data folder with others.
private final class SharedGame {
  private let terminal: PseudoTerminal
  private let puzzle: String
  private let digits: [Character]
  private var typed = 0

  /// The well-known puzzle with other digits, and from the tenth on with its bands turned round:
  /// another puzzle for each number.
  init(_ number: Int, _ sitting: Sitting) throws {
    func relabelled(_ text: String) -> String {
      let moved = text.map { digit in
        guard let value = digit.wholeNumberValue, value > 0 else { return digit }
        return Character("\((value - 1 + number) % 9 + 1)")
      }
      let rows = (0..<9).map { String(moved[$0 * 9..<$0 * 9 + 9]) }
      let turn = number / 9 % 3
      return (rows[(turn * 3)...] + rows[..<(turn * 3)]).joined()
    }
    puzzle = relabelled(Sitting.puzzle)
    digits = zip(puzzle, relabelled(Sitting.solution)).filter { $0.0 == "0" }.map { $0.1 }
    terminal = try sitting.start("play", "--puzzle", puzzle)
    terminal.patience = .seconds(120)
    try terminal.wait(for: "Errors 0")
  }

  func type() throws {
    try terminal.type(typed == 0 ? String(digits[typed]) : "\t\(digits[typed])")
    typed += 1
  }

  func see() throws {
    try terminal.wait(for: "the digit") { !$0.contains(" · empty") }
  }

  func leave(_ attempt: Attempt) throws {
    try terminal.wait(untilGone: "Not saved yet")
    attempt.expect(!terminal.screen.contains("Not saved"), "not saved:\n\(terminal.text)")
    try terminal.type("Q")
    let status = try terminal.waitForExit()
    attempt.expect(status == .exited(0), "left with \(status)")
  }

  /// Looks for the game among those that are saved.
  func find(in saved: [SavedGame], _ attempt: Attempt) {
    var rest = digits.prefix(typed)[...]
    let expected = puzzle.map { $0 != "0" ? $0 : rest.popFirst() ?? "." }
    let kept = saved.filter { "\($0.game.puzzle.givens)" == puzzle.replacing("0", with: ".") }
    attempt.expect(
      kept.map { "\($0.game.board.grid)" } == [String(expected)],
      "played \(String(expected)), kept \(kept.map { "\($0.game.board.grid)" })")
  }
}

extension PseudoTerminal {
  /// The picture on the screen.
  var text: String { screen.text }

  /// Waits until the program shows a screen, or has ended.
  func waitForStart() throws {
    let deadline = ContinuousClock.now + patience
    while !["Game", "Errors"].contains(where: screen.contains), exitStatus == nil,
      ContinuousClock.now < deadline
    {
      if let output = read(for: .milliseconds(50)) { try show(output) }
    }
    try? waitForQuiet()
  }

  /// Leaves by Ctrl-C, which is typed again where it came too close to another key.
  func leave() throws {
    let usual = patience
    patience = .seconds(8)
    defer { patience = usual }
    for _ in 0..<3 where exitStatus == nil {
      try? waitForQuiet(.milliseconds(200))
      try press(.control("c"))
      _ = try? waitForExit()
    }
    _ = try waitForExit()
  }
}
