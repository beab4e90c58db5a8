public import Formats
import Hints
import Sudoku

nonisolated extension Words {
  /// One or more sentences about what is wrong with the text of a puzzle, and where: "line 4,
  /// column 7: found 'q', expected a digit 1-9 or one of ….".
  public func text(of error: PuzzleTextError) -> String {
    let line = error.line
    let (found, expected) = (text(of: error.found), text(of: error.expected))
    let advice = error.advice.map { text(of: $0) }
    return say(
      (error.column.map { "line \(line), column \($0)" } ?? "line \(line)")
        + ": found \(found), expected \(expected)\(advice.map { ". \($0)" } ?? "").",
      (error.column.map { "\(line)번째 줄 \($0)번째 글자" } ?? "\(line)번째 줄")
        + ": \(found, .subject) 있어요. \(expected, .subject) 있어야 해요.\(advice.map { " \($0)" } ?? "")")
  }

  private func text(of found: PuzzleTextError.Found) -> String {
    switch found {
    case .text(let text): quoted(text)
    case .textInData(let text): say("\(quoted(text)) in the data", "데이터에 \(quoted(text))")
    case .textInCell(let text, let cell):
      say("\(quoted(text)) in \(cell)", "\(cell.name(in: language))에 \(quoted(text))")
    case .noDigit(let cell): say("no digit in \(cell)", "\(cell.name(in: language))에 숫자가 아닌 값")
    case .endOfLine: say("the end of the line", "줄의 끝")
    case .endOfText: say("the end of the text", "글의 끝")
    case .cells(let count): say("\(count) cells", "칸 \(count)개")
    case .values(let count): say("\(count) values", "값 \(count)개")
    case .fields(let count): say("\(count) fields", "항목 \(count)개")
    case .fieldsAfterColons(let count): say("\(count) fields after colons", "콜론 뒤에 항목 \(count)개")
    case .places(let count): say("\(count) places", "자리 \(count)개")
    case .rows(let count):
      say(count == 1 ? "a grid of one row" : "a grid of \(count) rows", "\(count)줄짜리 보드")
    case .rowsOfCells(let rows, let cells):
      say(
        "\(rows) rows of \(cells.map(String.init).joined(separator: ", ")) cells",
        "\(cells.map(String.init).joined(separator: ", "))칸짜리 줄 \(rows)개")
    case .gridOfSize(let size): say("a grid of size \(size)", "크기가 \(size)인 보드")
    case .listOfPlaces: say("a list of rows, columns and digits", "행과 열과 숫자의 목록")
    case .sectionsWithoutPuzzle: say("sections without a puzzle", "퍼즐이 없는 구역")
    case .placeTwice: say("one place twice", "두 번 나온 자리")
    case .cellWithoutPlace: say("a cell without a place", "자리를 알 수 없는 칸")
    case .cellInOtherRegion(let cell):
      say("\(cell) in another region", "다른 블록에 든 \(cell.name(in: language))")
    case .cageWithSum: say("a cage with a sum", "합이 정해진 케이지")
    case .rule(let name): say("the rule \(quoted(name))", "\(quoted(name)) 규칙")
    case .drawing(let name): say(name, "\(quoted(name)) 그림")
    case .rulesAfterCells: say("rules after the cells", "칸 뒤에 다른 규칙")
    case .unknownJSON: say("JSON of an unknown kind", "알 수 없는 JSON")
    case .element(let name): say("<\(name)>", "<\(name)> 요소")
    case .noGame: say("no game", "게임이 없는 문서")
    case .gameWithoutData: say("a game without data", "데이터가 없는 게임")
    case .version(let version): say("version \(quoted(version))", "\(quoted(version)) 버전")
    case .cellsOfVersion(let version):
      say("cells of version \(quoted(version))", "\(quoted(version)) 버전의 칸")
    case .kind(let kind, let order):
      say("\(quoted(kind)) of order \(order)", "크기가 \(order)인 \(quoted(kind)) 퍼즐")
    case .shortLink: say("a short link", "짧은 링크")
    case .damagedLink: say("a link that can't be decompressed", "압축을 풀 수 없는 링크")
    case .linkWithoutPuzzle: say("a link without a puzzle", "퍼즐이 없는 링크")
    case .file(let kind): say("\(text(of: kind)), which is no text", "글이 아닌 \(text(of: kind))")
    case .zeroByte: say("a zero byte", "0바이트")
    case .sixteenBitText: say("text in UTF-16", "UTF-16으로 된 글")
    case .longLine: say("a line of more than 1 MB", "1 MB보다 긴 줄")
    case .jigsawRegions: say("the regions of a jigsaw", "직소 스도쿠의 영역 번호")
    case .twoGrids(.columnNumbers):
      say(
        "1 to 9 above nine rows, as the first row or as column numbers",
        "아홉 행 위에 첫 행인지 열 번호인지 알 수 없는 1~9")
    case .twoGrids(.rowNumbers):
      say(
        "ten fields a row, of which the first are cells or row numbers",
        "첫 항목이 칸인지 행 번호인지 알 수 없는 열 항목짜리 행")
    case .drawnDigits: say("a board whose digits are drawn in blocks", "블록 문자로 그린 숫자")
    case .notesLikeDigits: say("a board whose notes look like its digits", "숫자와 구별되지 않는 메모")
    case .longDocument:
      say(
        "more than 4 MB of XML, or 2 MB of JSON, in one piece",
        "4 MB보다 큰 XML이나 한 덩어리가 2 MB보다 큰 JSON 문서")
    case .moreErrors(let count):
      say(
        count == 1 ? "one more error in the document" : "\(count) more errors in the document",
        "이 문서에 오류 \(count)개")
    case .twoPuzzles(let names):
      say("\(list(names)), any of which may be the puzzle", "저마다 퍼즐일 수 있는 \(list(names))")
    case .onlyMembers(let names):
      say("only \(list(names))", names.isEmpty ? "빈 문서" : "\(list(names))만")
    case .member(let name):
      say("\(quoted(name)), which may change the puzzle", "퍼즐을 바꿀 수 있는 \(quoted(name)) 값")
    case .disagreement(let first, let second, let cell):
      say(
        "different digits for \(cell) in \(list([first, second]))",
        "\(list([first, second]))의 \(cell.name(in: language))에 서로 다른 숫자")
    case .wrongSolution(let name):
      say(
        "a digit twice in a row, column or box of \(quoted(name))",
        "\(quoted(name))의 한 구역에 두 번 나온 숫자")
    case .link(let name):
      say("a puzzle of \(name), which is in a form of its own", "\(name)에서만 쓰는 형식의 퍼즐")
    }
  }

  private func text(of expected: PuzzleTextError.Expected) -> String {
    switch expected {
    case .notation(let text): text
    case .eitherElement(let first, let second):
      say("<\(first)> or <\(second)>", "<\(first)>나 <\(second)> 요소")
    case .cell:
      say("a digit 1-9 or one of . 0 * _ - x for an empty cell", "숫자 1~9나 빈칸을 뜻하는 글자(. 0 * _ - x)")
    case .digit: say("a digit 1-9", "숫자 1~9")
    case .digitOrZero: say("a digit 0-9", "숫자 0~9")
    case .digitAfterPlus: say("a digit 1-9 after the plus sign", "더하기 기호 뒤에 숫자 1~9")
    case .cells: say("81 of them", "81개")
    case .cellsInLine: say("81 in a line, or nine lines of nine", "한 줄에 81칸, 또는 아홉 칸씩 아홉 줄")
    case .cellsInRowOrLine:
      say("nine in a row of a grid, or 81 in a line", "보드 한 행에 아홉 칸, 또는 한 줄에 81칸")
    case .cellsOfClassicCode:
      say("81 cells in the characters 0-9, A-Z and a-x", "0-9, A-Z, a-x로 쓴 81칸")
    case .rows: say("nine", "아홉 줄")
    case .puzzle:
      say("a puzzle: 81 characters in a line, or nine lines of nine", "한 줄에 81자, 또는 아홉 자씩 아홉 줄인 퍼즐")
    case .puzzleSection: say("[Puzzle] and nine lines of nine", "[Puzzle]과 아홉 칸씩 아홉 줄")
    case .gridOfNine: say("nine by nine", "9×9 보드")
    case .rowsOfNine: say("nine of nine", "아홉 칸씩 아홉 줄")
    case .boxes: say("boxes of three by three", "3×3 블록")
    case .classicRules: say("a puzzle with the classic rules alone", "기본 규칙만 쓰는 퍼즐")
    case .classicRulesUndrawn:
      say(
        "a puzzle with the classic rules alone, which has nothing drawn",
        "아무것도 그려 넣지 않은, 기본 규칙만 쓰는 퍼즐")
    case .candidate:
      say("a digit, a row and a column from 1 to 9, such as 314", "314처럼 1부터 9까지의 숫자, 행, 열")
    case .gnomePlace: say("a place, a character from ! to q", "!부터 q까지의 글자로 쓴 자리")
    case .places(let count): say("\(count), as the counts say", "적힌 개수대로 \(count)개")
    case .differentPlaces: say("a place of its own for each given", "처음 숫자마다 다른 자리")
    case .gnomePosition:
      say(
        "\"position\":[row,column], each from 0 to 8",
        "0부터 8까지의 행과 열로 된 \"position\":[row,column] 값")
    case .soloSize: say("3x3: and the cells", "3x3: 과 칸의 내용")
    case .soloCell:
      say("a digit 1-9, a letter a-z for empty cells, or _", "숫자 1~9나 빈칸을 뜻하는 글자 a~z, 또는 _ 기호")
    case .endOfCells: say("the end after 81 cells", "81칸 뒤에 끝")
    case .kSudokuKind: say("Plain of order 9", "크기가 9인 Plain 퍼즐")
    case .kSudokuCell:
      say("a letter b-j for a digit, or _ for an empty cell", "숫자를 뜻하는 글자 b~j나 빈칸을 뜻하는 _ 기호")
    case .versions(let range):
      say(
        "\(range.lowerBound) to \(range.upperBound)",
        "\(range.lowerBound)부터 \(range.upperBound)까지의 버전")
    case .fields(let count, let each):
      say("\(count), \(each) for each cell", "한 칸에 \(each)개씩 \(count)개")
    case .listedNotes: say("notes such as 1,2, or -", "1,2, 또는 - 같은 메모")
    case .numberedNotes: say("notes as a number from 0 to 511", "0부터 511까지의 수로 쓴 메모")
    case .knownJSON:
      say(
        "81 cells in a text or list, under a name such as 'puzzle'",
        "'puzzle' 같은 이름으로 쓴 81칸의 글이나 목록")
    case .wholeLink: say("a link that carries the puzzle itself", "퍼즐이 들어 있는 링크")
    case .linkAsCopied: say("the whole link as it was copied", "복사한 그대로의 링크")
    case .jsonInLink: say("JSON in it", "링크 안에 JSON")
    case .json(let part): say("\(text(of: part)), as JSON wants it", "JSON 형식대로 \(text(of: part))")
    case .xml(let part): say("\(text(of: part)), as XML wants it", "XML 형식대로 \(text(of: part))")
    case .utf8: say("text in UTF-8", "UTF-8로 된 글")
    case .atMostThat: say("at most that", "그보다 짧은 줄")
    case .less: say("less", "그보다 작은 문서")
    case .oneGrid: say("nine rows that can be read in one way only", "한 가지로만 읽히는 아홉 행")
    case .digitsAsText: say("digits as text", "글자로 된 숫자")
    case .notesApart: say("a board without notes", "메모가 없는 보드")
    case .puzzles: say("puzzles", "퍼즐")
    case .onePuzzle: say("one of them alone", "그중 하나만")
    case .givens: say("the givens under a name such as 'puzzle'", "'puzzle' 같은 이름의 처음 숫자")
    case .agreement: say("the same in both", "양쪽에 같은 값")
    case .knownXML: say("XML of OpenSudoku or KSudoku", "OpenSudoku나 KSudoku의 XML")
    }
  }

  private func text(of advice: PuzzleTextError.Advice) -> String {
    switch advice {
    case .shareFullLink:
      say(
        "Open it in a browser and export or share the puzzle as a full link",
        "브라우저에서 열어 퍼즐 전체가 담긴 링크로 내보내거나 공유하세요.")
    case .copyLinkAgain:
      say("A part of it is missing or changed: copy it again", "빠지거나 바뀐 곳이 있으니 다시 복사하세요.")
    case .copySoloID:
      say(
        "Other sizes, rules and seeds are Solo's own: copy the game ID of a plain 3x3",
        "다른 크기와 규칙, 시드는 Solo에서만 쓰여요. 기본 3x3의 게임 ID를 복사하세요.")
    case .splitFile: say("Split the file", "파일을 나누세요.")
    case .noText: say("This is no text", "글이 아니에요. 글로 된 파일을 고르세요.")
    case .convertText:
      say(
        "'iconv -f UTF-16 -t UTF-8 FILE' turns the one into the other",
        "'iconv -f UTF-16 -t UTF-8 파일' 명령으로 바꾸세요.")
    case .copyFromShare:
      say(
        "In the program, Share copies the puzzle with all of it",
        "프로그램의 공유 화면에서 메모까지 그대로 복사할 수 있어요.")
    case .openPicture:
      say("'ultimate-sudoku read FILE' reads pictures", "사진은 'ultimate-sudoku read 파일' 명령으로 읽으세요.")
    case .openLink:
      say("Open it in a browser and copy the address it leads to", "브라우저에서 열어 옮겨 간 주소를 복사하세요.")
    case .shareElsewhere:
      say(
        "Export it there as 81 digits, or as a link to f-puzzles or SudokuPad",
        "그곳에서 숫자 81개나 f-puzzles, SudokuPad 링크로 내보내세요.")
    case .unpack(let kind):
      say(
        kind.unpacker.map { "'\($0) FILE' unpacks it" } ?? "Unpack it first",
        kind.unpacker.map { "'\($0) 파일' 명령으로 푸세요." } ?? "먼저 압축을 푸세요.")
    }
  }

  private func text(of kind: PuzzleTextError.FileKind) -> String {
    switch kind {
    case .png: say("a PNG picture", "PNG 사진")
    case .jpeg: say("a JPEG picture", "JPEG 사진")
    case .gif: say("a GIF picture", "GIF 사진")
    case .bmp: say("a BMP picture", "BMP 사진")
    case .webp: say("a WebP picture", "WebP 사진")
    case .avif: say("an AVIF picture", "AVIF 사진")
    case .heic: say("a HEIC picture", "HEIC 사진")
    case .tiff: say("a TIFF picture", "TIFF 사진")
    case .pdf: say("a PDF document", "PDF 문서")
    case .gzip: say("a gzip archive", "gzip 압축 파일")
    case .zip: say("a ZIP archive", "ZIP 압축 파일")
    case .bzip2: say("a bzip2 archive", "bzip2 압축 파일")
    case .xz: say("an xz archive", "xz 압축 파일")
    }
  }

  private func text(of part: PuzzleTextError.JSONPart) -> String {
    switch part {
    case .value: say("a value", "값")
    case .number: say("a number that isn't too large", "너무 크지 않은 수")
    case .name: say("a name in quotation marks", "따옴표로 묶은 이름")
    case .colon: say("a colon", "콜론")
    case .endOfObject: say(", or }", "쉼표나 } 기호")
    case .endOfArray: say(", or ]", "쉼표나 ] 기호")
    case .endOfText: say("the end after the last bracket", "마지막 괄호 뒤에 끝")
    case .levels(let count): say("no more than \(count) levels", "\(count)단계까지의 괄호")
    case .quotationMark: say("a quotation mark", "따옴표")
    case .escapeForIt: say("an escape such as \\n for it", "그 글자 대신 \\n 같은 표기")
    case .escape: say("an escape such as \\n or \\u00e9", "\\n이나 \\u00e9 같은 표기")
    }
  }

  private func text(of part: PuzzleTextError.XMLPart) -> String {
    switch part {
    case .notation(let text): text
    case .element: say("an element", "요소")
    case .end: say("the end after the last element", "마지막 요소 뒤에 끝")
    case .levels(let count): say("no more than \(count) levels", "\(count)단계까지의 요소")
    case .name: say("a name", "이름")
    case .blankOrEnd: say("a blank, > or />", "빈칸, >, /> 중 하나")
    case .attributesOnce: say("each attribute once", "한 번만 쓴 속성")
    case .noEndOfNothing: say("no end of an element that hasn't begun", "끝내기 전에 시작한 요소")
    case .equalsAndValue: say("= and a value", "=와 값")
    case .quotedValue: say("a value in quotation marks", "따옴표로 묶은 값")
    case .escapedAngle: say("&lt; in a value", "값 안의 < 대신 &lt; 표기")
    case .endOfValue: say("the end of the value", "값의 끝")
    case .reference:
      say("&lt; &gt; &amp; &quot; &apos; or a number", "&lt; &gt; &amp; &quot; &apos; 또는 번호로 쓴 글자")
    case .later(let text): say("\(text) later on", "뒤에 \(text)")
    }
  }

  /// "'a', 'b' and 'c'", at most six of them.
  private func list(_ names: [String]) -> String {
    names.isEmpty ? say("nothing", "") : language.list(names.prefix(6).map(quoted))
  }

  func quoted(_ text: String) -> String { PuzzleTextError.quoted(text) }
}

nonisolated extension PuzzleTextError {
  /// `text` in quotation marks, shortened and ``String/printable``.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(24)
    return "'\(String(shown).printable)\(shown.endIndex == text.endIndex ? "" : "…")'"
  }
}

nonisolated extension PuzzleTextError.FileKind {
  /// The program that decompresses such a file, with its options.
  fileprivate var unpacker: String? {
    switch self {
    case .gzip: "gunzip -c"
    case .bzip2: "bunzip2 -c"
    case .xz: "xz -dc"
    default: nil
    }
  }
}
