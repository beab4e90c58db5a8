import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// `import`.
  @Suite struct ImportTests {
    private let sitting = Sitting()

    private func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), arguments + ["--data-dir", sitting.folder],
        environment: Sitting.environment())
    }

    private static let puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

    @Test func puzzlesBecomeACollectionAndWhatIsLeftOutIsSaid() throws {
      let file = sitting.folder + "-winter.txt"
      defer { unlink(file) }
      let open = String(repeating: ".", count: 81)
      let text = "\(Self.puzzle)\n\(Self.puzzle)\n\(open)\n12345678\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let imported = try run("import", "--name", "Winter", file)
      #expect(imported.status == .exited(1))
      #expect(imported.output.contains("Imported 1 puzzle as 'Winter'. Left out: 1 duplicate, "))
      #expect(imported.errors.contains("exactly one solution"))
      #expect(imported.errors.contains("line 4"))
    }

    @Test func aDuplicateIsLeftOutWithoutFailure() throws {
      let file = sitting.folder + "-twice.txt"
      defer { unlink(file) }
      try Data("\(Self.puzzle)\n\(Self.puzzle)\n".utf8).write(to: URL(fileURLWithPath: file))
      let imported = try run("import", "--name", "Twice", file)
      #expect(imported.status == .exited(0))
      #expect(imported.output.contains("Imported 1 puzzle as 'Twice'. Left out: 1 duplicate."))
      #expect(imported.errors.isEmpty)
    }

    @Test(
      arguments: [
        ["import", "--name", "Some"], ["rate", "--no-rating"], ["convert", "--to", "line"],
      ])
    func whatCannotBeReadMakesTheStatusOneAndTheRestIsDone(command: [String]) throws {
      let file = sitting.folder + "-some.txt"
      defer { unlink(file) }
      try Data("\(Self.puzzle)\n12345678\n".utf8).write(to: URL(fileURLWithPath: file))
      let data = command[0] == "import" ? ["--data-dir", sitting.folder] : []
      let ended = try ProgramRun(
        BuiltProgram.path(), command + [file] + data, environment: Sitting.environment())
      #expect(ended.status == .exited(1))
      #expect(!ended.output.isEmpty && ended.errors.contains("line 2"))
    }

    @Test func aSolvedGridAndAPuzzleOfCandidatesAreLeftOutAsSuch() throws {
      let file = sitting.folder + "-odd.txt"
      defer { unlink(file) }
      let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
      let candidates = Self.puzzle.map { cell in
        cell == "." ? "123456789" : "123456789".map { $0 == cell ? String($0) : "." }.joined()
      }.joined()
      try Data("\(solved)\n\(candidates)\n\(Self.puzzle)\n".utf8).write(
        to: URL(fileURLWithPath: file))
      let imported = try run("import", "--name", "Odd", file)
      #expect(imported.status == .exited(1))
      #expect(
        imported.output.contains(
          "Imported 1 puzzle as 'Odd'. Left out: 1 made of candidates, 1 solved"))
      #expect(imported.errors.contains("line 1: left out, because it is solved already."))
      #expect(imported.errors.contains("line 2: left out, because its clues are candidates"))
    }

    @Test func withoutAPuzzleThereIsNoCollection() throws {
      let file = sitting.folder + "-none.txt"
      defer { unlink(file) }
      try Data("nothing\n".utf8).write(to: URL(fileURLWithPath: file))
      let imported = try run("import", file)
      #expect(imported.status == .exited(1))
      #expect(imported.output.isEmpty)
      #expect(imported.errors.contains("There are no puzzles to import."))
    }

    @Test func aNameOrAFileNameHasNoControlCharacters() throws {
      let folder = sitting.folder + "-lists"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let file = folder + "/a\u{1B}[31m\nb\u{202E}.txt"
      try Data("\(Self.puzzle)\n".utf8).write(to: URL(fileURLWithPath: file))
      let named = try run("import", "--name", "x\u{1B}]0;evil\u{7}\u{202E}abc\u{E0041}", file)
      #expect(named.output.contains("as 'x]0;evilabc'."))
      let unnamed = try run("import", file)
      #expect(unnamed.output.contains("as 'a[31m b'."))
      #expect(try run("import", "--name", "\u{1B}\u{200B}", file).status == .exited(2))
    }

    @Test func whatIsRescuedOnTheWayIsSaid() throws {
      let file = sitting.folder + "-rescued.txt"
      defer { unlink(file) }
      try Data("\(Self.puzzle)\n".utf8).write(to: URL(fileURLWithPath: file))
      #expect(try run("import", "--name", "First", file).errors.isEmpty)
      let games = sitting.folder + "/games.sqlite"
      var data = try Data(contentsOf: URL(fileURLWithPath: games))
      data.replaceSubrange(0..<4, with: [0, 0, 0, 0])
      try data.write(to: URL(fileURLWithPath: games))
      let imported = try run("import", "--name", "Second", file)
      #expect(imported.status == .exited(0))
      #expect(imported.errors.contains("one collection could be read from it"))
      #expect(imported.errors.contains(games + ".damaged-1"))
    }

    @Test func aFileThatIsMissingIsSaid() throws {
      let imported = try run("import", "/nowhere/at-all.txt")
      #expect(imported.status == .exited(2))
      #expect(imported.output.isEmpty)
    }
  }
}
