public import Sudoku

/// What is wrong with a text that should hold puzzles, and where.
public struct PuzzleTextError: Error, Hashable, Sendable {
  /// The format that the text seemed to be in; nil where it looked like none.
  public let format: PuzzleFormat?
  /// From 1.
  public let line: Int
  /// From 1, in characters; nil where it is about the line or the puzzle that begins there.
  public let column: Int?
  /// What stands there.
  public let found: Found
  /// What should stand there.
  public let expected: Expected
  /// What to do about it, where that does not follow from the rest.
  public let advice: Advice?

  /// A complaint about a place in a text.
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

  /// A complaint about what stands at `index` of a document that begins in `firstLine`.
  init(at index: Int, of bytes: [UInt8], firstLine: Int, expected: Expected) {
    let before = bytes[..<index]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let next = PuzzleLine.text(bytes[index...].prefix(32)).first
    self.init(
      format: nil, line: firstLine + before.count { $0 == 0x0A },
      column: PuzzleLine.text(bytes[start..<index]).count + 1,
      found: next.map { .text(String($0)) } ?? .endOfText, expected: expected)
  }
}

extension PuzzleTextError {
  /// What can stand in a text that should not. Texts are as they were read.
  public enum Found: Hashable, Sendable {
    case text(String)
    /// A text among the cells of some data.
    case textInData(String)
    case textInCell(String, Cell)
    /// Something in a cell that is neither empty nor a text.
    case noDigit(Cell)
    case endOfLine
    case endOfText
    case cells(Int)
    case values(Int)
    case fields(Int)
    case fieldsAfterColons(Int)
    case places(Int)
    /// A grid of so many rows.
    case rows(Int)
    /// A grid of so many rows, whose rows have these numbers of cells.
    case rowsOfCells(Int, [Int])
    case gridOfSize(Int)
    case sectionsWithoutPuzzle
    case placeTwice
    case cellWithoutPlace
    case cellInOtherRegion(Cell)
    case cageWithSum
    /// A rule beyond the classic ones, by its name in the document.
    case rule(String)
    /// Something drawn, by its name in the document.
    case drawing(String)
    case rulesAfterCells
    case unknownJSON
    case element(String)
    case noGame
    case gameWithoutData
    case version(String)
    case cellsOfVersion(String)
    /// A kind of puzzle of KSudoku, and its order.
    case kind(String, order: String)
    case shortLink
    case damagedLink
    case linkWithoutPuzzle
    case file(FileKind)
    case zeroByte
    case sixteenBitText
    case longLine
    case longDocument
  }

  /// What should stand in a text.
  public enum Expected: Hashable, Sendable {
    /// What is to be written as it is, in the notation of the format.
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
    /// So many fields, and how many for each cell.
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
  }

  /// What to do about a fault.
  public enum Advice: Hashable, Sendable {
    case shareFullLink
    case copyLinkAgain
    case copySoloID
    case splitFile
    case noText
    case convertText
    case openPicture
    case unpack(FileKind)
  }

  /// Files that are no text.
  public enum FileKind: CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, bmp, webp, avif, heic, tiff
    case pdf
    case gzip, zip, bzip2, xz
  }

  /// What JSON wants at a place.
  public enum JSONPart: Hashable, Sendable {
    case value, number, name, colon
    case endOfObject, endOfArray, endOfText
    case levels(Int)
    case quotationMark
    case escapeForIt
    case escape
  }

  /// What XML wants at a place.
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
    /// A notation further on.
    case later(String)
  }
}
