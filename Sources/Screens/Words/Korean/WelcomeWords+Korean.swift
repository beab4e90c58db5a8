nonisolated extension WelcomeWords {
  static let korean = WelcomeWords(
    title: "환영합니다",
    text: "마지막 숫자보다 첫 숫자에 이르는 길이 더 중요합니다.",
    slide: "밀어서 시작",
    skip: "건너뛰기",
    home: "홈으로",
    step: { step, key in
      switch step {
      case .move: "옮겨 가기: \(key)"
      case .place: "맞는 숫자 넣기: \(key)"
      case .memo: "메모하기: \(key) 다음 숫자"
      case .hint: "힌트 보기: \(key)"
      }
    },
    onlyDigit: { "여기에는 \($0)만 가능" },
    done: "이게 전부입니다.")
}
