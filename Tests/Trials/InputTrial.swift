import Formats
import Foundation
import GRDB
import Games
import Generating
import PictureReading
import Scutes
import ScutesConsole
import Store
import Sudoku
import TerminalTesting

extension Trial {
  /// Random and mutated bytes for every reader.
  static let inputs = Trial(
    "inputs", "No input traps, hangs or takes memory without bound.", unit: "inputs",
    short: InputReader.all.count, long: InputReader.all.count * 200, isInside: true
  ) { attempt in
    let reader = InputReader.all[attempt.number % InputReader.all.count]
    let seeds = reader.seeds()
    let count = (attempt.scale == .short ? 60 : 600) / reader.cost
    for _ in 0..<count {
      let input = attempt.mutation(of: seeds, words: reader.words)
      let start = threadTime()
      reader.read(input)
      let seconds = threadTime() - start
      attempt.measure("slowest \(reader.name) in seconds", seconds)
      attempt.expect(
        seconds < 2,
        "\(reader.name): \(seconds) seconds for \(input.count) bytes: \(input.prefix(80))")
    }
    attempt.tried = count
    guard attempt.scale == .long, let peak = ProcessFigures(of: getpid()).peakKibibytes else {
      return
    }
    let mebibytes = Double(peak) / 1024
    attempt.measure("peak MiB", mebibytes)
    attempt.expect(mebibytes < 500, "\(reader.name): took \(mebibytes) MiB")
  }
}

/// The processor time of this thread in seconds, which others on the machine don't prolong.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A reader of something from outside, with examples to begin from.
struct InputReader: Sendable {
  let name: String
  /// Words that mean something to the reader.
  var words: [String] = []
  /// How much longer an input takes than a plain one.
  var cost = 1
  /// What valid inputs look like.
  let seeds: @Sendable () -> [[UInt8]]
  let read: @Sendable ([UInt8]) -> Void

  static let all: [InputReader] = [
    InputReader(
      name: "keys of the terminal",
      words: [
        "\u{1B}[", "\u{1B}[<", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]52;c;", "\u{1B}P", "\u{1B}\\",
      ],
      seeds: {
        [
          "\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[M !!é한",
          "\u{1B}[200~53..7\u{1B}[201~\u{1B}[97;5u\u{1B}[?62;4c\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
          "\u{1B}P1$r0m\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[?2026;2$y\u{1B}[8;24;80t\u{1B}[[A",
        ].map { Array($0.utf8) }
      },
      read: { bytes in
        var parser = InputParser(pasteLimit: 4096)
        for chunk in bytes.chunks(of: 7) { _ = parser.feed(chunk) }
        _ = parser.flush()
      }),
    InputReader(
      name: "puzzles",
      words: ["<sudoku", "{\"", "[[", "https://sudokupad.app/", "N4Ig", "scf", "]]>"],
      seeds: { Corpus.files(in: "puzzles") },
      read: { bytes in
        var reader = PuzzleReader()
        for chunk in bytes.chunks(of: 1000) { reader.read(chunk) { _ = $0 } }
        reader.finish { _ = $0 }
        for entry in PuzzleDocument(bytes: bytes[...]).entries.prefix(3) {
          for format in PuzzleFormat.allCases where format.isWritable {
            guard var writer = try? PuzzleWriter(format) else { continue }
            _ = try? writer.text(of: entry)
          }
        }
      }),
    InputReader(
      name: "key maps", words: ["gameBoard.undo", " = ", "Ctrl-", "Alt-", "F12", "#"],
      seeds: { ["gameBoard.undo = u\ngameBoard.redo = Ctrl-R r\n# more\nhome.quit = q Q\n"].bytes },
      read: { _ = try? KeyMap(parsing: String(decoding: $0, as: UTF8.self)) }),
    InputReader(
      name: "themes", words: ["\"palette\"", "\"roles\"", "\"#12345\"", "\"bold\"", "inherits"],
      seeds: { Corpus.files(in: "themes") },
      read: { _ = try? ThemeFile(json: String(decoding: $0, as: UTF8.self)) }),
    InputReader(
      name: "Memory themes", words: ["\"symbols\"", "\"name\"", "\"id\"", "👨‍👩‍👧‍👦", "\u{301}"],
      seeds: {
        ["{\"id\": \"a1\", \"name\": \"Sea\", \"symbols\": [\"🐟\", \"🐙\", \"🦀\"], \"version\": 1}"]
          .bytes
      },
      read: { bytes in
        if let theme = try? MemoryThemeFile.theme(in: bytes, path: "a1.json") {
          _ = try? MemoryThemeFile.text(of: theme)
        }
      }),
    InputReader(
      name: "preferences", words: ["true", "null", "\"nextPuzzle\"", "\"lessons\"", "1e999", "-1"],
      cost: 5,
      seeds: {
        var kept = Preferences()
        kept.isWelcomed = true
        return [(try? JSONEncoder().encode(kept)).map(Array.init) ?? []]
      },
      read: { bytes in
        withTemporaryFile(bytes) { _ = try? PreferencesFile(path: $0).load() }
      }),
    InputReader(
      name: "recordings",
      words: ["recording 1", "@9223372036854775807", "size 99999x99999", "key "],
      seeds: { Corpus.files(in: "recordings") },
      read: { _ = try? Recording(parsing: String(decoding: $0, as: UTF8.self)) }),
    InputReader(
      name: "turns", words: ["r1c3=4", "undo", "restore 9223372036854775807", "r9c9:123456789"],
      seeds: { ["r1c3=4~", "r1c3?1", "r1c4:129", "restore 1", "r1c3=4 r2c2=", "undo"].bytes },
      read: { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        _ = Turn(notation: text)
        _ = GameOrigin(text)
        _ = try? Grid(text: text)
        _ = try? KeyPress(notation: text)
      }),
    InputReader(
      name: "pictures", words: ["IHDR", "IDAT", "tRNS", "Exif", "BM", "GIF89a", "\u{FF}\u{D8}"],
      cost: 30, seeds: { Corpus.files(in: "pictures") },
      read: { bytes in
        guard let picture = try? Picture(decoding: bytes) else { return }
        _ = try? PuzzleScan(of: picture)
      }),
    InputReader(
      name: "databases", cost: 30,
      seeds: { Corpus.schemas.compactMap(databaseFile) },
      read: { bytes in
        withTemporaryFile(bytes) { path in
          guard let store = try? GameStore.open(at: path, now: { Moment(milliseconds: 0) })
          else { return }
          if let saved = try? store.latestUnfinished() {
            try? store.save(saved.game, elapsed: saved.elapsed)
          }
          _ = try? store.unfinishedGames(limit: 10)
          _ = try? store.results(of: .level(.easy), limit: 10)
          _ = try? store.completedPuzzles()
        }
      }),
  ]

  /// The bytes of a database that `sql` makes.
  private static func databaseFile(_ sql: String) -> [UInt8]? {
    let path = NSTemporaryDirectory() + "/trial-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: sql) }
      try queue.close()
    } catch {
      return nil
    }
    return FileManager.default.contents(atPath: path).map(Array.init)
  }

  /// Calls `body` with the path of a file of these bytes, in a folder that goes with all in it.
  private static func withTemporaryFile(_ bytes: [UInt8], _ body: (String) -> Void) {
    let folder = NSTemporaryDirectory() + "/trial-\(UUID().uuidString)"
    let files = FileManager.default
    guard (try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
    else { return }
    defer { try? files.removeItem(atPath: folder) }
    guard files.createFile(atPath: folder + "/file", contents: Data(bytes)) else { return }
    body(folder + "/file")
  }
}

extension Attempt {
  /// An input made from one of `seeds` by a few changes, or of nothing.
  fileprivate func mutation(of seeds: [[UInt8]], words: [String]) -> [UInt8] {
    var bytes = seeds.isEmpty || once(in: 20) ? noise(random.below(300)) : one(of: seeds)
    for _ in 0..<1 + random.below(once(in: 4) ? 30 : 4) {
      let place = random.below(bytes.count + 1)
      let end = min(bytes.count, place + 1 + random.below(once(in: 5) ? 200 : 8))
      switch random.below(9) {
      case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1 where place < bytes.count: bytes[place] = one(of: [0, 0x1B, 0x7F, 0x80, 0xFF, 0x22])
      case 2: bytes.insert(contentsOf: noise(1 + random.below(6)), at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
      case 5 where !words.isEmpty: bytes.insert(contentsOf: one(of: words).utf8, at: place)
      case 6:
        bytes.insert(contentsOf: Self.numbers[random.below(Self.numbers.count)].utf8, at: place)
      case 7 where !seeds.isEmpty:
        let other = one(of: seeds)
        bytes = Array(bytes[..<place] + other.dropFirst(random.below(other.count + 1)))
      case 8 where once(in: 12):
        let slice = bytes[place..<end]
        let times = 1 + random.below(3000)
        bytes.insert(contentsOf: (0..<times).flatMap { _ in slice }, at: place)
      default: bytes = Array(bytes.prefix(place))
      }
      if bytes.count > 300_000 { bytes = Array(bytes.prefix(300_000)) }
    }
    return bytes
  }

  private static let numbers = [
    "0", "-1", "255", "256", "65536", "2147483648", "4294967296", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "1e400", "0.1", "NaN", "00000000000000000000001",
  ]

  private func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }
}

extension [String] {
  fileprivate var bytes: [[UInt8]] { map { [UInt8]($0.utf8) } }
}

extension [UInt8] {
  /// The bytes in pieces.
  fileprivate func chunks(of count: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
  }
}
