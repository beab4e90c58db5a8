// SPDX-License-Identifier: Apache-2.0

/// What is searched for in a text. Case counts only if the query has a capital letter.
nonisolated struct TextSearch: Hashable, Sendable {
  let query: String
  private let characters: [Character]
  private let isCaseSensitive: Bool
  /// The query in ASCII, in lower case unless case counts.
  private let bytes: [UInt8]?

  init(_ query: String) {
    self.query = query
    isCaseSensitive = query.contains(where: \.isUppercase)
    characters = query.map { $0 }
    bytes = query.utf8.allSatisfy { $0 < 0x80 } ? Array(query.utf8) : nil
  }

  /// The matches in `line`, in clusters, in order. They don't overlap.
  func matches(in line: String) -> [Range<Int>] {
    guard !characters.isEmpty else { return [] }
    if let bytes, let found = matches(of: bytes, in: line) { return found }
    let line = Array(line)
    var found: [Range<Int>] = []
    var start = 0
    while start + characters.count <= line.count {
      if characters.indices.allSatisfy({ isSame(line[start + $0], characters[$0]) }) {
        found.append(start..<start + characters.count)
        start += characters.count
      } else {
        start += 1
      }
    }
    return found
  }

  /// The matches of an ASCII query in a line of ASCII, whose bytes are its clusters. `nil` for
  /// other lines.
  private func matches(of query: [UInt8], in line: String) -> [Range<Int>]? {
    var line = line
    return line.withUTF8 { line in
      var found: [Range<Int>] = []
      var start = 0
      while start < line.count {
        if line[start] >= 0x80 { return nil }
        var length = 0
        while length < query.count, start + length < line.count,
          folded(line[start + length]) == query[length]
        {
          length += 1
        }
        if length == query.count {
          found.append(start..<start + length)
          start += length
        } else {
          start += 1
        }
      }
      return found
    }
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    !isCaseSensitive && 0x41...0x5A ~= byte ? byte | 0x20 : byte
  }

  private func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || !isCaseSensitive && one.lowercased() == other.lowercased()
  }
}

/// Counts and finds matches in a text. What it has counted of a part of the text holds as long as
/// the part does, so counting again after a change costs what has changed.
final class MatchFinder {
  let search: TextSearch
  private var counts: [ObjectIdentifier: (part: TextLines.Part, count: Int)] = [:]
  /// The number of lines looked at so far.
  private(set) var searchedLines = 0

  init(_ search: TextSearch) {
    self.search = search
  }

  /// The number of matches in `lines`. Time O(text) at first.
  func count(in lines: TextLines) -> Int {
    // Parts that are gone pile up slowly. Counting them all once more is rare.
    if counts.count > 2 * lines.count / TextLines.Part.least + 1000 { counts = [:] }
    return count(in: lines.root)
  }

  private func count(in part: TextLines.Part) -> Int {
    if let known = counts[ObjectIdentifier(part)] { return known.count }
    searchedLines += part.lines.count
    let count = countLines(part.lines[...]) + countParts(part.parts[...])
    counts[ObjectIdentifier(part)] = (part, count)
    return count
  }

  private func countLines(_ lines: ArraySlice<String>) -> Int {
    lines.reduce(0) { $0 + search.matches(in: $1).count }
  }

  private func countParts(_ parts: ArraySlice<TextLines.Part>) -> Int {
    parts.reduce(0) { $0 + count(in: $1) }
  }

  /// The number of matches that begin before `position`.
  func count(before position: TextPosition, in lines: TextLines) -> Int {
    var (part, line, found) = (lines.root, position.line, 0)
    while part.height > 0 {
      let (place, start) = part.place(of: line)
      found += countParts(part.parts[..<place])
      (part, line) = (part.parts[place], line - start)
    }
    found += countLines(part.lines[..<line])
    let own = search.matches(in: part.lines[line])
    return found + own.count { $0.lowerBound < position.character }
  }

  /// The match number `index` of `lines`, from 0. `nil` if there are fewer.
  func match(_ index: Int, in lines: TextLines) -> Range<TextPosition>? {
    guard index >= 0, index < count(in: lines) else { return nil }
    var (part, rest, line) = (lines.root, index, 0)
    while part.height > 0 {
      guard
        let next = part.parts.first(where: { part in
          let own = count(in: part)
          if rest < own { return true }
          rest -= own
          line += part.count
          return false
        })
      else { return nil }
      part = next
    }
    for (offset, text) in part.lines.enumerated() {
      let matches = search.matches(in: text)
      if rest < matches.count {
        let (match, line) = (matches[rest], line + offset)
        let start = TextPosition(line: line, character: match.lowerBound)
        return start..<TextPosition(line: line, character: match.upperBound)
      }
      rest -= matches.count
    }
    return nil
  }
}
