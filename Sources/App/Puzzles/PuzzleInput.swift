import Formats
import Hints
import Screens

/// The puzzles of several files, one after the other, as they come in.
///
/// What cannot be read takes its place among them, and reading goes on after it.
final class PuzzleInput {
  /// The next item.
  enum Item: Sendable {
    /// A puzzle, and its place for a message: "puzzles.txt, line 4".
    case puzzle(PuzzleEntry, place: String)
    /// A sentence about something that is no puzzle.
    case problem(String)
    /// A sentence about a file that cannot be read.
    case missingFile(String)
  }

  private var files: ArraySlice<String>
  private var current: ByteReader?
  private var reader = PuzzleReader()
  private var items: [Item] = []
  private var nextItem = 0
  /// The language of error messages.
  private let language: Language

  /// Reads `files` in turn.
  init(files: [String]) {
    self.files = files[...]
    language = .english
  }

  /// Reads what is left of `source`, of which so many lines have been read.
  init(source: ByteReader, linesBefore: Int = 0, language: Language = .english) {
    files = []
    self.language = language
    current = source
    reader = PuzzleReader(linesBefore: linesBefore)
  }

  /// `true` if the next item hasn't arrived yet.
  var isWaiting: Bool { nextItem == items.count && current?.isWaiting == true }

  /// The next item, or `nil` at the end of the last file.
  func next() -> Item? {
    while nextItem == items.count {
      items.removeAll(keepingCapacity: true)
      nextItem = 0
      guard readMore() else { return nil }
    }
    defer { nextItem += 1 }
    return items[nextItem]
  }

  /// Reads a piece of a file. Returns `false` at the end of the last one.
  private func readMore() -> Bool {
    do throws(UsageError) {
      guard let source = try openSource() else { return false }
      if let bytes = try source.next() {
        reader.read(bytes) { take($0, from: source.name) }
      } else {
        end(source)
      }
    } catch {
      items.append(.missingFile(error.description))
      if let current { end(current) }
    }
    return true
  }

  private func openSource() throws(UsageError) -> ByteReader? {
    if let current { return current }
    guard let file = files.popFirst() else { return nil }
    current = try ByteReader(file)
    return current
  }

  private func end(_ source: ByteReader) {
    reader.finish { take($0, from: source.name) }
    current = nil
  }

  private func take(_ reading: PuzzleReading, from file: String) {
    switch reading {
    case .success(let entry):
      items.append(.puzzle(entry, place: "\(file), line \(entry.origin?.line ?? 1)"))
    case .failure(let problem):
      items.append(.problem("\(file), \(Words.in(language).text(of: problem))"))
    }
  }
}
