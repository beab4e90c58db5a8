import Formats

nonisolated extension PuzzleTextError {
  /// The error as one sentence: "line 4, column 7: found 'q', expected a digit 1-9 or one of ….".
  var english: String {
    let place = column.map { "line \(line), column \($0)" } ?? "line \(line)"
    let advice = advice.map { "; \($0.english)" } ?? ""
    return "\(place): found \(found.english), expected \(expected.english)\(advice)."
  }
}

nonisolated extension PuzzleTextError.Found {
  fileprivate var english: String {
    switch self {
    case .text(let text): quoted(text)
    case .textInData(let text): "\(quoted(text)) in the data"
    case .textInCell(let text, let cell): "\(quoted(text)) in \(cell)"
    case .noDigit(let cell): "no digit in \(cell)"
    case .endOfLine: "the end of the line"
    case .endOfText: "the end of the text"
    case .cells(let count): "\(count) cells"
    case .values(let count): "\(count) values"
    case .fields(let count): "\(count) fields"
    case .fieldsAfterColons(let count): "\(count) fields after colons"
    case .places(let count): "\(count) places"
    case .rows(1): "a grid of one row"
    case .rows(let count): "a grid of \(count) rows"
    case .rowsOfCells(let rows, let cells):
      "\(rows) rows of \(cells.map(String.init).joined(separator: ", ")) cells"
    case .gridOfSize(let size): "a grid of size \(size)"
    case .listOfPlaces: "a list of rows, columns and digits"
    case .sectionsWithoutPuzzle: "sections without a puzzle"
    case .placeTwice: "one place twice"
    case .cellWithoutPlace: "a cell without a place"
    case .cellInOtherRegion(let cell): "\(cell) in another region"
    case .cageWithSum: "a cage with a sum"
    case .rule(let name): "the rule \(quoted(name))"
    case .drawing(let name): name
    case .rulesAfterCells: "rules after the cells"
    case .unknownJSON: "JSON of an unknown kind"
    case .element(let name): "<\(name)>"
    case .noGame: "no game"
    case .gameWithoutData: "a game without data"
    case .version(let version): "version \(quoted(version))"
    case .cellsOfVersion(let version): "cells of version \(quoted(version))"
    case .kind(let kind, let order): "\(quoted(kind)) of order \(order)"
    case .shortLink: "a short link"
    case .damagedLink: "a link that cannot be decompressed"
    case .linkWithoutPuzzle: "a link without a puzzle"
    case .file(let kind): "\(kind.english), which is no text"
    case .zeroByte: "a zero byte"
    case .sixteenBitText: "text in UTF-16"
    case .longLine: "a line of more than 1 MB"
    case .jigsawRegions: "the regions of a jigsaw"
    case .twoGrids(.columnNumbers): "1 to 9 above nine rows, as the first row or as column numbers"
    case .twoGrids(.rowNumbers):
      "ten fields a row, of which the first are cells or row numbers"
    case .drawnDigits: "a board whose digits are drawn in blocks"
    case .notesLikeDigits: "a board whose notes look like its digits"
    case .longDocument: "more than 4 MB of XML, or 2 MB of JSON, in one piece"
    case .moreErrors(1): "one more error in the document"
    case .moreErrors(let count): "\(count) more errors in the document"
    case .twoPuzzles(let names): "\(list(names)), any of which may be the puzzle"
    case .onlyMembers(let names): "only \(list(names))"
    case .member(let name): "\(quoted(name)), which may change the puzzle"
    case .disagreement(let first, let second, let cell):
      "different digits for \(cell) in \(list([first, second]))"
    case .wrongSolution(let name): "a digit twice in a row, column or box of \(quoted(name))"
    case .link(let name): "a puzzle of \(name), which is in a form of its own"
    }
  }

  /// "'a', 'b' and 'c'", at most six of them.
  private func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map(quoted)
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  private func quoted(_ text: String) -> String { PuzzleTextError.quoted(text) }
}

nonisolated extension PuzzleTextError.Expected {
  fileprivate var english: String {
    switch self {
    case .notation(let text): text
    case .eitherElement(let first, let second): "<\(first)> or <\(second)>"
    case .cell: "a digit 1-9 or one of . 0 * _ - x for an empty cell"
    case .digit: "a digit 1-9"
    case .digitOrZero: "a digit 0-9"
    case .digitAfterPlus: "a digit 1-9 after the plus sign"
    case .cells: "81 of them"
    case .cellsInLine: "81 in a line, or nine lines of nine"
    case .cellsInRowOrLine: "nine in a row of a grid, or 81 in a line"
    case .cellsOfClassicCode: "81 cells in the characters 0-9, A-Z and a-x"
    case .rows: "nine"
    case .puzzle: "a puzzle: 81 characters in a line, or nine lines of nine"
    case .puzzleSection: "[Puzzle] and nine lines of nine"
    case .gridOfNine: "nine by nine"
    case .rowsOfNine: "nine of nine"
    case .boxes: "boxes of three by three"
    case .classicRules: "a puzzle with the classic rules alone"
    case .classicRulesUndrawn:
      "a puzzle with the classic rules alone, which has nothing drawn"
    case .candidate: "a digit, a row and a column from 1 to 9, such as 314"
    case .gnomePlace: "a place, a character from ! to q"
    case .places(let count): "\(count), as the counts say"
    case .differentPlaces: "a place of its own for each given"
    case .gnomePosition: "\"position\":[row,column], each from 0 to 8"
    case .soloSize: "3x3: and the cells"
    case .soloCell: "a digit 1-9, a letter a-z for empty cells, or _"
    case .endOfCells: "the end after 81 cells"
    case .kSudokuKind: "Plain of order 9"
    case .kSudokuCell: "a letter b-j for a digit, or _ for an empty cell"
    case .versions(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .fields(let count, let each): "\(count), \(each) for each cell"
    case .listedNotes: "notes such as 1,2, or -"
    case .numberedNotes: "notes as a number from 0 to 511"
    case .knownJSON: "81 cells in a text or list, under a name such as 'puzzle'"
    case .wholeLink: "a link that carries the puzzle itself"
    case .linkAsCopied: "the whole link as it was copied"
    case .jsonInLink: "JSON in it"
    case .json(let part): "\(part.english), as JSON wants it"
    case .xml(let part): "\(part.english), as XML wants it"
    case .utf8: "text in UTF-8"
    case .atMostThat: "at most that"
    case .less: "less"
    case .oneGrid: "nine rows that can be read in one way only"
    case .digitsAsText: "digits as text"
    case .notesApart: "a board without notes"
    case .puzzles: "puzzles"
    case .onePuzzle: "one of them alone"
    case .givens: "the givens under a name such as 'puzzle'"
    case .agreement: "the same in both"
    case .knownXML: "XML of OpenSudoku or KSudoku"
    }
  }
}

nonisolated extension PuzzleTextError.Advice {
  fileprivate var english: String {
    switch self {
    case .shareFullLink: "open it in a browser and export or share the puzzle as a full link"
    case .copyLinkAgain: "a part of it is missing or changed: copy it again"
    case .copySoloID:
      "other sizes, rules and seeds are Solo's own: copy the game ID of a plain 3x3"
    case .splitFile: "split the file"
    case .noText: "this is no text"
    case .convertText: "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other"
    case .copyFromShare: "in the program, Share copies the puzzle with all of it"
    case .openPicture: "'ultimate-sudoku read FILE' reads pictures"
    case .openLink: "open it in a browser and copy the address it leads to"
    case .shareElsewhere:
      "export it there as 81 digits, or as a link to f-puzzles or SudokuPad"
    case .unpack(let kind): kind.unpacker.map { "'\($0) FILE' unpacks it" } ?? "unpack it first"
    }
  }
}

nonisolated extension PuzzleTextError.FileKind {
  fileprivate var english: String {
    switch self {
    case .png: "a PNG picture"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .bmp: "a BMP picture"
    case .webp: "a WebP picture"
    case .avif: "an AVIF picture"
    case .heic: "a HEIC picture"
    case .tiff: "a TIFF picture"
    case .pdf: "a PDF document"
    case .gzip: "a gzip archive"
    case .zip: "a ZIP archive"
    case .bzip2: "a bzip2 archive"
    case .xz: "an xz archive"
    }
  }

  /// The program that decompresses such a file, with its options.
  var unpacker: String? {
    switch self {
    case .gzip: "gunzip -c"
    case .bzip2: "bunzip2 -c"
    case .xz: "xz -dc"
    default: nil
    }
  }
}

nonisolated extension PuzzleTextError.JSONPart {
  fileprivate var english: String {
    switch self {
    case .value: "a value"
    case .number: "a number that is not too large"
    case .name: "a name in quotation marks"
    case .colon: "a colon"
    case .endOfObject: ", or }"
    case .endOfArray: ", or ]"
    case .endOfText: "the end after the last bracket"
    case .levels(let count): "no more than \(count) levels"
    case .quotationMark: "a quotation mark"
    case .escapeForIt: "an escape such as \\n for it"
    case .escape: "an escape such as \\n or \\u00e9"
    }
  }
}

nonisolated extension PuzzleTextError.XMLPart {
  fileprivate var english: String {
    switch self {
    case .notation(let text): text
    case .element: "an element"
    case .end: "the end after the last element"
    case .levels(let count): "no more than \(count) levels"
    case .name: "a name"
    case .blankOrEnd: "a blank, > or />"
    case .attributesOnce: "each attribute once"
    case .noEndOfNothing: "no end of an element that has not begun"
    case .equalsAndValue: "= and a value"
    case .quotedValue: "a value in quotation marks"
    case .escapedAngle: "&lt; in a value"
    case .endOfValue: "the end of the value"
    case .reference: "&lt; &gt; &amp; &quot; &apos; or a number"
    case .later(let text): "\(text) later on"
    }
  }
}
