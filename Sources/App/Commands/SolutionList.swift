import Formats
import Hints
import Screens
import Sudoku

/// Lists all solutions of the puzzles of an input. Prints each as it is found and keeps none.
struct SolutionList {
  /// The most solutions to list for a puzzle.
  let limit: Int
  /// Says why a puzzle has no solution.
  let explains: Bool
  let json: Bool

  /// Prints the solutions of the puzzles of `input`, one puzzle after the other.
  func run(_ input: PuzzleInput, into output: inout BatchOutput) {
    input.forEach(into: &output, inJSON: json) { list($0, $1, into: &$2) }
  }

  private func list(
    _ entry: PuzzleEntry, _ place: PuzzlePlace, into output: inout BatchOutput
  ) {
    let puzzle = entry.grid.description
    let position = entry.reducedLine
    let line = json ? Line(placed: place, puzzle, position) : Line(position ?? puzzle)
    var number = 0
    var hasMore = false
    if entry.grid.conflicts.isEmpty {
      Solver.forEachSolution(of: entry.position) { solution in
        hasMore = number == limit
        guard !hasMore else { return false }
        number += 1
        output.print(partly: line.bytes(number, solution)) {
          ", \(ProgressLine.grouped(number)) solutions of the next"
        }
        return true
      }
    }
    guard number == 0 else {
      output.print([UInt8](), answering: 1)
      if hasMore { output.say("\(place): more than \(number) solutions; the others are left out.") }
      return
    }
    let problem = Words.english.text(of: BoardFindings(entry))
    let record = NoSolution(puzzle: puzzle, position: position, problem: problem)
    output.print([
      json ? JSONLine.text(of: PlacedRecord(record, at: place)) : "\(position ?? puzzle),0,"
    ])
    if explains { output.say("\(place): \(problem)") }
  }

  /// The parts of a line around the number and the solution, which are the same for each.
  private struct Line {
    private let start: [UInt8]
    private let middle: [UInt8]
    private let end: [UInt8]

    init(_ puzzle: String) {
      (start, middle, end) = (Array("\(puzzle),".utf8), Array(",".utf8), Array("\n".utf8))
    }

    init(placed place: PuzzlePlace, _ puzzle: String, _ position: String?) {
      let place = JSONLine.text(of: place).dropLast()
      start = Array("\(place),\"number\":".utf8)
      let whole = position.map { ",\"position\":\"\($0)\"" } ?? ""
      middle = Array("\(whole),\"puzzle\":\"\(puzzle)\",\"solution\":\"".utf8)
      end = Array("\"}\n".utf8)
    }

    func bytes(_ number: Int, _ solution: [UInt8]) -> [UInt8] {
      start + String(number).utf8 + middle + solution + end
    }
  }

  /// A puzzle without a solution in JSON.
  private struct NoSolution: Encodable {
    let puzzle: String
    let position: String?
    let number = 0
    let problem: String
  }
}
