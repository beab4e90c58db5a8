import Foundation

/// Puzzles with known answers.
struct PuzzleSet {
  let name: String
  /// Lines of `puzzle,count,solution`. The count is 2 for two or more solutions, and the solution
  /// is given if it is 1.
  let lines: [String]

  /// The sets in `folder`, one for each file that ends in `.csv`, sorted by name.
  static func sets(in folder: String) throws -> [PuzzleSet] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".csv") }.sorted()
      .map { name in
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        return PuzzleSet(name: String(name.dropLast(4)), lines: lines)
      }
      .filter { !$0.lines.isEmpty }
  }

  /// The set, repeated to have `count` puzzles. A larger set is sampled evenly if `isSample`.
  func sized(_ count: Int, isSample: Bool = false) -> PuzzleSet {
    guard count < lines.count else {
      let times = (count + lines.count - 1) / lines.count
      return PuzzleSet(name: name, lines: (0..<times).flatMap { _ in lines })
    }
    guard isSample, count > 0 else { return self }
    return PuzzleSet(name: name, lines: (0..<count).map { lines[$0 * lines.count / count] })
  }

  /// The puzzles, one per line.
  var puzzles: [UInt8] { Array(lines.map { $0.prefix(81) + "\n" }.joined().utf8) }

  /// The puzzles in pieces of 64 KiB, as the command reads them.
  var chunks: [[UInt8]] {
    let size = 65536 / 82
    return stride(from: 0, to: lines.count, by: size).map { start in
      Array(
        lines[start..<min(start + size, lines.count)].map { $0.prefix(81) + "\n" }.joined().utf8)
    }
  }

  /// The expected answers.
  var answers: [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
}
