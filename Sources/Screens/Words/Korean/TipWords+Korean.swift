nonisolated extension TipWords {
  static let korean = TipWords(
    errors: { "실수 ?: \($0) 키로 검사해요." },
    ofBoard: { key in
      [
        "\(key(.jump(.nextEmpty))): 다음 빈칸으로 가요.",
        "\(key(.toggle(.memo))): 메모 모드를 켜고 꺼요.",
        "\(key(.goBack(.undo))): 몇 번이든 되돌릴 수 있어요.",
        "\(key(.ask(.score))): 점수가 어떻게 나왔는지 봐요.",
        "\(key(.toggle(.peers))): 행·열·블록 강조를 켜고 꺼요.",
        "\(key(.pause)): 보드를 가리고 시계를 멈춰요.",
        "\(key(.ask(.copyPuzzle))): 다른 사람과 퍼즐을 공유해요.",
        "\(key(.ask(.copyState))): 지금 보드를 메모와 함께 공유해요.",
        "보드 옆의 작은 점은 아직 남은 숫자예요.",
        "언제든 나가도 보드는 그대로 남아요.",
        "\(key(.ask(.moves))): 되돌린 수까지 모두 봐요.",
      ]
    })
}
