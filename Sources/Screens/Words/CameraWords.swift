/// The text for pictures and for readings of them.
nonisolated struct CameraWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Camera", "카메라") }

  // Choosing a picture.
  var choosePicture: String { say("Choose a picture", "사진 고르기") }
  var choosePictureNote: String { say("JPEG, PNG, BMP, GIF and more", "JPEG, PNG, BMP, GIF 등") }
  var typePath: String { say("Type a path", "경로 입력") }
  var takePicture: String { say("Take a picture", "사진 찍기") }
  func takeWith(_ program: String) -> String { say("with \(program)", "\(program) 사용") }
  var needsProgram: String {
    say("needs ffmpeg, fswebcam or imagesnap", "ffmpeg, fswebcam, imagesnap 중 하나 필요")
  }
  var lastReading: String { say("Last reading", "지난 사진") }
  var nothingRead: String { say("nothing read yet", "아직 읽은 사진이 없어요") }
  var orDrop: String {
    say("Or drop a picture on this window, or paste its path.", "사진을 이 창에 끌어다 놓거나 경로를 붙여 넣어도 돼요.")
  }
  var addPuzzle: String { say("Add a puzzle", "퍼즐 가져오기") }

  // While it is being read.
  func opening(_ name: String) -> String { say("Opening \(name)…", "\(name) 여는 중…") }
  func taking(_ program: String) -> String {
    say("Taking a picture with \(program)…", "\(program) 프로그램으로 찍는 중…")
  }
  func converting(_ format: String) -> String {
    say("Converting the \(format) picture…", "\(format) 사진 변환 중…")
  }
  var looking: String { say("Looking for the grid…", "보드를 찾는 중…") }

  // Reviewing a reading.
  var review: String { say("Check the reading", "읽은 결과 확인") }
  var nextDoubt: String { say("next doubt", "다음 확인할 칸") }
  var previousDoubt: String { say("previous doubt", "이전 확인할 칸") }
  var keep: String { say("keep", "그대로") }
  var correct: String { say("correct", "고치기") }
  var toggleHandwritten: String { say("handwritten or printed", "손글씨 또는 인쇄") }
  var toggleHandwriting: String { say("take handwriting along or not", "손글씨 함께 옮기기") }
  var play: String { say("Play", "게임 시작") }
  var solve: String { say("Solve", "풀이") }
  var another: String { say("Another picture", "다른 사진") }
  var otherView: String { say("Other view", "다른 보기") }
  func doubts(_ cells: Int) -> String {
    say(cells == 1 ? "1 cell to check" : "\(cells) cells to check", "확인할 칸 \(cells)개")
  }
  var sure: String { say("All cells are clear", "모든 칸이 또렷해요") }
  var allChecked: String { say("All cells checked", "모두 확인했어요") }
  /// The possible contents of a doubtful cell, likeliest first.
  func either(_ contents: [String]) -> String {
    say(
      contents.joined(separator: " or ") + "?",
      contents.count < 2
        ? "\(contents.joined())일까요?" : contents.map { "\($0)일까요" }.joined(separator: ", ") + "?")
  }
  func looksLike(_ content: String) -> String { say("Looks like \(content).", "\(content)처럼 보여요.") }
  func readInstead(_ content: String) -> String {
    say("Only \(content) gives one solution.", "\(content)일 때만 정답이 하나예요.")
  }
  func wasRead(_ content: String) -> String {
    say("Changed from \(content).", "\(content)에서 고쳤어요.")
  }
  var confirmed: String { say("You kept it.", "확인했어요.") }
  var printed: String { say("printed", "인쇄") }
  var handwritten: String { say("handwritten", "손글씨") }
  var handwriting: String { say("Handwriting", "손글씨") }
  var noDigitHere: String { say("No digit here", "숫자가 없는 칸이에요") }
  var whoWrote: String { say("Printed or handwritten?", "인쇄인가요, 손글씨인가요?") }
  func stillDoubtful(_ cells: Int) -> String {
    say(
      (cells == 1 ? "1 cell" : "\(cells) cells") + " to check. Press again to play it as it is",
      "확인할 칸이 \(cells)개 있어요. 그대로 하려면 한 번 더")
  }
  var noHandwriting: String { say("No handwritten digits found", "손글씨가 없어요") }
  func onlyFirst(_ files: Int) -> String {
    say("You dropped \(files) files. This is the first.", "파일 \(files)개 중 첫 번째예요.")
  }
  var pictureDescription: String {
    say("the puzzle in the picture, straightened", "사진 속 퍼즐, 반듯하게 편 모습")
  }
  func cellDescription(_ cell: String) -> String { say("\(cell) in the picture", "사진 속 \(cell)") }
}
