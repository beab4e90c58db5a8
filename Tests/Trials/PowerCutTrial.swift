import Foundation
import Generating
import TerminalTesting

extension Trial {
  /// Power cuts, made from the system calls of a real game: of what was written to the database and
  /// its log since the last synchronisation, any part may be missing, and a write may be torn.
  /// Names of files count as kept.
  static let powerCuts = Trial(
    "power-cuts", "A move that was shown is kept, even if the power fails.", unit: "cuts",
    short: 1, long: 30
  ) { attempt in
    guard Strace.isUsable else { return attempt.omit("strace is not usable here") }
    let game = try TracedGame(attempt)
    try game.play(attempt.scale == .short ? 4 : 12)
    let cuts = attempt.scale == .short ? 3 : 10
    for _ in 0..<cuts { try game.cut() }
    attempt.tried = cuts
  }
}

/// A game whose writes are all known.
private final class TracedGame {
  private let attempt: Attempt
  private let sitting = Sitting(preferences: Sitting.quietPreferences)
  private let trace: String
  /// The files of the data folder when the trace began.
  private var files: [String: [UInt8]] = [:]
  /// The boards that were shown, with the length of the trace at that time.
  private var shown: [(bytes: Int, board: [String])] = []

  init(_ attempt: Attempt) throws {
    self.attempt = attempt
    trace = sitting.folder + ".trace"
    let first = try sitting.play()
    try first.type("4")
    try first.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    try first.type("Q")
    try first.waitForExit()
    for name in try FileManager.default.contentsOfDirectory(atPath: sitting.folder)
    where name.hasPrefix("games") && !name.hasSuffix("-shm") {
      files[name] = FileManager.default.contents(atPath: sitting.folder + "/" + name).map(
        Array.init)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: trace) }

  /// Plays, and notes each board when it is shown.
  func play(_ count: Int) throws {
    let calls = "pwrite64,ftruncate,fdatasync,fsync,unlink"
    let terminal = try sitting.start(under: [
      "strace", "-f", "-qq", "-y", "-xx", "-s", "200000", "-o", trace, "-e", "trace=\(calls)",
    ])
    terminal.patience = .seconds(30)
    try terminal.wait(for: "Continue")
    try terminal.type("r")
    try terminal.wait(for: "Mistakes")
    try terminal.waitForQuiet(.milliseconds(60))
    note(terminal)
    for _ in 0..<count {
      let before = terminal.screen.playedBoard
      let isEmpty = terminal.screen.contains(" · empty")
      try terminal.type(
        isEmpty ? attempt.one(of: ["\(1 + attempt.random.below(9))", "m37m"]) : "\tu")
      terminal.patience = .seconds(2)
      _ = try? terminal.wait(for: "an effect") { $0.playedBoard != before }
      terminal.patience = .seconds(30)
      try terminal.waitForQuiet(.milliseconds(40))
      // What takes longer to save is shown, too, but as not saved yet.
      try terminal.wait(untilGone: "Not saved")
      note(terminal)
    }
    try terminal.type("Q")
    try terminal.waitForExit()
  }

  private func note(_ terminal: PseudoTerminal) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: trace)
    shown.append(((attributes?[.size] as? Int) ?? 0, terminal.screen.playedBoard))
  }

  /// Cuts the power at a random moment of the game, and starts the program on what is left.
  func cut() throws {
    let index = attempt.random.below(shown.count - 1)
    let isBetween = attempt.once(in: 2)
    let span = shown[index + 1].bytes - shown[index].bytes
    let end = shown[index].bytes + (isBetween ? attempt.random.below(span + 1) : 0)
    var disk = DiskImage(files)
    let text = try String(contentsOfFile: trace, encoding: .utf8)
    for line in text.utf8.prefix(end).split(separator: UInt8(ascii: "\n")) {
      disk.take(Substring(line))
    }
    disk.cut(&attempt.random)
    let after = Sitting(preferences: Sitting.quietPreferences)
    for (name, bytes) in disk.files {
      try Data(bytes).write(to: URL(filePath: after.folder + "/" + name))
    }
    let terminal = try after.resume()
    try terminal.waitForQuiet(.milliseconds(60))
    let kept = terminal.screen.playedBoard
    // Between two boards, each is right; an action of several turns may be kept in part.
    let may = isBetween ? shown[index...index + 1].map(\.board) : [shown[index].board]
    if !may.contains(kept), isBetween {
      try terminal.type("u")
      try terminal.waitForQuiet(.milliseconds(200))
    }
    attempt.expect(
      may.contains(kept) || may.contains(terminal.screen.playedBoard),
      """
      shown before the cut:
      \(shown[index].board.joined(separator: "\n"))
      kept:
      \(kept.joined(separator: "\n"))
      """)
  }
}

/// What is on the disk, and what is still on its way there.
private struct DiskImage {
  private(set) var files: [String: [UInt8]]
  private var pending: [(name: String, write: Write)] = []
  /// The files that a call of each thread, not yet returned, synchronises.
  private var synchronising: [Substring: String] = [:]

  private enum Write {
    case bytes([UInt8], at: Int)
    case length(Int)
  }

  init(_ files: [String: [UInt8]]) { self.files = files }

  /// Reads a line of the trace, such as `12 pwrite64(7</tmp/x/games.sqlite-wal>, "\x00"…, 1, 32) =
  /// 1`.
  mutating func take(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return }
    let thread = words[0]
    let call = words[1].drop { $0 == " " }
    if call.hasPrefix("<... "), call.contains("sync resumed") {
      if let name = synchronising.removeValue(forKey: thread), call.hasSuffix("= 0") { sync(name) }
      return
    }
    if call.hasPrefix("unlink(") {
      for name in files.keys where call.contains(Self.hexadecimal("/" + name) + "\"") {
        files[name] = nil
        pending.removeAll { $0.name == name }
      }
      return
    }
    guard let open = call.firstIndex(of: "<"), let close = call[open...].firstIndex(of: ">"),
      let name = Self.name(call[call.index(after: open)..<close]), name.hasPrefix("games"),
      !name.hasSuffix("-shm")
    else { return }
    let rest = call[close...].dropFirst(3)
    if call.hasPrefix("pwrite64(") {
      let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return }
      let numbers = parts[2].split { !$0.isNumber }
      guard numbers.count >= 2, let offset = Int(numbers[1]) else { return }
      pending.append((name, .bytes(Self.bytes(parts[1]), at: offset)))
    } else if call.hasPrefix("ftruncate("), let length = Int(rest.prefix { $0.isNumber }) {
      pending.append((name, .length(length)))
    } else if call.hasPrefix("fdatasync(") || call.hasPrefix("fsync(") {
      if call.contains("unfinished") {
        synchronising[thread] = name
      } else if call.hasSuffix("= 0") {
        sync(name)
      }
    }
  }

  private mutating func sync(_ name: String) {
    for entry in pending where entry.name == name { apply(entry.write, to: name) }
    pending.removeAll { $0.name == name }
  }

  /// Lets each write that is on its way arrive, or not, or in part.
  mutating func cut(_ random: inout some RandomNumberGenerator) {
    for entry in pending {
      switch (Int.random(in: 0..<3, using: &random), entry.write) {
      case (0, let write): apply(write, to: entry.name)
      case (1, .bytes(let bytes, let offset)):
        let count = Int.random(in: 0...bytes.count / 512, using: &random) * 512
        apply(.bytes(Array(bytes.prefix(count)), at: offset), to: entry.name)
      default: break
      }
    }
    pending = []
  }

  private mutating func apply(_ write: Write, to name: String) {
    var content = files[name] ?? []
    switch write {
    case .bytes(let bytes, let offset):
      let end = offset + bytes.count
      if content.count < end { content += Array(repeating: 0, count: end - content.count) }
      content.replaceSubrange(offset..<end, with: bytes)
    case .length(let length):
      let missing = max(0, length - content.count)
      content = Array(content.prefix(length)) + Array(repeating: 0, count: missing)
    }
    files[name] = content
  }

  /// The last part of a path, which the trace may have as hexadecimal codes.
  private static func name(_ path: Substring) -> String? {
    let plain = path.hasPrefix("\\x") ? String(decoding: bytes(path), as: UTF8.self) : String(path)
    return plain.split(separator: "/").last.map(String.init)
  }

  private static func bytes(_ codes: Substring) -> [UInt8] {
    func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : (digit | 0x20) - 0x57 }
    let text = Array(codes.utf8)
    return stride(from: 0, to: text.count - 3, by: 4).map {
      value(text[$0 + 2]) << 4 | value(text[$0 + 3])
    }
  }

  private static func hexadecimal(_ text: String) -> String {
    text.utf8.map { "\\x" + (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
  }
}
