import Formats
import Hints
import Sudoku

nonisolated extension PuzzleTextError {
  /// The error in a few sentences: "4번째 줄 7번째 글자: 'q'가 있어요. 숫자 1~9나 …가 있어야 해요."
  var korean: String {
    let place = column.map { "\(line)번째 줄 \($0)번째 글자" } ?? "\(line)번째 줄"
    let found = "\(KoreanParticle.subject.after(found.korean)) 있어요."
    let expected = "\(KoreanParticle.subject.after(expected.korean)) 있어야 해요."
    return (["\(place): \(found)", expected] + [advice?.korean].compactMap { $0 })
      .joined(separator: " ")
  }
}

nonisolated extension PuzzleTextError.Found {
  fileprivate var korean: String {
    switch self {
    case .text(let text): quoted(text)
    case .textInData(let text): "데이터에 \(quoted(text))"
    case .textInCell(let text, let cell): "\(cell.name(in: .korean))에 \(quoted(text))"
    case .noDigit(let cell): "\(cell.name(in: .korean))에 숫자가 아닌 값"
    case .endOfLine: "줄의 끝"
    case .endOfText: "글의 끝"
    case .cells(let count): "칸 \(count)개"
    case .values(let count): "값 \(count)개"
    case .fields(let count): "항목 \(count)개"
    case .fieldsAfterColons(let count): "콜론 뒤에 항목 \(count)개"
    case .places(let count): "자리 \(count)개"
    case .rows(let count): "\(count)줄짜리 보드"
    case .rowsOfCells(let rows, let cells):
      "\(cells.map(String.init).joined(separator: ", "))칸짜리 줄 \(rows)개"
    case .gridOfSize(let size): "크기가 \(size)인 보드"
    case .listOfPlaces: "행과 열과 숫자의 목록"
    case .sectionsWithoutPuzzle: "퍼즐이 없는 구역"
    case .placeTwice: "두 번 나온 자리"
    case .cellWithoutPlace: "자리를 알 수 없는 칸"
    case .cellInOtherRegion(let cell): "다른 블록에 든 \(cell.name(in: .korean))"
    case .cageWithSum: "합이 정해진 케이지"
    case .rule(let name): "\(quoted(name)) 규칙"
    case .drawing(let name): "\(quoted(name)) 그림"
    case .rulesAfterCells: "칸 뒤에 다른 규칙"
    case .unknownJSON: "알 수 없는 JSON"
    case .element(let name): "<\(name)> 요소"
    case .noGame: "게임이 없는 문서"
    case .gameWithoutData: "데이터가 없는 게임"
    case .version(let version): "\(quoted(version)) 버전"
    case .cellsOfVersion(let version): "\(quoted(version)) 버전의 칸"
    case .kind(let kind, let order): "크기가 \(order)인 \(quoted(kind)) 퍼즐"
    case .shortLink: "짧은 링크"
    case .damagedLink: "압축을 풀 수 없는 링크"
    case .linkWithoutPuzzle: "퍼즐이 없는 링크"
    case .file(let kind): "글이 아닌 \(kind.korean)"
    case .zeroByte: "0바이트"
    case .sixteenBitText: "UTF-16으로 된 글"
    case .longLine: "1 MB보다 긴 줄"
    case .jigsawRegions: "직소 스도쿠의 영역 번호"
    case .twoGrids(.columnNumbers): "아홉 행 위에 첫 행인지 열 번호인지 알 수 없는 1~9"
    case .twoGrids(.rowNumbers): "첫 항목이 칸인지 행 번호인지 알 수 없는 열 항목짜리 행"
    case .drawnDigits: "블록 문자로 그린 숫자"
    case .notesLikeDigits: "숫자와 구별되지 않는 메모"
    case .longDocument: "4 MB보다 큰 XML이나 한 덩어리가 2 MB보다 큰 JSON 문서"
    case .moreErrors(let count): "이 문서에 오류 \(count)개"
    case .twoPuzzles(let names): "저마다 퍼즐일 수 있는 \(list(names))"
    case .onlyMembers(let names): names.isEmpty ? "빈 문서" : "\(list(names))만"
    case .member(let name): "퍼즐을 바꿀 수 있는 \(quoted(name)) 값"
    case .disagreement(let first, let second, let cell):
      "\(list([first, second]))의 \(cell.name(in: .korean))에 서로 다른 숫자"
    case .wrongSolution(let name): "\(quoted(name))의 한 구역에 두 번 나온 숫자"
    case .link(let name): "\(name)에서만 쓰는 형식의 퍼즐"
    }
  }

  /// At most six names.
  private func list(_ names: [String]) -> String {
    names.prefix(6).map(quoted).joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String { PuzzleTextError.quoted(text) }
}

nonisolated extension PuzzleTextError.Expected {
  fileprivate var korean: String {
    switch self {
    case .notation(let text): text
    case .eitherElement(let first, let second): "<\(first)>나 <\(second)> 요소"
    case .cell: "숫자 1~9나 빈칸을 뜻하는 글자(. 0 * _ - x)"
    case .digit: "숫자 1~9"
    case .digitOrZero: "숫자 0~9"
    case .digitAfterPlus: "더하기 기호 뒤에 숫자 1~9"
    case .cells: "81개"
    case .cellsInLine: "한 줄에 81칸, 또는 아홉 칸씩 아홉 줄"
    case .cellsInRowOrLine: "보드 한 행에 아홉 칸, 또는 한 줄에 81칸"
    case .cellsOfClassicCode: "0-9, A-Z, a-x로 쓴 81칸"
    case .rows: "아홉 줄"
    case .puzzle: "한 줄에 81자, 또는 아홉 자씩 아홉 줄인 퍼즐"
    case .puzzleSection: "[Puzzle]과 아홉 칸씩 아홉 줄"
    case .gridOfNine: "9×9 보드"
    case .rowsOfNine: "아홉 칸씩 아홉 줄"
    case .boxes: "3×3 블록"
    case .classicRules: "기본 규칙만 쓰는 퍼즐"
    case .classicRulesUndrawn: "아무것도 그려 넣지 않은, 기본 규칙만 쓰는 퍼즐"
    case .candidate: "314처럼 1부터 9까지의 숫자, 행, 열"
    case .gnomePlace: "!부터 q까지의 글자로 쓴 자리"
    case .places(let count): "적힌 개수대로 \(count)개"
    case .differentPlaces: "처음 숫자마다 다른 자리"
    case .gnomePosition: "0부터 8까지의 행과 열로 된 \"position\":[row,column] 값"
    case .soloSize: "3x3: 과 칸의 내용"
    case .soloCell: "숫자 1~9나 빈칸을 뜻하는 글자 a~z, 또는 _ 기호"
    case .endOfCells: "81칸 뒤에 끝"
    case .kSudokuKind: "크기가 9인 Plain 퍼즐"
    case .kSudokuCell: "숫자를 뜻하는 글자 b~j나 빈칸을 뜻하는 _ 기호"
    case .versions(let range): "\(range.lowerBound)부터 \(range.upperBound)까지의 버전"
    case .fields(let count, let each): "한 칸에 \(each)개씩 \(count)개"
    case .listedNotes: "1,2, 또는 - 같은 메모"
    case .numberedNotes: "0부터 511까지의 수로 쓴 메모"
    case .knownJSON: "'puzzle' 같은 이름으로 쓴 81칸의 글이나 목록"
    case .wholeLink: "퍼즐이 들어 있는 링크"
    case .linkAsCopied: "복사한 그대로의 링크"
    case .jsonInLink: "링크 안에 JSON"
    case .json(let part): "JSON 형식대로 \(part.korean)"
    case .xml(let part): "XML 형식대로 \(part.korean)"
    case .utf8: "UTF-8로 된 글"
    case .atMostThat: "그보다 짧은 줄"
    case .less: "그보다 작은 문서"
    case .oneGrid: "한 가지로만 읽히는 아홉 행"
    case .digitsAsText: "글자로 된 숫자"
    case .notesApart: "메모가 없는 보드"
    case .puzzles: "퍼즐"
    case .onePuzzle: "그중 하나만"
    case .givens: "'puzzle' 같은 이름의 처음 숫자"
    case .agreement: "양쪽에 같은 값"
    case .knownXML: "OpenSudoku나 KSudoku의 XML"
    }
  }
}

nonisolated extension PuzzleTextError.Advice {
  fileprivate var korean: String {
    switch self {
    case .shareFullLink: "브라우저에서 열어 퍼즐 전체가 담긴 링크로 내보내거나 공유하세요."
    case .copyLinkAgain: "빠지거나 바뀐 곳이 있으니 다시 복사하세요."
    case .copySoloID: "다른 크기와 규칙, 시드는 Solo에서만 쓰여요. 기본 3x3의 게임 ID를 복사하세요."
    case .splitFile: "파일을 나누세요."
    case .noText: "글이 아니에요. 글로 된 파일을 고르세요."
    case .convertText: "'iconv -f UTF-16 -t UTF-8 파일' 명령으로 바꾸세요."
    case .copyFromShare: "프로그램의 공유 화면에서 메모까지 그대로 복사할 수 있어요."
    case .openPicture: "사진은 'ultimate-sudoku read 파일' 명령으로 읽으세요."
    case .openLink: "브라우저에서 열어 옮겨 간 주소를 복사하세요."
    case .shareElsewhere: "그곳에서 숫자 81개나 f-puzzles, SudokuPad 링크로 내보내세요."
    case .unpack(let kind): kind.unpacker.map { "'\($0) 파일' 명령으로 푸세요." } ?? "먼저 압축을 푸세요."
    }
  }
}

nonisolated extension PuzzleTextError.FileKind {
  fileprivate var korean: String {
    switch self {
    case .png: "PNG 사진"
    case .jpeg: "JPEG 사진"
    case .gif: "GIF 사진"
    case .bmp: "BMP 사진"
    case .webp: "WebP 사진"
    case .avif: "AVIF 사진"
    case .heic: "HEIC 사진"
    case .tiff: "TIFF 사진"
    case .pdf: "PDF 문서"
    case .gzip: "gzip 압축 파일"
    case .zip: "ZIP 압축 파일"
    case .bzip2: "bzip2 압축 파일"
    case .xz: "xz 압축 파일"
    }
  }
}

nonisolated extension PuzzleTextError.JSONPart {
  fileprivate var korean: String {
    switch self {
    case .value: "값"
    case .number: "너무 크지 않은 수"
    case .name: "따옴표로 묶은 이름"
    case .colon: "콜론"
    case .endOfObject: "쉼표나 } 기호"
    case .endOfArray: "쉼표나 ] 기호"
    case .endOfText: "마지막 괄호 뒤에 끝"
    case .levels(let count): "\(count)단계까지의 괄호"
    case .quotationMark: "따옴표"
    case .escapeForIt: "그 글자 대신 \\n 같은 표기"
    case .escape: "\\n이나 \\u00e9 같은 표기"
    }
  }
}

nonisolated extension PuzzleTextError.XMLPart {
  fileprivate var korean: String {
    switch self {
    case .notation(let text): text
    case .element: "요소"
    case .end: "마지막 요소 뒤에 끝"
    case .levels(let count): "\(count)단계까지의 요소"
    case .name: "이름"
    case .blankOrEnd: "빈칸, >, /> 중 하나"
    case .attributesOnce: "한 번만 쓴 속성"
    case .noEndOfNothing: "끝내기 전에 시작한 요소"
    case .equalsAndValue: "=와 값"
    case .quotedValue: "따옴표로 묶은 값"
    case .escapedAngle: "값 안의 < 대신 &lt; 표기"
    case .endOfValue: "값의 끝"
    case .reference: "&lt; &gt; &amp; &quot; &apos; 또는 번호로 쓴 글자"
    case .later(let text): "뒤에 \(text)"
    }
  }
}
