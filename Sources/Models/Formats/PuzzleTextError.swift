public import Sudoku

/// An error in a text that should contain puzzles, with its position.
public struct PuzzleTextError: Error, Hashable, Sendable {
  /// The format that the text seemed to be in, or `nil` if it didn't look like any.
  public let format: PuzzleFormat?
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1. `nil` if the error is about the line or the puzzle that
  /// begins there.
  public let column: Int?
  /// The text found.
  public let found: Found
  /// The text expected.
  public let expected: Expected
  /// Advice, if it isn't obvious.
  public let advice: Advice?

  /// Creates an error about a position in a text.
  public init(
    format: PuzzleFormat?, line: Int, column: Int? = nil, found: Found, expected: Expected,
    advice: Advice? = nil
  ) {
    self.format = format
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
    self.advice = advice
  }

  /// Creates an error about the byte at `index` of a document that begins in `firstLine`.
  init(at index: Int, of bytes: [UInt8], firstLine: Int, expected: Expected) {
    let before = bytes[..<index]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let next = PuzzleLine.start(of: bytes[index...], characters: 1)
    self.init(
      format: nil, line: firstLine + before.count { $0 == 0x0A },
      column: PuzzleLine.text(bytes[start..<index]).count + 1,
      found: next.isEmpty ? .endOfText : .text(next), expected: expected)
  }

  /// An unexpected part of a text. Strings are quoted as they were read.
  public enum Found: Hashable, Sendable {
    case text(String)
    /// Text among the cells of some data.
    case textInData(String)
    case textInCell(String, Cell)
    /// Something in a cell that is neither empty nor text.
    case noDigit(Cell)
    case endOfLine
    case endOfText
    case cells(Int)
    case values(Int)
    case fields(Int)
    case fieldsAfterColons(Int)
    case places(Int)
    /// A grid with this number of rows.
    case rows(Int)
    /// A grid with this number of rows and these numbers of cells.
    case rowsOfCells(Int, [Int])
    case gridOfSize(Int)
    /// A list of rows, columns and digits.
    case listOfPlaces
    case sectionsWithoutPuzzle
    case placeTwice
    case cellWithoutPlace
    case cellInOtherRegion(Cell)
    case cageWithSum
    /// A rule beyond the classic ones, by its name in the document.
    case rule(String)
    /// A drawing, by its name in the document.
    case drawing(String)
    case rulesAfterCells
    case unknownJSON
    case element(String)
    case noGame
    case gameWithoutData
    case version(String)
    case cellsOfVersion(String)
    /// A kind of KSudoku puzzle, with its order.
    case kind(String, order: String)
    case shortLink
    case damagedLink
    case linkWithoutPuzzle
    case file(FileKind)
    case zeroByte
    case sixteenBitText
    case longLine
    case longDocument
    /// Errors in a document beyond the first ones.
    case moreErrors(Int)
    /// Members of a document that may both be the puzzle.
    case twoPuzzles([String])
    /// Members of a document without the givens among them.
    case onlyMembers([String])
    /// A member of a document that may change the puzzle.
    case member(String)
    /// Two members of a document with different digits in a cell.
    case disagreement(String, String, Cell)
    /// A solution, by its name, in which a house has a digit twice.
    case wrongSolution(String)
    /// A link to a site or program of this name.
    case link(String)
    /// The region of each cell of a jigsaw.
    case jigsawRegions
    /// A grid that can be read in two ways, and what tells them apart.
    case twoGrids(Doubt)
    /// A board on a screen whose digits are drawings.
    case drawnDigits
    /// A board on a screen whose notes look like its digits.
    case notesLikeDigits
  }

  /// The part of a grid that can be read in two ways.
  public enum Doubt: CaseIterable, Hashable, Sendable {
    /// The first row, or the numbers of the columns.
    case columnNumbers
    /// The first column, or the numbers of the rows.
    case rowNumbers
  }

  /// The expected part of a text.
  public enum Expected: Hashable, Sendable {
    /// Literal text in the notation of the format.
    case notation(String)
    case eitherElement(String, String)
    case cell
    case digit
    case digitOrZero
    case digitAfterPlus
    case cells
    case cellsInLine
    case cellsInRowOrLine
    case cellsOfClassicCode
    case rows
    case puzzle
    case puzzleSection
    case gridOfNine
    case rowsOfNine
    case boxes
    case classicRules
    case classicRulesUndrawn
    case candidate
    case gnomePlace
    case places(Int)
    case differentPlaces
    case gnomePosition
    case soloSize
    case soloCell
    case endOfCells
    case kSudokuKind
    case kSudokuCell
    case versions(ClosedRange<Int>)
    /// A number of fields, and how many for each cell.
    case fields(Int, each: Int)
    case listedNotes
    case numberedNotes
    case knownJSON
    case wholeLink
    case linkAsCopied
    case jsonInLink
    case json(JSONPart)
    case xml(XMLPart)
    case utf8
    case atMostThat
    case less
    case oneGrid
    case digitsAsText
    case notesApart
    case puzzles
    case onePuzzle
    case givens
    case agreement
    case knownXML
  }

  /// Advice on how to fix an error.
  public enum Advice: Hashable, Sendable {
    case shareFullLink
    case copyLinkAgain
    case copySoloID
    case splitFile
    case noText
    case convertText
    case openPicture
    case unpack(FileKind)
    case copyFromShare
    case openLink
    case shareElsewhere
  }

  /// Binary file types.
  public enum FileKind: CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, bmp, webp, avif, heic, tiff
    case pdf
    case gzip, zip, bzip2, xz
  }

  /// The JSON expected at a position.
  public enum JSONPart: Hashable, Sendable {
    case value, number, name, colon
    case endOfObject, endOfArray, endOfText
    case levels(Int)
    case quotationMark
    case escapeForIt
    case escape
  }

  /// The XML expected at a position.
  public enum XMLPart: Hashable, Sendable {
    case notation(String)
    case element
    case end
    case levels(Int)
    case name
    case blankOrEnd
    case attributesOnce
    case noEndOfNothing
    case equalsAndValue
    case quotedValue
    case escapedAngle
    case endOfValue
    case reference
    /// A later part of the notation.
    case later(String)
  }
}

extension PuzzleTextError.Found {
  /// `true` if the text is a grid, but not one that can be a puzzle.
  var isAboutGrid: Bool {
    switch self {
    case .gridOfSize, .listOfPlaces, .jigsawRegions, .twoGrids, .drawnDigits, .notesLikeDigits: true
    default: false
    }
  }
}
