public import Formats
import Games
import Hints
public import Sudoku

/// Draws boards into files. Tests replace it.
public nonisolated struct BoardDrawer: Sendable {
  /// Draws a board, with its text in a language. Returns `nil` if memory doesn't suffice.
  public var draw:
    @Sendable (_ board: DrawnBoard, _ format: DrawingFormat, _ language: Language) async -> File?

  /// A drawing.
  public struct File: Sendable {
    /// The content of the file.
    public let bytes: [UInt8]
    /// `true` if no installed font has some of the characters.
    public let lacksCharacters: Bool

    /// Creates a file of these bytes.
    public init(bytes: [UInt8], lacksCharacters: Bool = false) {
      (self.bytes, self.lacksCharacters) = (bytes, lacksCharacters)
    }
  }

  /// Creates a drawer that uses this function.
  public init(
    draw: @escaping @Sendable (DrawnBoard, DrawingFormat, Language) async -> File?
  ) {
    self.draw = draw
  }

  /// A drawer that can't draw.
  public static let none = BoardDrawer { _, _, _ in nil }
}

/// The file format of a drawing.
public nonisolated enum DrawingFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf

  /// The usual name.
  public var name: String { rawValue.uppercased() }
}

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
