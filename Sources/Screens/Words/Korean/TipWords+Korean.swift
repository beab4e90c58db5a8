nonisolated extension TipWords {
  static let korean = TipWords(
    errors: { "오류 ?: \($0) 키로 검사합니다." },
    ofBoard: { key in
      [
        "\(key(.nextEmpty)): 다음 빈칸으로 갑니다.",
        "\(key(.memo)): 메모 모드를 켜고 끕니다.",
        "\(key(.undo)): 몇 번이든 실행을 취소합니다.",
        "\(key(.score)): 점수가 어떻게 나왔는지 봅니다.",
        "\(key(.peers)): 행·열·블록 강조를 켜고 끕니다.",
        "\(key(.pause)): 보드를 가리고 시계를 멈춥니다.",
        "\(key(.copyPuzzle)): 다른 사람과 퍼즐을 공유합니다.",
        "\(key(.copyState)): 지금 보드를 메모와 함께 공유합니다.",
        "숫자판에 숫자마다 남은 개수가 나옵니다.",
        "언제든 나가도 보드는 그대로 남습니다.",
      ]
    })
}
