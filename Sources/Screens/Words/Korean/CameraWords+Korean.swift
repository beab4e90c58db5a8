nonisolated extension CameraWords {
  static let korean = CameraWords(
    title: "카메라",
    choosePicture: "사진 고르기",
    choosePictureNote: "JPEG, PNG, BMP, GIF 등",
    takePicture: "사진 찍기",
    takeWith: { "\($0) 사용" },
    noProgram: "사진을 찍으려면 ffmpeg, fswebcam, imagesnap 중 하나를 설치하세요.",
    needsProgram: "ffmpeg, fswebcam, imagesnap 중 하나 필요",
    lastReading: "지난 사진",
    nothingRead: "아직 읽은 사진이 없어요",
    orDrop: "사진을 이 창에 끌어다 놓거나 경로를 붙여 넣어도 돼요.",
    addPuzzle: "퍼즐 가져오기",
    opening: { "\($0) 여는 중…" },
    taking: { "\($0) 프로그램으로 찍는 중…" },
    converting: { "\($0) 사진 변환 중…" },
    looking: "보드를 찾는 중…",
    noGrid: "스도쿠 보드를 찾지 못했어요. 네 모서리가 다 나오게 위에서 찍어 보세요.",
    empty: "빈 파일이에요. 다른 사진을 골라 주세요.",
    notAPicture: "사진도 퍼즐도 아닌 파일이에요. JPEG나 PNG를 골라 주세요.",
    unsupported: { "이런 \($0) 파일은 읽을 수 없어요. JPEG나 PNG로 저장해 주세요." },
    damaged: { "손상된 \($0) 파일이에요. 다시 복사하거나 다른 사진을 골라 주세요." },
    noConverter: { "\($0) 변환기가 없어요. ffmpeg나 ImageMagick을 설치하거나 JPEG로 저장해 주세요." },
    noDevice: { "\($0) 프로그램이 카메라를 찾지 못했어요. 카메라를 연결하거나 사진을 골라 주세요." },
    tookTooLong: { "\($0) 프로그램이 너무 오래 걸려요. 다시 하거나 파일을 골라 주세요." },
    cancelled: "취소했어요. 다른 사진을 골라 주세요.",
    review: "읽은 결과 확인",
    nextDoubt: "다음 확인할 칸",
    previousDoubt: "이전 확인할 칸",
    keep: "그대로",
    mend: "고치기",
    toggleHandwritten: "손글씨 또는 인쇄",
    toggleHandwriting: "손글씨 함께 옮기기",
    play: "게임 시작",
    solve: "풀이",
    another: "다른 사진",
    otherView: "다른 보기",
    doubts: { "확인할 칸 \($0)개" },
    sure: "모든 칸이 또렷해요",
    allChecked: "모두 확인했어요",
    either: { contents in
      contents.count < 2
        ? "\(contents.joined())일까요?" : contents.map { "\($0)일까요" }.joined(separator: ", ") + "?"
    },
    looksLike: { "\($0)처럼 보여요." },
    readInstead: { "\($0)일 때만 정답이 하나예요." },
    wasRead: { "\($0)에서 고쳤어요." },
    confirmed: "확인했어요.",
    printed: "인쇄",
    handwritten: "손글씨",
    handwriting: "손글씨",
    noDigitHere: "숫자가 없는 칸이에요",
    whoWrote: "인쇄인가요, 손글씨인가요?",
    stillDoubtful: { "확인할 칸이 \($0)개 있어요. 그대로 하려면 한 번 더" },
    noHandwriting: "손글씨가 없어요",
    onlyFirst: { "파일 \($0)개 중 첫 번째예요." },
    pictureDescription: "사진 속 퍼즐, 반듯하게 편 모습",
    cellDescription: { "사진 속 \($0)" },
    say: { sentence in
      switch sentence {
      case .tooLarge(let width, let height): "\(width)×\(height) 픽셀은 너무 커요. 작게 저장해서 열어 주세요."
      case .tooSmall(let width, let height): "\(width)×\(height) 픽셀은 너무 작아요. 더 가까이에서 찍어 주세요."
      case .programFailed(let program, let reason): CameraWords.programFailed(program, reason)
      }
    })

  private static func programFailed(_ program: String, _ reason: String?) -> String {
    let why = reason.map { ": \($0)" } ?? ""
    return "\(program) 프로그램이 사진을 만들지 못했어요\(why). 다시 하거나 파일을 골라 주세요."
  }
}
