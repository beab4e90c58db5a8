import Formats
import Foundation
import Grading
import Hints
import Sudoku
import Testing

@testable import Store

struct SolverFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: SolverFile { SolverFile(path: folder.file("solver.json")) }

  /// A record with a board of one given, and named paths of as many boards as `digits`.
  private func record(_ digits: Int..., isEmpty: Bool = false) -> SolverRecord {
    var record = SolverRecord()
    if !isEmpty { record.board = board(digits[0]) }
    record.paths = digits.map { digit in
      let board = board(digit)
      var tree = SolvingTree(SolvingPath(from: board.position, to: Grid()), by: nil)
      tree.rename(0, to: "path \(digit)")
      return SavedPaths(tree, of: board)
    }
    return record
  }

  private func board(_ digit: Int) -> PuzzleEntry {
    var givens = Grid()
    givens[Cell(digit)] = Digit(digit)
    return PuzzleEntry(givens: givens)
  }

  private func save(_ record: SolverRecord, in file: SolverFile) {
    file.save(record) { _ in }
    #expect(file.finish(within: .seconds(60)) == nil)
  }

  @Test func theEndTellsWhatCouldNotBeSavedAndTriesAgain() throws {
    let file = file
    #expect(file.finish(within: .seconds(60)) == nil)
    try FileManager.default.createDirectory(
      atPath: folder.file("solver.json"), withIntermediateDirectories: false)
    file.save(record(1)) { _ in }
    #expect(
      file.finish(within: .seconds(60))
        == .unwritable(path: folder.file("solver.json"), reason: .isFolder))
    try FileManager.default.removeItem(atPath: folder.file("solver.json"))
    #expect(file.finish(within: .seconds(60)) == nil)
    #expect(try self.file.load().record == record(1))
  }

  @Test func anEndThatCannotWaitTellsThatItTakesTooLong() throws {
    let file = file
    let lock = open(folder.path, O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    file.save(record(1)) { _ in }
    #expect(
      file.finish(within: .milliseconds(50))
        == .unwritable(path: folder.file("solver.json"), reason: .slow))
    close(lock)
    #expect(file.finish(within: .seconds(60)) == nil)
  }

  @Test func withoutAFileThereIsNoBoard() throws {
    let loaded = try file.load()
    #expect(loaded.record == SolverRecord() && loaded.setAside == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func whatIsSavedIsLoaded() throws {
    var record = record(1, 2)
    record.isSolutionShown = true
    record.board?.notes = CellNotes { _ in .all }
    save(record, in: file)
    #expect(try file.load().record == record)
    #expect(folder.names == ["solver.json"])
  }

  @Test func aChangeIsOnTheDiskWithoutAnybodyWaiting() async throws {
    let file = file
    file.save(record(1)) { _ in }
    while !folder.names.contains("solver.json") { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try self.file.load().record == record(1))
  }

  @Test func anEmptyBoardLeavesTheOneThatWasSaved() throws {
    let file = file
    save(record(1), in: file)
    save(record(1, isEmpty: true), in: file)
    #expect(try file.load().record.board == board(1))
  }

  @Test func twoProgramsKeepThePathsOfBoth() throws {
    let (one, other) = (file, file)
    _ = (try one.load(), try other.load())
    save(record(1), in: one)
    save(record(2), in: other)
    #expect(
      try file.load().record
        == {
          var all = record(1, 2)
          all.board = board(2)
          return all
        }())
    // A program removes its own paths only.
    var empty = record(2)
    empty.paths = []
    save(empty, in: other)
    #expect(try file.load().record.paths == record(1).paths)
  }

  @Test func aBoardThatIsReplacedUnseenIsKept() throws {
    let (first, second) = (file, file)
    save(record(1), in: first)
    _ = try second.load()
    save(record(2), in: second)
    #expect(folder.names == ["solver.json"])
    save(record(3), in: first)
    #expect(folder.names == ["solver.json", "solver.json.other-1"])
    let other = SolverFile(path: folder.file("solver.json.other-1"))
    #expect(try other.load().record.board == board(2))
    for digit in 4...9 { save(record(digit), in: digit.isMultiple(of: 2) ? second : first) }
    #expect(folder.names == ["solver.json"] + (3...7).map { "solver.json.other-\($0)" })
    #expect(try file.load().record.board == board(9))
  }

  @Test func theOldestPathsMakeRoom() throws {
    let limit = SolverRecord.pathsLimit
    let boards = (0..<limit + 3).map { place in
      var board = board(1)
      board.placed[Cell(40 + place)] = Digit(2)
      return board
    }
    var record = SolverRecord()
    record.paths = boards.map { board in
      SavedPaths(SolvingTree(SolvingPath(from: board.position, to: Grid()), by: nil), of: board)
    }
    save(record, in: file)
    #expect(try file.load().record.paths == record.paths.suffix(limit))
  }

  @Test func aTextThatIsTooLongIsLeftOutAndTheRestIsThere() throws {
    var record = record(1, 2)
    record.board?.details = [
      .title: "Title", .comment: String(repeating: "x", count: FileBound.solver),
    ]
    save(record, in: file)
    record.board?.details[.comment] = nil
    let loaded = try file.load()
    #expect(loaded.record == record)
    #expect(loaded.setAside == nil)
    #expect(folder.names == ["solver.json"])
  }

  @Test(arguments: ["", "{", "[]", "null", #"{"paths": 5}"#, #"{"board": {}}"#])
  func whatCannotBeReadIsSetAside(text: String) throws {
    try folder.write(text, to: "solver.json")
    let loaded = try file.load()
    #expect(loaded.record == SolverRecord() || loaded.record.paths.isEmpty)
    #expect(loaded.setAside?.newPath == folder.file("solver.json.damaged-1"))
    #expect(try folder.text(of: "solver.json.damaged-1") == text)
    save(record(3), in: file)
    #expect(try file.load().record == record(3))
  }

  @Test func theRestOfADamagedFileIsThere() throws {
    save(record(1, 2), in: file)
    let text = try folder.text(of: "solver.json")
    try folder.write(text.replacing("\"name\":\"path 1\"", with: "\"name\":1"), to: "solver.json")
    let loaded = try file.load()
    #expect(loaded.setAside != nil)
    #expect(loaded.record.board == board(1))
    // A path without its name is a path still.
    #expect(loaded.record.paths.map(\.board) == record(1, 2).paths.map(\.board))
    #expect(loaded.record.paths.last == record(2).paths.last)
  }

  @Test func whatALaterVersionAddsDoesNoHarm() throws {
    save(record(1), in: file)
    let text = try folder.text(of: "solver.json")
    try folder.write("{\"version\":9,\"mood\":{}," + text.dropFirst(), to: "solver.json")
    let loaded = try file.load()
    #expect(loaded.record == record(1) && loaded.setAside == nil)
  }

  @MainActor
  @Test func aFailureIsReportedAndTheNextChangeSavesAll() async throws {
    try folder.write("", to: "folder")
    let file = SolverFile(path: folder.file("folder/solver.json"))
    let error = await withCheckedContinuation { continuation in
      file.save(record(1)) { continuation.resume(returning: $0) }
    }
    guard case .unwritable(let path, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path == folder.file("folder/solver.json"))
    try FileManager.default.removeItem(atPath: folder.file("folder"))
    save(record(1, 2), in: file)
    #expect(try file.load().record == record(1, 2))
  }
}
