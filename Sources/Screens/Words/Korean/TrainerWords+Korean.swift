import Hints
import Sudoku

nonisolated extension TrainerWords {
  static let korean = TrainerWords(
    title: "기법 연습",
    explains: "기법을 고르면 그 기법이 다음 단계인 보드가 나와요.",
    missing: { "아직 연습 문제가 없는 기법: \($0)" },
    next: "다음 문제",
    startAgain: "처음부터",
    making: { "문제를 준비하는 중: \($0)" },
    noPosition: { "이 기법을 연습할 문제가 없어요: \($0)" },
    find: { "찾으세요: \($0)" },
    takeOut: "지울 수 있는 후보를 지우세요",
    placeIt: "정해지는 숫자를 넣으세요",
    found: "찾았어요!",
    told: "힌트대로 했어요.",
    say: { sentence in
      switch sentence {
      case .progress(let drawn, let count): "\(count)개 중 \(drawn)개를 지웠어요. 계속하세요."
      case .wrongDigit(let cell, let digit):
        "\(cell)에는 \(KoreanParticle.subject.after(String(digit))) 들어가지 않아요. 되돌리세요."
      case .needed(let cell, let digit):
        "\(cell)에는 \(KoreanParticle.subject.after(String(digit))) 필요해요. 되돌리세요."
      case .unrelated(let cell, let digit, let technique):
        "\(cell)에서 \(KoreanParticle.subject.after(String(digit))) 빠지는 건 맞지만 \(KoreanParticle.toward.after(technique)) 그런 건 아니에요."
      }
    })
}
