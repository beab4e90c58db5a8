import Foundation
import Sudoku
import TerminalTesting
import TestSupport
import Testing

extension EndToEnd {
  /// All commands read the same position in the same way.
  @Suite struct AgreeingTests {
    /// A position in a line of HoDoKu's library: givens, placed digits and removed candidates.
    private struct Position {
      var givens: Grid
      var placed = Grid()
      var removed: Set<Candidate> = []

      var grid: Grid {
        var grid = givens
        for cell in Cell.all where grid[cell] == nil { grid[cell] = placed[cell] }
        return grid
      }

      var line: String {
        let cells = Cell.all.map { cell in
          givens[cell]?.description ?? placed[cell].map { "+\($0)" } ?? "."
        }
        let gone = removed.map { "\($0.digit)\($0.cell.row + 1)\($0.cell.column + 1)" }.sorted()
        return ":0000:x:\(cells.joined()):\(gone.joined(separator: " "))::"
      }

      /// How many solutions it has: 0, 1, or 2 for more.
      var solutions: Int { Self.solutions(grid) { !removed.contains($0) } }
      /// The same without the removed candidates.
      var solutionsOfDigits: Int { Self.solutions(grid) { _ in true } }
      var solutionsOfGivens: Int { Self.solutions(givens) { _ in true } }

      private static func solutions(_ grid: Grid, _ isLeft: (Candidate) -> Bool) -> Int {
        guard grid.conflicts.isEmpty else { return 0 }
        let position = CandidateGrid(grid: grid, givens: .none) { cell in
          DigitSet(Digit.all.filter { isLeft(Candidate(cell, $0)) })
        }
        return Solver.solutions(of: position, limit: 2).count
      }
    }

    /// Random numbers, and odd positions made from them.
    private struct Maker {
      var random = LinearGenerator(state: 43)

      /// A well-known puzzle with other digits, rows and columns, and its solution.
      mutating func puzzle() throws -> (givens: Grid, solution: Grid) {
        let known = try Puzzle.wellKnown()
        let digits = Digit.all.shuffled(using: &random)
        let (rows, columns) = (lines(), lines())
        func changed(_ grid: Grid) -> Grid {
          var changed = Grid()
          for cell in Cell.all {
            changed[Cell(row: rows[cell.row], column: columns[cell.column])] =
              grid[cell].map { digits[$0.index] }
          }
          return changed
        }
        return (changed(known.givens), changed(known.solution))
      }

      private mutating func lines() -> [Int] {
        [0, 3, 6].shuffled(using: &random).flatMap { first in
          (first..<first + 3).shuffled(using: &random)
        }
      }

      mutating func some(_ count: Int, of cells: [Cell]) -> ArraySlice<Cell> {
        cells.shuffled(using: &random).prefix(count)
      }

      mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

      /// A position of one of sixteen kinds.
      mutating func position(kind: Int) throws -> Position {
        let (givens, solution) = try puzzle()
        var position = Position(givens: givens)
        let open = givens.emptyCells
        let cell = open[below(open.count)]
        let own = solution[cell]
        let wrong = givens.candidates(at: cell).first { $0 != own }
        func remove(_ digits: some Sequence<Digit>, _ cell: Cell) {
          for digit in digits { position.removed.insert(Candidate(cell, digit)) }
        }
        switch kind {
        case 0: break
        case 1: for cell in some(below(40), of: open) { position.placed[cell] = solution[cell] }
        case 2: position.placed[cell] = wrong
        case 3:
          for cell in some(1 + below(8), of: givens.filledCells.map(\.self)) {
            position.givens[cell] = nil
          }
        case 4: position.givens[cell] = cell.peers.lazy.compactMap { givens[$0] }.first
        case 5: position.placed[cell] = cell.peers.lazy.compactMap { givens[$0] }.first
        case 6:  // Candidates that the solution doesn't need
          for cell in some(20, of: open) {
            remove(givens.candidates(at: cell).filter { $0 != solution[cell] }, cell)
          }
        case 7: remove(givens.candidates(at: cell), cell)
        case 8: if let own { for place in House.row(cell.row).cells { remove([own], place) } }
        case 9: if let own { remove([own], cell) }
        case 10:  // Too few givens, but digits placed since
          for cell in some(12, of: givens.filledCells.map(\.self)) {
            (position.placed[cell], position.givens[cell]) = (position.givens[cell], nil)
          }
        case 11:  // Too few givens, but candidates removed since
          for cell in some(6, of: givens.filledCells.map(\.self)) {
            position.givens[cell] = nil
            remove(Digit.all.filter { $0 != solution[cell] }, cell)
          }
        case 12: position.givens = solution
        case 13:  // A full board, nearly right
          for cell in open { position.placed[cell] = solution[cell] }
          position.placed[cell] = wrong ?? own
        case 14: (position.givens, position.placed) = (Grid(), below(2) == 0 ? Grid() : givens)
        default:
          position.givens = try Grid(
            text:
              "000000010400000000020000000000050407008000300001090000300400200050100000000806000")
          for cell in some(below(3), of: position.givens.filledCells.map(\.self)) {
            position.givens[cell] = nil
          }
        }
        return position
      }
    }

    private static let positions: [Position] = {
      var maker = Maker()
      return (0..<500).compactMap { try? maker.position(kind: $0 % 16) }
    }()

    /// A record that a command prints with `--json`.
    private struct Record: Decodable {
      let line: Int
      let puzzle: String?
      let count: Int?
      let error: String?
      let kind: String?
    }

    /// The first record of each line that a command prints about a file.
    private func records(_ arguments: String..., of file: String) throws -> [Int: Record] {
      let run = try ProgramRun(
        BuiltProgram.path(), arguments + ["--json", file], patience: .seconds(300))
      #expect([.exited(0), .exited(1)].contains(run.status))
      let records = try run.output.split(separator: "\n").map {
        try JSONDecoder().decode(Record.self, from: Data($0.utf8))
      }
      return Dictionary(records.map { ($0.line, $0) }) { first, _ in first }
    }

    /// The lines that a command complains of.
    private func complaints(_ arguments: String...) throws -> Set<Int> {
      // The first hundred complaints are said, so there is a run for each hundred lines.
      let run = try ProgramRun(BuiltProgram.path(), arguments, patience: .seconds(300))
      #expect(run.status != .exited(2))
      return Set(run.errors.matches(of: /line (\d+)[:,]/).compactMap { Int($0.output.1) })
    }

    /// Compares what `solve`, `rate`, `steps`, `find` and `hint` believe with the `expected` numbers
    /// of solutions.
    private func compare(_ file: String, _ expected: [Int], hasNotes: Bool) throws {
      let solved = try records("solve", of: file)
      let listed = try records("solve", "--all", "--count", "1", of: file)
      let rated = try records("rate", "--no-rating", of: file)
      let stepped = try records("steps", "--technique", "nakedSingle", of: file)
      let found = try records("find", "--givens", "0+", of: file)
      let hinted = try records("hint", "--depth", "where", "--order", "hodoku", of: file)
      let lines = solved.keys.sorted()
      #expect(lines.count == expected.count)
      for (line, count) in zip(lines, expected) {
        let said: Comment = "line \(line): \(solved[line]?.puzzle ?? "")"
        #expect(solved[line]?.count == count, said)
        #expect(listed[line] != nil, said)
        for record in [rated[line], stepped[line]] {
          #expect((record?.error == nil) == (count == 1), said)
          #expect(record?.puzzle == solved[line]?.puzzle, said)
        }
        #expect((found[line] != nil) == (count == 1), said)
        let kind = hinted[line]?.error == nil ? hinted[line]?.kind : "deduction"
        switch kind {
        case "deduction", "solved": #expect(count == 1, said)
        case "severalSolutions": #expect(count == 2, said)
        case "missingNote" where hasNotes: #expect(count == 1, said)
        case "noSolution", "clash", "wrongDigit", "missingNote": #expect(count == 0, said)
        default: Issue.record("hint says \(kind ?? "nothing") of \(said)")
        }
      }
    }

    @Test func allCommandsBelieveTheSameOfFiveHundredOddPositions() throws {
      let positions = Self.positions
      #expect(positions.count == 500)
      #expect(Set(positions.map(\.solutions)) == [0, 1, 2])
      let lines = positions.map(\.line).joined(separator: "\n") + "\n"
      let files = try CommandRun(files: ["positions.txt": lines])
      defer { try? FileManager.default.removeItem(at: files.folder) }
      try compare(files.path("positions.txt"), positions.map(\.solutions), hasNotes: false)
    }

    /// Formats that hold digits and candidates say the same; in one with notes only, these don't count.
    @Test(arguments: [("library", true), ("sudokuwiki", true), ("opensudoku", false)])
    func theSameInAnotherFormatIsBelieved(format: String, keepsCandidates: Bool) throws {
      let positions = Array(Self.positions.prefix(160))
      let lines = positions.map(\.line).joined(separator: "\n") + "\n"
      let files = try CommandRun(files: ["positions.txt": lines])
      defer { try? FileManager.default.removeItem(at: files.folder) }
      let converted = files.path("converted.txt")
      let run = try ProgramRun(
        BuiltProgram.path(),
        ["convert", "--to", format, "-o", converted, files.path("positions.txt")])
      #expect(run.status == .exited(0))
      try compare(
        converted, positions.map { keepsCandidates ? $0.solutions : $0.solutionsOfDigits },
        hasNotes: !keepsCandidates)
    }

    @Test func aGameBeginsWhereTheDigitsHaveOneSolution() throws {
      let positions = Array(Self.positions.prefix(96))
      let lines = positions.map(\.line).joined(separator: "\n") + "\n"
      let files = try CommandRun(files: ["positions.txt": lines])
      defer { try? FileManager.default.removeItem(at: files.folder) }
      let left = try complaints(
        "import", "--name", "Odd", "--data-dir", files.path("data"), files.path("positions.txt"))
      let drawn = try complaints(
        "draw", "--per-page", "6", "--solutions", "-o", files.path("book.pdf"),
        files.path("positions.txt"))
      for (offset, position) in positions.enumerated() {
        // A grid full of givens leaves nothing to play.
        let hasOne = position.solutionsOfGivens == 1 || position.solutionsOfDigits == 1
        let isPlayable = hasOne && (position.line.contains(".") || position.line.contains("+"))
        #expect(left.contains(offset + 1) == !isPlayable, "\(position.line)")
        #expect(drawn.contains(offset + 1) == (position.solutions != 1), "\(position.line)")
      }
    }
  }
}
