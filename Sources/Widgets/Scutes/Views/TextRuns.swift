// SPDX-License-Identifier: Apache-2.0

/// A text made of parts in different styles.
nonisolated struct TextRuns: Hashable {
  struct Run: Hashable {
    var text: String
    var look: TextLook
  }

  /// In reading order.
  var runs: [Run]

  /// The text of all parts.
  var text: String { runs.map(\.text).joined() }

  /// The grapheme clusters, each with the index of the run that it begins in.
  var clusters: [(character: Character, run: Int)] {
    let text = text
    var result: [(character: Character, run: Int)] = []
    var run = 0
    var end = runs.first?.text.utf8.count ?? 0
    var offset = 0
    for character in text {
      while offset >= end, run + 1 < runs.count {
        run += 1
        end += runs[run].text.utf8.count
      }
      result.append((character, run))
      offset += String(character).utf8.count
    }
    return result
  }

  /// Restores the styles of lines that were wrapped without them.
  struct Reader {
    private let clusters: [(character: Character, run: Int)]
    private var position = 0

    init(_ runs: TextRuns) {
      clusters = runs.clusters
    }

    /// The run of each cluster in `line`; call it with the lines in order. Wrapping only drops
    /// blanks and line ends, and turns tabs into blanks.
    mutating func runs(of line: String) -> [Int] {
      line.map { character in
        while position < clusters.count, !Self.isSame(clusters[position].character, character) {
          position += 1
        }
        guard position < clusters.count else { return clusters.last?.run ?? 0 }
        defer { position += 1 }
        return clusters[position].run
      }
    }

    private static func isSame(_ source: Character, _ shown: Character) -> Bool {
      source == shown || (shown == " " && source.isWhitespace)
    }
  }
}
