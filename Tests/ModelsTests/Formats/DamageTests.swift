import Foundation
import Testing

@testable import Formats
@testable import Generating

struct DamageTests {
  /// A board with everything that each format can store, and formats that are read-only.
  private static let texts: [[UInt8]] = {
    var random = SeededRandom(seed: 21)
    var texts = PuzzleFormat.allCases.filter(\.isWritable).map { format -> String in
      guard var writer = try? PuzzleWriter(format),
        let entry = try? PuzzleEntry.random(using: &random),
        let text = try? writer.text(of: entry)
      else { return "" }
      return text + writer.end()
    }
    texts += [
      Samples.inProgress, "1,2,3,4,\(Samples.line),name,5,6\n",
      "[Puzzle]\n" + Samples.rows + "[State]\n" + Samples.rows,
    ]
    return texts.map { Array($0.utf8) }
  }()

  private static let strange: [[UInt8]] = [
    Array("99999999999999999999999999".utf8), Array("-1e999".utf8), [0], [0xFF, 0xFE],
    [0xED, 0xA0, 0x80],
    Array("\r\n\r".utf8), Array("]]>".utf8), Array("<!--".utf8), Array("&#x110000;".utf8),
    Array("한\u{301}".utf8), Array(String(repeating: "[", count: 600).utf8),
    Array(String(repeating: "<a>", count: 100).utf8), Array("version: 3\n".utf8), Array("%".utf8),
    Array("\u{FEFF}".utf8), Array("::::::::".utf8), Array("#".utf8), Array("+".utf8),
  ]

  /// Cuts, flips or repeats parts of `text`, or inserts something strange, one to three times.
  private func damaged(_ text: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var text = text
    for _ in 0..<1 + random.below(3) where !text.isEmpty {
      let place = random.below(text.count)
      switch random.below(6) {
      case 0: text.removeSubrange(place...)
      case 1: text[place] = UInt8(random.below(256))
      case 2: text[place] ^= 1 << UInt8(random.below(8))
      case 3: text.insert(contentsOf: Self.strange[random.below(Self.strange.count)], at: place)
      case 4:
        let end = min(text.count, place + random.below(100))
        text.insert(contentsOf: text[place..<end], at: place)
      default: text.removeSubrange(place..<min(text.count, place + random.below(20)))
      }
    }
    return text
  }

  /// Ten thousand over all texts.
  @Test(arguments: texts.indices) func damagedTextsAreReadOrComplainedAbout(_ index: Int) {
    var random = SeededRandom(seed: UInt64(22 + index))
    var (read, complained) = (0, 0)
    for _ in 0..<(10_000 / Self.texts.count + 1) {
      let text = damaged(Self.texts[index], using: &random)
      let document = PuzzleDocument(bytes: text[...])
      read += document.entries.count
      complained += document.problems.count
      let hasPlaces = document.problems.allSatisfy { $0.line >= 1 && ($0.column ?? 1) >= 1 }
      let isSilent = document.entries.isEmpty && document.problems.isEmpty
      if !hasPlaces || isSilent && !isComment(text) {
        Issue.record("\(document.problems) of \(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(read + complained > 200 && complained > 50, "\(read) \(complained)")
  }

  /// Returns `true` if `text` contains only comments, headers and frames, which mean nothing alone.
  private func isComment(_ text: [UInt8]) -> Bool {
    let lines = text[...].split { $0 == 0x0A || $0 == 0x0D }
    return lines.allSatisfy { line in
      let first = line.trimmed.first
      return first == nil || first == UInt8(ascii: "#") || first == UInt8(ascii: "%")
        || first == UInt8(ascii: "[") || first == 0xEF || !line.contains { $0.isDigit }
    }
  }

  @Test(arguments: [
    "1", ".", "-", "{", "<", "[", ":", "#", "|", " ", "1 ", "\"", "<a>", "3x3:",
    "https://sudokupad.app/fpuz",
    "N4Ig", "{\"a\":", "[[", "<a b='", "\n", "1\n", "123456789\n", "scf", "&lt;", "+", "한",
    "% \n",
  ])
  func timeGrowsAsTheTextDoes(_ piece: String) {
    func time(_ count: Int) -> UInt64 {
      let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
      let times = (0..<3).map { _ in
        let start = timeWorked()
        _ = PuzzleDocument(bytes: bytes[...])
        return timeWorked() - start
      }
      return times.min() ?? 0
    }
    // Ten times the text. In quadratic time it would take a hundred times as long.
    let (short, long) = (time(4000), time(40_000))
    #expect(long < short * 40, "\(piece): \(short) ns, \(long) ns")
  }

  /// Returns the CPU time of this thread in nanoseconds, independent of parallel tests.
  private func timeWorked() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  @Test func deepNestingIsRefused() {
    for text in [
      String(repeating: "{\"grid\":[", count: 20_000),
      "{\"grid\":" + String(repeating: "[", count: 20_000)
        + String(repeating: "]", count: 20_000) + "}",
      String(repeating: "<opensudoku>", count: 20_000),
    ] {
      #expect(PuzzleDocument(text).problems.count == 1)
    }
  }
}
