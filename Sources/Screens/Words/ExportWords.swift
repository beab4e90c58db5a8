import Formats
import Hints

nonisolated struct ExportWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Export", "내보내기") }
  var format: String { say("Format", "형식") }
  func name(_ format: PuzzleFormat) -> String {
    switch format {
    case .line: say(format.name, "81자 한 줄")
    case .sdk: say(format.name, "SadMan, SudoCue")
    case .sdm: say(format.name, "퍼즐 모음")
    case .pencilmarks: say(format.name, "후보 격자")
    case .sukaku: say(format.name, "스카쿠, 729자")
    case .sdx: say(format.name, "SudoCue 진행 상태")
    case .json: say(format.name, "JSON 배열")
    case .library: say(format.name, "HoDoKu 라이브러리")
    case .gsf: say(format.name, "gsf 목록")
    case .fPuzzles: say(format.name, "f-puzzles 링크")
    case .sudokuPad: say(format.name, "SudokuPad 링크")
    case .classicCode: say(format.name, "SudokuPad 짧은 코드")
    case .gnome: say(format.name, "GNOME 스도쿠 저장 게임")
    case .gnomeCode: say(format.name, "GNOME 스도쿠 코드")
    case .solo: say(format.name, "Solo 게임 ID")
    case .debian: say(format.name, "데비안 sudoku")
    default: say(format.name, format.name)
    }
  }
  /// A picture of the board in a format such as "SVG".
  func picture(_ format: String) -> String { say("picture (\(format))", "그림 (\(format))") }
  /// A picture shows the board as the screen does.
  var asShown: String { say("The board as it is shown.", "보드를 보이는 그대로 그려요.") }
  /// A picture shows the board as the screen does, with the reason of the step below it.
  var asShownWithReason: String {
    say("The board as it is shown, with the reason below it.", "보드를 보이는 그대로 그리고, 아래에 이유를 적어요.")
  }
  /// A picture can't be copied.
  var notCopied: String { say("A picture can't be copied. Save it.", "그림은 복사할 수 없어요. 저장하세요.") }
  /// A picture takes more memory than there is.
  var notDrawn: String { say("There isn't enough memory to draw this.", "그림을 그릴 메모리가 모자라요.") }
  /// No installed font has some of a picture's characters.
  var lacksCharacters: String {
    say("No installed font has some of the characters.", "설치된 글꼴에 없는 글자가 있어요.")
  }
  var keepsAll: String { say("Keeps everything.", "모두 담아요.") }
  func loses(_ what: String) -> String { say("Leaves out \(what).", "빠지는 것: \(what)") }
  /// A part of a puzzle that a format may not keep.
  func part(_ part: PuzzleContents) -> String {
    switch part {
    case .placed: say("the placed digits", "채운 숫자")
    case .candidates: say("the candidates", "후보")
    case .notes: say("the notes", "메모")
    case .centreNotes: say("the centre notes", "가운데 메모")
    case .colors: say("the colours", "색")
    case .elapsed: say("the time", "시간")
    case .step: say("the step", "단계")
    default: say("the words", "글")
    }
  }
  var fileName: String { say("File", "파일") }
  var save: String { say("Save", "저장") }
  var replace: String { say("Replace", "덮어쓰기") }
  func saved(_ path: String) -> String { say("Saved as \(path)", "\(path)에 저장했어요") }
  var needsName: String { say("Enter a file name first.", "먼저 파일 이름을 적으세요.") }
}
