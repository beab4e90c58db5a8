import Generating
import Testing

@testable import Formats
@testable import Sudoku

/// Random documents of programs that nobody has heard of: shapes, names and members in any combination.
struct ServicePropertyTests {
  /// Names for each part, as programs write them.
  private enum Names {
    static let givens = [
      "puzzle", "givens", "initialBoard", "unsolvedSudoku", "start_grid", "clues", "mission",
      "task",
      "quiz", "originalPuzzle", "startValues", "PUZZLE", "board", "grid", "sudoku", "value",
      "cells",
    ]
    static let solution = [
      "solution", "solved", "answer", "solvedBoard", "solution_grid", "solutionKey",
    ]
    static let current = [
      "current", "state", "userBoard", "user_inputs", "progress", "entries_played",
    ]
    static let notes = ["notes", "candidates", "pencilMarks", "pencil_marks", "cornerMarks"]
    static let remarks = [
      "\"id\":7", "\"tags\":[\"a\",\"b\"]", "\"difficulty\":\"hard\"", "\"time\":12.5",
      "\"completed\":true", "\"stats\":{\"wins\":3,\"hist\":[1,2]}", "\"settings\":{\"dark\":true}",
      "\"variant\":\"classic\"", "\"cages\":[]", "\"diagonal\":false", "\"size\":9", "\"level\":3",
      "\"history\":[[1,2,3]]", "\"author\":\"A\"", "\"date\":\"2026-01-01\"", "\"hintsUsed\":2",
    ]
    static let rules = [
      "\"variant\":\"killer\"", "\"cages\":[{\"sum\":3,\"cells\":[0,1]}]", "\"diagonals\":true",
      "\"regions\":[[0,1,2],[3,4]]", "\"thermos\":[[1,2]]", "\"rules\":[\"anti-knight\"]",
      "\"constraints\":{\"kropki\":[1]}", "\"gameType\":\"jigsaw\"", "\"arrows\":[{\"a\":1}]",
      "\"zzz\":[{\"cells\":[1,2]}]", "\"isKiller\":true", "\"variants\":[\"x\"]", "\"size\":6",
      "\"options\":{\"nonconsecutive\":true}", "\"extraRegions\":[[1,2]]", "\"boxHeight\":2",
    ]
  }

  /// A document, and whether it may be read at all.
  private struct Document {
    var members: [String] = []
    var mayBeRead = true
    var game: ServiceGame

    init(using random: inout SeededRandom) throws {
      game = try ServiceGame()
      let begun = try ServiceGame.begun()
      func pick<Element>(_ list: [Element]) -> Element { list[random.below(list.count)] }
      func grid(_ grid: Grid) -> String { pick(ServiceShape.allCases).json(of: grid) }
      if random.below(4) == 0 {
        takeCells(of: begun, flag: pick(["given", "fixed", "isLocked", "editable"]))
      } else {
        members.append("\"\(pick(Names.givens))\":" + grid(game.givens))
        if random.below(3) == 0 {
          game.placed = begun.placed
          members.append(
            "\"\(pick(Names.current))\":" + grid(random.below(2) == 0 ? begun.placed : begun.board))
        }
        if random.below(3) == 0 {
          game.notes = begun.notes
          members.append("\"\(pick(Names.notes))\":" + ServiceShape.json(of: begun.notes))
        }
      }
      if random.below(2) == 0 {
        var solution = begun.solution
        if random.below(6) == 0 {
          solution[Cell(0)] = Digit(1 + (solution[Cell(0)]?.rawValue ?? 0) % 9)
          mayBeRead = false
        }
        members.append("\"\(pick(Names.solution))\":" + grid(solution))
      }
      for _ in 0..<random.below(4) { members.append(pick(Names.remarks)) }
      if random.below(4) == 0 {
        members.append(pick(Names.rules))
        mayBeRead = false
      }
      for place in members.indices { members.swapAt(place, random.below(members.count)) }
    }

    private mutating func takeCells(of begun: ServiceGame, flag: String) {
      game = begun
      let isInverse = flag == "editable"
      members.append(
        "\"cells\":"
          + ServiceShape.json { cell in
            let notes = begun.notes[cell].map(\.description).joined(separator: ",")
            return [
              "\"value\":\(begun.board[cell]?.rawValue ?? 0)", "\"notes\":[\(notes)]",
              "\"\(flag)\":\((begun.givens[cell] != nil) != isInverse)",
            ]
          })
    }

    func text(using random: inout SeededRandom) -> String {
      let object = "{" + members.joined(separator: random.below(2) == 0 ? "," : " ,\n") + "}"
      return switch random.below(4) {
      case 0: "[\(object)]"
      case 1: "{\"data\":\(object)}"
      case 2: "{\"results\":[\(object)],\"ok\":true}"
      default: object
      }
    }
  }

  @Test func aDocumentIsReadRightOrRefused() throws {
    var random = SeededRandom(seed: 43)
    var (read, readable) = (0, 0)
    for _ in 0..<3000 {
      let document = try Document(using: &random)
      let text = document.text(using: &random)
      let result = PuzzleDocument(text)
      if document.mayBeRead { readable += 1 }
      if result.entries.isEmpty {
        #expect(!result.problems.isEmpty, "\(text)")
        continue
      }
      read += 1
      let entry = try #require(result.entries.first)
      let hasNotes = entry.notes == (document.game.notes.isEmpty ? nil : document.game.notes)
      let isRight =
        document.mayBeRead && result.entries.count == 1 && result.problems.isEmpty
        && entry.givens == document.game.givens && entry.placed == document.game.placed && hasNotes
      if !isRight { Issue.record("read wrong: \(text)") }
    }
    #expect(read * 10 > readable * 7, "\(read) of \(readable) are read")
  }
}
