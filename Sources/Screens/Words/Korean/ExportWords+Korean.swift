import Formats
import Hints

nonisolated extension ExportWords {
  static let korean = ExportWords(
    title: "내보내기",
    format: "형식",
    name: { format in
      switch format {
      case .line: "81자 한 줄"
      case .sdm: "퍼즐 모음"
      case .pencilmarks: "후보 격자"
      case .sukaku: "스카쿠, 729자"
      case .sdx: "SudoCue 진행 상태"
      case .json: "JSON 배열"
      case .library: "HoDoKu 라이브러리"
      case .gsf: "gsf 목록"
      case .fPuzzles: "f-puzzles 링크"
      case .sudokuPad: "SudokuPad 링크"
      case .classicCode: "SudokuPad 짧은 코드"
      case .gnome: "GNOME 스도쿠 저장 게임"
      case .gnomeCode: "GNOME 스도쿠 코드"
      case .solo: "Solo 게임 ID"
      case .debian: "데비안 sudoku"
      default: format.name
      }
    },
    picture: { "그림 (\($0))" },
    asShown: "보드를 보이는 그대로 그려요.",
    asShownWithReason: "보드를 보이는 그대로 그리고, 아래에 이유를 적어요.",
    notCopied: "그림은 복사할 수 없어요. 저장하세요.",
    notDrawn: "그림을 그릴 메모리가 모자라요.",
    lacksCharacters: "설치된 글꼴에 없는 글자가 있어요.",
    keepsAll: "모두 담아요.",
    loses: { "빠지는 것: \($0)" },
    part: { part in
      switch part {
      case .placed: "채운 숫자"
      case .candidates: "후보"
      case .notes: "메모"
      case .centreNotes: "가운데 메모"
      case .colors: "색"
      case .elapsed: "시간"
      case .step: "단계"
      default: "글"
      }
    },
    fileName: "파일",
    save: "저장",
    replace: "덮어쓰기",
    saved: { "\($0)에 저장했어요" },
    needsName: "먼저 파일 이름을 적으세요.")
}
