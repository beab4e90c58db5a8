import Formats
import Sudoku


/// Puzzles as others wrote them.
extension SolutionModel {
  /// Types cells from the cursor on, nil for empty ones.
  func type(_ cells: [Digit?]) {
    edit { board in
      for cell in cells { board.type(cell) }
    }
  }

  /// Takes the puzzles of a document, or says why there are none.
  func take(_ document: PuzzleDocument) -> Bool {
    guard !document.entries.isEmpty else {
      let problem = document.problems.first.map(words.solution.unreadable)
      say(problem ?? words.solution.noPuzzle, isError: true)
      return false
    }
    leaveSteps()
    take(document.entries)
    say(words.solution.read(document.entries.count, document.problems.count))
    return true
  }

  /// The cells of a text that is nothing but digits and dots; nil for any other text, and for none.
  static func cells(_ text: String) -> [Digit?]? {
    var cells: [Digit?] = []
    for character in text where !character.isWhitespace {
      if let number = character.wholeNumberValue, character.isASCII {
        cells.append(Digit(number))
      } else if character == "." {
        cells.append(nil)
      } else {
        return nil
      }
    }
    return cells.isEmpty ? nil : cells
  }
}
