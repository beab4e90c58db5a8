nonisolated extension WelcomeWords {
  static let korean = WelcomeWords(
    title: "환영해요",
    greeting: "반가워요!",
    text: "숫자마다 이유가 있어요. 찾아보세요.",
    slide: "밀어서 시작",
    begin: "시작",
    skip: "건너뛰기",
    home: "홈으로",
    firstSteps: "첫걸음",
    fact: { step in
      switch step {
      case .box: "밝은 블록에 숫자 여덟 개가 있어요."
      case .move: "다음 칸이 여기서 빛나요."
      case .column: "이 열에도 숫자 여덟 개가 있어요."
      case .notes: "여기에는 3이나 4가 들어가요. 둘 다 메모해 두세요."
      case .hint: "막혔을 때는 힌트가 볼 곳을 알려 줘요."
      }
    },
    praise: { step in
      switch step {
      case .box, .move: "맞아요!"
      case .column: "잘 왔어요!"
      case .notes: "잘했어요!"
      case .hint: "메모도 잘했어요!"
      case nil: "힌트는 이렇게 시작해요."
      }
    },
    slip: { "이미 있는 숫자예요: \($0). 다시 살펴보세요." },
    hasty: "아직 메모가 꺼져 있어요.",
    done: "준비됐어요. 즐겁게 푸세요!",
    again: Again(
      question: "안내를 다시 볼까요?", message: "환영 화면과 첫걸음을 다시 봐요. 게임은 그대로 있어요.", yes: "다시 보기", no: "취소"),
    say: { sentence in
      switch sentence {
      case .place(let step, let count): "\(step)/\(count)"
      case .ask(let step, let key):
        switch step {
        case .box: "빠진 숫자는 뭘까요? 눌러 보세요."
        case .move: "화살표 키로 이 칸까지 오세요."
        case .column: "빠진 숫자는 뭘까요?"
        case .notes: "\(key) 키를 누르고 3, 4를 누르세요."
        case .hint: "\(key) 키를 눌러 보세요."
        }
      }
    })
}
