// SPDX-License-Identifier: Apache-2.0

/// How bad it is what a line says.
nonisolated enum Level: UInt8, CaseIterable, Comparable, Sendable {
  case none, debug, info, warning, error

  private static let words: [(word: [UInt8], level: Level)] = [
    (Array("fatal".utf8), .error), (Array("critical".utf8), .error), (Array("error".utf8), .error),
    (Array("warn".utf8), .warning), (Array("info".utf8), .info), (Array("notice".utf8), .info),
    (Array("debug".utf8), .debug), (Array("trace".utf8), .debug),
  ]

  /// The level whose name comes first in `line`, among its first 80 bytes.
  init(_ line: some Collection<UInt8>) {
    self = .none
    var head: [UInt8] = []
    for byte in line.prefix(80) { head.append(LogText.lowercased(byte)) }
    for start in head.indices where start == 0 || !LogText.isLetter(head[start - 1]) {
      let rest = head[start...]
      if let found = Self.words.first(where: { rest.starts(with: $0.word) }) {
        self = found.level
        return
      }
    }
  }

  static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
}

/// Some lines of a log, as their bytes and the places where they start.
nonisolated final class LogBlock: Sendable {
  let bytes: [UInt8]
  /// Whether its last line has an end yet.
  let isWhole: Bool
  private let starts: [UInt32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isWhole = bytes.last == LogText.newline
    var starts: [UInt32] = bytes.isEmpty ? [] : [0]
    bytes.withUnsafeBufferPointer { bytes in
      for (place, byte) in bytes.enumerated() where byte == LogText.newline {
        if place + 1 < bytes.count { starts.append(UInt32(place + 1)) }
      }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  subscript(line: Int) -> ArraySlice<UInt8> {
    let end = line + 1 < count ? Int(starts[line + 1]) : bytes.count
    let text = bytes[Int(starts[line])..<end]
    return text.last == LogText.newline ? text.dropLast() : text
  }
}

/// The lines of a log, in blocks. A copy shares them, so another thread may search it.
nonisolated struct LogText: Sendable {
  static let newline = UInt8(ascii: "\n")

  private(set) var blocks: [LogBlock] = []
  /// The number of the first line of each block.
  private var firsts: [Int] = []
  private(set) var count = 0

  /// Adds lines. The last line goes on in them if it had no end.
  mutating func append(_ block: LogBlock) {
    var block = block
    if let last = blocks.last, !last.isWhole {
      blocks.removeLast()
      count = firsts.removeLast()
      block = LogBlock(last.bytes + block.bytes)
    }
    guard block.count > 0 else { return }
    blocks.append(block)
    firsts.append(count)
    count += block.count
  }

  /// The bytes of a line, without its end.
  subscript(line: Int) -> ArraySlice<UInt8> {
    var (low, high) = (0, blocks.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firsts[middle] <= line { low = middle } else { high = middle }
    }
    return blocks[low][line - firsts[low]]
  }

  static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
  static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(lowercased(byte)) }
}

/// What lines have to have: a text, in capitals or not, and a level.
nonisolated struct LogFilter: Equatable, Sendable {
  var text = ""
  var level = Level.none

  var isEmpty: Bool { text.isEmpty && level == .none }

  /// The numbers of the lines of `text` from `first` that match. Stops early when the task is
  /// cancelled.
  @concurrent func matches(in text: LogText, from first: Int = 0) async -> [UInt32] {
    found(in: text, from: first)
  }

  func found(in log: LogText, from first: Int = 0) -> [UInt32] {
    let wanted = text.utf8.map(LogText.lowercased)
    var found: [UInt32] = []
    for line in first..<max(first, log.count) {
      if line % 4096 == 0, Task.isCancelled { return found }
      let bytes = log[line]
      if Self.has(bytes, wanted), level == .none || Level(bytes) >= level {
        found.append(UInt32(line))
      }
    }
    return found
  }

  /// Whether `bytes` have the bytes `wanted`, which are in small letters, in any case.
  private static func has(_ bytes: ArraySlice<UInt8>, _ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= wanted.count else { return false }
      for start in 0...bytes.count - wanted.count
      where LogText.lowercased(bytes[start]) == first {
        var length = 1
        while length < wanted.count, LogText.lowercased(bytes[start + length]) == wanted[length] {
          length += 1
        }
        if length == wanted.count { return true }
      }
      return false
    }
  }
}
