public import Formats
import Games
public import Sudoku

/// A board to draw into a file, as a screen shows it.
public nonisolated struct DrawnBoard: Hashable, Sendable {
  /// The digits, given and placed.
  public let grid: Grid
  /// The given digits.
  public let givens: Grid
  /// The notes or candidates of the empty cells, those of ``hint`` included.
  public let marks: CellNotes
  /// The colours of coloured cells, as ascending numbers from 1 to 9.
  public let colors: [Cell: [Int]]
  /// The digits to draw faintly in a cell, whether it holds them or has them noted.
  public let faint: [Cell: DigitSet]
  /// The cells whose digits are marked as wrong.
  public let wrong: CellSet
  /// The marks of a step or of a problem.
  public let hint: HintPicture
  /// The text below the board: what the marks show. `nil` for none.
  public let explanation: Explanation?
  /// The title of the puzzle, if it has one.
  public let title: String?

  /// Creates what `picture` shows: nothing while it is hidden.
  init(_ picture: BoardPicture, explanation: Explanation? = nil, title: String? = nil) {
    grid = picture.isHidden ? Grid() : picture.grid
    givens = picture.isHidden ? Grid() : picture.givens
    let (isHidden, notes, centre) = (picture.isHidden, picture.notes, picture.centreNotes)
    let grid = grid
    let hint = isHidden ? HintPicture() : picture.hint ?? HintPicture()
    var marks = CellNotes { cell in
      isHidden || grid[cell] != nil ? .none : notes[cell.index].union(centre[cell.index])
    }
    for painted in hint.candidates where grid[painted.candidate.cell] == nil {
      marks[painted.candidate.cell].insert(painted.candidate.digit)
    }
    self.marks = marks
    self.hint = hint
    var colors: [Cell: [Int]] = [:]
    for cell in Cell.all where !isHidden && !picture.colors[cell.index].isEmpty {
      let own = picture.colors[cell.index]
      colors[cell] = CellColor.allCases.filter(own.contains).map(\.rawValue)
    }
    self.colors = colors
    faint = picture.faint
    wrong = picture.wrong.union(picture.conflicting)
    self.explanation = explanation
    self.title = title
  }
}
