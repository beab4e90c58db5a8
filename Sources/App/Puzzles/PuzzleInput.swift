import Formats
import Hints
import Screens
import Sudoku

/// The puzzles of several files, one after the other, as they come in.
///
/// A text that can't be read takes its place among them, and reading goes on after it.
final class PuzzleInput {
  enum Item: Sendable {
    case puzzle(PuzzleEntry, place: PuzzlePlace)
    /// Something that isn't a puzzle, and the file it is in.
    case problem(PuzzleTextError, file: String)
    /// A sentence about a file without anything that may be a puzzle.
    case nothing(String)
    /// A sentence about a file that cannot be read.
    case missingFile(String)
    /// The parts that the previous puzzle lacks. Each kind is reported once per file.
    case leftOut(UnreadParts, place: PuzzlePlace)
  }

  /// The sentence about something that isn't a puzzle, and where it is.
  static func sentence(
    on problem: PuzzleTextError, in file: String, language: Language = .english
  ) -> String {
    "\(file), \(Words.in(language).text(of: problem))"
  }

  /// A part of the input: a run of plain lines, or an item.
  enum Piece: Sendable {
    case plainLines(PlainLines)
    case item(Item)
  }

  /// Lines of a file that hold one puzzle of 81 cells each.
  struct PlainLines: Sendable {
    let file: String
    /// The number of the first puzzle among those of the file, from 1. The others follow it.
    let firstIndex: Int
    /// The lines, each with its line feed.
    private(set) var text: [UInt8] = []
    /// The numbers of the lines in the file, counted from 1.
    private(set) var numbers: [Int] = []

    /// The places of the puzzles.
    var places: [PuzzlePlace] {
      numbers.enumerated().map { offset, number in
        PuzzlePlace(file: file, line: number, index: firstIndex + offset)
      }
    }

    fileprivate mutating func append(_ line: ArraySlice<UInt8>, number: Int) {
      text += line
      numbers.append(number)
    }
  }

  private var files: ArraySlice<String>
  private var current: ByteReader?
  /// The bytes of the current file that have arrived but aren't read yet.
  private var unread: ArraySlice<UInt8> = []
  private var reader = PuzzleReader()
  /// The number of puzzles of the current file so far.
  private var index = 0
  /// `true` if something in the current file isn't a puzzle.
  private var hasProblem = false
  private var items: [Item] = []
  private var nextItem = 0
  /// The parts of the current file that were reported as left out.
  private var told: Set<UnreadParts> = []
  private static let mostTold = 20
  private let language: Language

  init(files: [String], language: Language = .english) {
    self.files = files[...]
    self.language = language
  }

  init(source: ByteReader, language: Language = .english) {
    files = []
    self.language = language
    current = source
  }

  /// `true` if the next item hasn't arrived yet.
  var isWaiting: Bool {
    nextItem == items.count && unread.isEmpty && current?.isWaiting == true
  }

  func next() -> Item? {
    while nextItem == items.count {
      items.removeAll(keepingCapacity: true)
      nextItem = 0
      guard readMore() else { return nil }
      while !unread.isEmpty { readLine() }
    }
    defer { nextItem += 1 }
    return items[nextItem]
  }

  /// The next pieces, about 64 KB of what has arrived, or `nil` at the end of the last file. There
  /// are none in a part of a long comment or document. For long lists this is many times as fast as
  /// asking for one item after the other.
  func nextPieces() -> [Piece]? {
    var pieces: [Piece] = []
    var plain: PlainLines?
    var size = 0
    var isAtEnd = false
    while size < Self.sizeOfPieces {
      if unread.isEmpty {
        if size > 0 || !pieces.isEmpty, current?.isWaiting != false { break }
        isAtEnd = !readMore()
        if isAtEnd { break }
      }
      let start = unread.startIndex
      if let end = reader.passPlainLine(unread), let current {
        index += 1
        plain = plain ?? PlainLines(file: current.name, firstIndex: index)
        plain?.append(unread[..<end], number: reader.lineNumber - 1)
        unread = unread[end...]
      } else if let end = reader.passRemark(unread) {
        unread = unread[end...]
      } else if !unread.isEmpty {
        readLine()
      }
      size += unread.startIndex - start
      guard current == nil || !items.isEmpty else { continue }
      if let lines = plain { pieces.append(.plainLines(lines)) }
      plain = nil
      pieces += items.map { .item($0) }
      items.removeAll(keepingCapacity: true)
    }
    if let plain { pieces.append(.plainLines(plain)) }
    return pieces.isEmpty && isAtEnd ? nil : pieces
  }

  private static let sizeOfPieces = 1 << 16

  private func readLine() {
    guard let current else { return }
    let end = reader.readLine(of: unread) { add($0, from: current.name) }
    unread = unread[end...]
  }

  /// Reads a piece of a file. Returns `false` at the end of the last one.
  private func readMore() -> Bool {
    do throws(UsageError) {
      guard let source = try openSource() else { return false }
      if let bytes = try source.next() {
        unread = bytes[...]
      } else {
        end(source)
      }
    } catch {
      hasProblem = true
      items.append(.missingFile(error.description))
      if let current { end(current) }
    }
    return true
  }

  private func openSource() throws(UsageError) -> ByteReader? {
    if let current { return current }
    guard let file = files.popFirst() else { return nil }
    current = try ByteReader(file, language: language)
    (index, told, hasProblem) = (0, [], false)
    return current
  }

  private func end(_ source: ByteReader) {
    reader.finish { add($0, from: source.name) }
    current = nil
    if index == 0, !hasProblem {
      items.append(
        .nothing(Words.in(language).text(of: GivenPuzzleError.noPuzzle(in: source.name))))
    }
  }

  private func add(_ reading: PuzzleReading, from file: String) {
    switch reading {
    case .success(let entry):
      index += 1
      let place = PuzzlePlace(file: file, line: entry.origin?.line ?? 1, index: index)
      items.append(.puzzle(entry, place: place))
      let unread = entry.unread
      if unread != UnreadParts(), told.count < Self.mostTold, told.insert(unread).inserted {
        items.append(.leftOut(unread, place: place))
      }
    case .failure(let problem):
      hasProblem = true
      items.append(.problem(problem, file: file))
    }
  }
}
