// SPDX-License-Identifier: Apache-2.0

/// The lines of a text, as a balanced tree that is never changed but replaced in part.
///
/// ```
///              ┌── 100,000 lines ──┐
///        ┌── 52,000 ──┐      ┌── 48,000 ──┐
///     16…64 lines    …      …            …        a leaf
/// ```
///
/// A change makes new nodes from a leaf up to the root and shares all others, so a change of a line
/// and a kept copy of the whole text cost a few nodes each: time and memory O(log lines).
nonisolated struct TextLines: Sendable {
  /// A part of the text.
  final class Part: Sendable {
    /// The number of lines of a leaf, and of parts of other nodes, except in a root.
    static let least = 16
    static let most = 64

    /// 0 for a leaf.
    let height: Int
    /// The lines of a leaf.
    let lines: [String]
    /// The parts of other nodes.
    let parts: [Part]
    /// The number of lines before each part.
    private let starts: [Int]
    /// The number of lines.
    let count: Int
    /// The UTF-8 code units of the lines, each with a newline.
    let bytes: Int

    init(lines: [String]) {
      height = 0
      self.lines = lines
      parts = []
      starts = []
      count = lines.count
      bytes = lines.reduce(lines.count) { $0 + $1.utf8.count }
    }

    init(parts: [Part]) {
      height = (parts.first?.height ?? 0) + 1
      lines = []
      self.parts = parts
      var (starts, count, bytes) = ([Int](), 0, 0)
      starts.reserveCapacity(parts.count)
      for part in parts {
        starts.append(count)
        count += part.count
        bytes += part.bytes
      }
      (self.starts, self.count, self.bytes) = (starts, count, bytes)
    }

    /// `true` if the node is full enough to have a parent.
    private var isFull: Bool { (height == 0 ? lines.count : parts.count) >= Self.least }

    // MARK: Joining

    /// The lines of `first` and `second`, in order.
    static func join(_ first: Part, _ second: Part) -> Part {
      if first.count == 0 { return second }
      if second.count == 0 { return first }
      if first.height == second.height { return joinEqual(first, second) }
      if first.height < second.height {
        if first.isFull, first.height == second.height - 1 {
          return over([first] + second.parts)
        }
        let head = join(first, second.parts[0])
        return over((head.height < second.height ? [head] : head.parts) + second.parts.dropFirst())
      }
      if second.isFull, second.height == first.height - 1 { return over(first.parts + [second]) }
      let tail = join(first.parts[first.parts.count - 1], second)
      return over(first.parts.dropLast() + (tail.height < first.height ? [tail] : tail.parts))
    }

    private static func joinEqual(_ first: Part, _ second: Part) -> Part {
      if first.isFull, second.isFull { return Part(parts: [first, second]) }
      guard first.height == 0 else { return over(first.parts + second.parts) }
      let lines = first.lines + second.lines
      guard lines.count > most else { return Part(lines: lines) }
      let half = lines.count / 2
      return Part(parts: [Part(lines: Array(lines[..<half])), Part(lines: Array(lines[half...]))])
    }

    /// A node of `parts`, or two of them below another if there are too many.
    private static func over(_ parts: [Part]) -> Part {
      guard parts.count > most else { return Part(parts: parts) }
      let half = parts.count / 2
      return Part(parts: [Part(parts: Array(parts[..<half])), Part(parts: Array(parts[half...]))])
    }

    /// A tree of `lines`, of which there is at least one.
    static func make(of lines: [String]) -> Part {
      var parts = groups(lines.count).map { Part(lines: Array(lines[$0])) }
      while parts.count > 1 {
        parts = groups(parts.count).map { Part(parts: Array(parts[$0])) }
      }
      return parts.first ?? Part(lines: [])
    }

    /// Divides `count` elements into nodes that are full enough.
    private static func groups(_ count: Int) -> [Range<Int>] {
      let number = max(1, (count + most - 1) / most)
      return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
    }

    // MARK: Parts of it

    /// The lines in `range`.
    func slice(_ range: Range<Int>) -> Part {
      if range == 0..<count { return self }
      if height == 0 { return Part(lines: Array(lines[range])) }
      var (found, start) = (Part(lines: []), 0)
      for part in parts {
        let own = range.clamped(to: start..<start + part.count)
        if !own.isEmpty {
          found = Self.join(found, part.slice(own.lowerBound - start..<own.upperBound - start))
        }
        start += part.count
      }
      return found
    }

    /// The index of the part with line `index`, and the lines before that part.
    func place(of index: Int) -> (part: Int, start: Int) {
      var (low, high) = (0, parts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= index { low = middle + 1 } else { high = middle }
      }
      return (low - 1, starts[low - 1])
    }

    func line(_ index: Int) -> String {
      guard height > 0 else { return lines[index] }
      let (place, start) = place(of: index)
      return parts[place].line(index - start)
    }

    func setting(_ index: Int, to line: String) -> Part {
      guard height > 0 else {
        var lines = lines
        lines[index] = line
        return Part(lines: lines)
      }
      let (place, start) = place(of: index)
      var parts = parts
      parts[place] = parts[place].setting(index - start, to: line)
      return Part(parts: parts)
    }

    func forEachLine(_ action: (String) -> Void) {
      for line in lines { action(line) }
      for part in parts { part.forEachLine(action) }
    }
  }

  private(set) var root: Part

  /// The lines of `text`, which end at LF, CR or both. There is always at least one.
  init(_ text: String) {
    root = Part.make(of: Self.split(text))
  }

  /// The number of lines.
  var count: Int { root.count }
  /// The UTF-8 code units of the text.
  var bytes: Int { root.bytes - 1 }
  /// The last line.
  var last: Int { count - 1 }

  /// The line `index`, without its end.
  subscript(index: Int) -> String { root.line(index) }

  /// The text, its lines separated by LF.
  var text: String { text(of: root) }

  /// The text of the lines in `range`.
  func text(in range: Range<Int>) -> String { text(of: root.slice(range)) }

  private func text(of part: Part) -> String {
    var text = ""
    text.reserveCapacity(part.bytes)
    var isFirst = true
    part.forEachLine { line in
      if !isFirst { text += "\n" }
      isFirst = false
      text += line
    }
    return text
  }

  /// Replaces the lines in `range` with `new`. If no line would remain, an empty one does.
  mutating func replace(_ range: Range<Int>, with new: [String]) {
    if range.count == 1, new.count == 1 {
      root = root.setting(range.lowerBound, to: new[0])
      return
    }
    let (before, after) = (root.slice(0..<range.lowerBound), root.slice(range.upperBound..<count))
    let middle = new.isEmpty ? Part(lines: []) : Part.make(of: new)
    root = Part.join(Part.join(before, middle), after)
    if root.count == 0 { root = Part(lines: [""]) }
  }

  /// `true` if both are the same text by having the same nodes, which takes no time to find out.
  func isIdentical(to other: TextLines) -> Bool { root === other.root }

  /// The lines of `text`.
  static func split(_ text: String) -> [String] {
    var lines: [String] = []
    let bytes = text.utf8
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      guard byte == 0x0A || byte == 0x0D else {
        index = next
        continue
      }
      lines.append(String(text[start..<index]))
      let isPair = byte == 0x0D && next < bytes.endIndex && bytes[next] == 0x0A
      index = isPair ? bytes.index(after: next) : next
      start = index
    }
    lines.append(String(text[start...]))
    return lines
  }
}
