/// Tips during a game, one sentence at a time. `key` returns the label of a command's key.
nonisolated struct TipWords: Vocabulary {
  let speaker: Speaker

  /// The meaning of the question mark after "Mistakes".
  func errors(_ checkKey: String) -> String {
    say("Mistakes ?: press \(checkKey) to check.", "실수 ?: \(checkKey) 키로 검사해요.")
  }
  /// The tips in order, the one on sharing notes only for who `hasNotes`.
  func ofBoard(
    hasNotes: Bool = true, _ key: @escaping (_ command: String) -> String
  ) -> [String] {
    let shared = say(
      "\(key("copyState")) shares the board with its notes.",
      "\(key("copyState")): 지금 보드를 메모와 함께 공유해요.")
    return all(key) + (hasNotes ? [shared] : [])
  }

  private func all(_ key: @escaping (_ command: String) -> String) -> [String] {
    say(
      [
        "Full dots are placed. Small ones are missing.",
        "\(key("nextEmpty")) jumps to the next empty cell.",
        "\(key("memo")) switches notes on and off.",
        "\(key("undo")) undoes as many moves as you like.",
        "\(key("score")) shows what each point is for.",
        "\(key("peers")) highlights row, column and box.",
        "\(key("pause")) hides the board and stops the clock.",
        "\(key("copyPuzzle")) shares the puzzle with others.",
        "Leave whenever you like. Your game is saved.",
        "\(key("moves")) shows all moves, even undone ones.",
      ],
      [
        "보드 옆의 작은 점은 아직 남은 숫자예요.",
        "\(key("nextEmpty")): 다음 빈칸으로 가요.",
        "\(key("memo")): 메모 모드를 켜고 꺼요.",
        "\(key("undo")): 몇 번이든 되돌릴 수 있어요.",
        "\(key("score")): 점수가 어떻게 나왔는지 봐요.",
        "\(key("peers")): 행·열·블록 강조를 켜고 꺼요.",
        "\(key("pause")): 보드를 가리고 시계를 멈춰요.",
        "\(key("copyPuzzle")): 다른 사람과 퍼즐을 공유해요.",
        "언제든 나가도 보드는 그대로 남아요.",
        "\(key("moves")): 되돌린 수까지 모두 봐요.",
      ])
  }
}
