// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

/// Reads a file from its start to its end, and on when it has grown.
actor LogReader {
  /// What has been read.
  enum Part: Sendable {
    case lines(LogBlock)
    /// The file is another one now, and is read from its start.
    case startOver
    case end
  }

  private let path: String
  private var offset: UInt64 = 0
  /// What the system calls the file that was read last.
  private var number: UInt64?

  init(path: String) {
    self.path = path
  }

  /// The bytes that are read at once.
  private static let most = 1 << 20

  /// The next part, of whole lines unless the file ends or a line is that long.
  func next() throws -> Part {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let size = try file.seekToEnd()
    var facts = stat()
    guard fstat(file.fileDescriptor, &facts) == 0 else { return .end }
    let lastNumber = number
    number = UInt64(facts.st_ino)
    if size < offset || lastNumber != nil && lastNumber != number {
      offset = 0
      return .startOver
    }
    guard size > offset else { return .end }
    try file.seek(toOffset: offset)
    guard var data = try file.read(upToCount: Self.most), !data.isEmpty else { return .end }
    if data.count == Self.most, let end = data.lastIndex(of: LogText.newline) {
      data = data[...end]
    }
    offset += UInt64(data.count)
    return .lines(LogBlock(Array(data)))
  }
}

/// A log that grows, and what is shown of it.
@Observable
final class Log {
  let path: String
  private(set) var text = LogText()
  private(set) var problem: String?
  /// The numbers of the lines that match the filter; `nil` if all do.
  private(set) var matches: [UInt32]?
  /// The number of lines that were looked at for it.
  private var searched = 0
  /// The number of files that were in the place of the first one.
  private var files = 0
  /// Whether the end of the file has been reached once.
  private(set) var hasRead = false
  var filter = LogFilter()
  var selection: Int?
  @ObservationIgnored private let reader: LogReader

  init(path: String) {
    self.path = path
    reader = LogReader(path: path)
  }

  /// The name of the file.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The lines that are shown.
  var lines: LogLines { LogLines(matches: matches, all: text.count) }

  /// Reads what is new in the file.
  func read() async {
    defer { if !hasRead { hasRead = true } }
    do {
      while true {
        switch try await reader.next() {
        case .end: return
        case .startOver:
          files += 1
          (text, matches, searched) = (LogText(), filter.isEmpty ? nil : [], 0)
        case .lines(let block):
          problem = nil
          text.append(block)
        }
      }
    } catch {
      if problem == nil { problem = (error as NSError).localizedFailureReason ?? "\(error)" }
    }
  }

  /// Searches all lines for what matches the filter.
  func search() async {
    guard !filter.isEmpty else {
      (matches, searched) = (nil, 0)
      return
    }
    let (filter, text, files) = (filter, text, files)
    let found = await filter.matches(in: text)
    guard !Task.isCancelled, filter == self.filter, files == self.files else { return }
    (matches, searched) = (found, text.count)
    await searchOn()
  }

  /// Searches the lines that were added meanwhile.
  func searchOn() async {
    while let matches, searched < text.count, !Task.isCancelled {
      // The last line may have gone on.
      let (filter, text, files, first) = (filter, text, files, max(0, searched - 1))
      let found = await filter.matches(in: text, from: first)
      guard !Task.isCancelled, filter == self.filter, files == self.files else { return }
      self.matches = matches.filter { $0 < first } + found
      searched = text.count
    }
  }

  /// Selects the line that `place` names, a number or a time, or the next one that is shown.
  /// Returns `false` if there is none.
  func go(to place: String) -> Bool {
    let place = place.trimmingCharacters(in: .whitespaces)
    let wanted: Int?
    if let number = Int(place) {
      wanted = number - 1
    } else if let time = LogTime(place) {
      wanted = text.firstLine(from: time)
    } else {
      return false
    }
    guard let wanted, let index = lines.firstIndex(where: { $0 >= wanted }) else { return false }
    selection = lines[index]
    return true
  }
}

/// The numbers of the lines that are shown.
nonisolated struct LogLines: RandomAccessCollection, Sendable {
  let matches: [UInt32]?
  let all: Int

  var startIndex: Int { 0 }
  var endIndex: Int { matches?.count ?? all }
  subscript(index: Int) -> Int { matches.map { Int($0[index]) } ?? index }
}

/// A time of day, with a date if it is known.
nonisolated struct LogTime: Equatable, Sendable {
  /// "2026-11-29".
  var date: String?
  /// "08:15:00".
  let time: String

  /// Reads "8:15", "08:15:30" or "2026-11-29 08:15".
  init?(_ text: String) {
    let parts = text.split { $0 == " " || $0 == "T" }
    guard let last = parts.last, (1...2).contains(parts.count) else { return nil }
    let numbers = last.split(separator: ":").map { Int($0) ?? 99 }
    guard (2...3).contains(numbers.count), numbers.allSatisfy({ (0...60).contains($0) }) else {
      return nil
    }
    time = (numbers + [0]).prefix(3).map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    date = parts.count == 2 ? String(parts[0]) : nil
  }

  /// The time at the start of a line, which may follow a date and a few more letters.
  init?(line: ArraySlice<UInt8>) {
    let head = Array(line.prefix(40))
    func isTime(_ start: Int) -> Bool {
      [2, 5].allSatisfy { head[start + $0] == UInt8(ascii: ":") }
        && [0, 1, 3, 4, 6, 7].allSatisfy { (48...57).contains(head[start + $0]) }
    }
    guard head.count >= 8, let start = (0...head.count - 8).first(where: isTime) else { return nil }
    time = String(decoding: head[start..<start + 8], as: UTF8.self)
    let before = head[..<max(0, start - 1)].suffix(10)
    let isDate = before.count == 10 && before.filter { $0 == UInt8(ascii: "-") }.count == 2
    date = isDate ? String(decoding: before, as: UTF8.self) : nil
  }

  /// Whether it isn't before `other`. Without a date on both, the time of day decides.
  func isAtOrAfter(_ other: LogTime) -> Bool {
    if let date, let otherDate = other.date, date != otherDate { return date > otherDate }
    return time >= other.time
  }
}

extension LogText {
  /// The first line with a time that isn't before `time`.
  nonisolated func firstLine(from time: LogTime) -> Int? {
    (0..<count).first { LogTime(line: self[$0])?.isAtOrAfter(time) == true }
  }
}
