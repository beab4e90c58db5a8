/// A text made of parts of different looks.
nonisolated struct TextRuns: Hashable {
  /// One part.
  struct Run: Hashable {
    var text: String
    var look: TextLook
  }

  /// In the order in which they are read.
  var runs: [Run]

  /// All parts together, without their looks.
  var text: String { runs.map(\.text).joined() }

  /// The number of the run that each grapheme cluster begins in, with the cluster.
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

  /// Finds the looks of lines again that were wrapped without them.
  struct Reader {
    private let clusters: [(character: Character, run: Int)]
    private var position = 0

    init(_ runs: TextRuns) {
      clusters = runs.clusters
    }

    /// The run of each cluster of `line`, the next of the lines in order. Wrapping leaves blanks and
    /// ends of lines out and makes blanks of tabs, and changes nothing else.
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
