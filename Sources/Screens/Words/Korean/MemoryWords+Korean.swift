import Games
import Hints
import Store
import Sudoku

nonisolated extension MemoryWords {
  static let korean = MemoryWords(
    title: "짝 맞추기",
    themes: "테마",
    starter: { theme in
      switch theme {
      case .animals: "동물"
      case .ocean: "바다"
      case .fruit: "과일"
      case .meals: "음식"
      case .sports: "운동"
      case .travel: "탈것"
      case .sky: "하늘"
      case .faces: "얼굴"
      }
    },
    pairs: { "\($0)쌍" },
    cards: { "카드 \($0)장" },
    underWay: "하는 중",
    tooSmall: "그림 부족",
    noThemes: "테마가 없어요. 새로 만들거나 가져오세요.",
    chooseTheme: "테마를 골라 시작하세요.",
    play: "시작",
    new: "새 테마",
    edit: "편집",
    duplicate: "복제",
    delete: "삭제",
    undoDelete: { "되돌리기: \($0) 삭제" },
    goOnEditing: { "\($0) 계속 편집" },
    importTheme: "가져오기",
    imported: { "가져옴: \($0)" },
    game: .korean,
    editor: .korean)
}

nonisolated extension MemoryWords.Game {
  static let korean = MemoryWords.Game(
    title: "짝 맞추기 게임",
    new: "새 게임",
    turn: "뒤집기",
    points: { "\($0.withMinusSign)점" },
    match: "맞았어요!",
    mismatch: { points in points == 0 ? "짝이 아니에요" : "짝이 아니에요: −\(points)" },
    second: "짝을 찾으세요.",
    hint: { "\(KoreanParticle.object.after($0)) 찾으세요." },
    cards: "카드",
    move: "이동",
    faceDown: "뒷면",
    taken: "맞춘 카드",
    won: "모두 찾았어요!",
    inVain: { "아는 카드 실수 \($0)번" },
    askNew: "다시 섞을까요?",
    askNewMessage: "지금 게임은 끝나요.",
    goOn: "계속하기",
    wonFirst: { "다 찾음: \($0) 첫 기록" },
    wonRecord: { "다 찾음: \($0) 최고 기록!" },
    say: { sentence in
      switch sentence {
      case .card(let row, let column): "\(row)행 \(column)열 카드"
      case .wonPlace(let place, let pairs): "다 찾음: \(pairs) 순위 \(place)위"
      }
    })
}

nonisolated extension MemoryWords.Editor {
  static let korean = MemoryWords.Editor(
    title: "테마 편집",
    name: "이름",
    symbols: "그림",
    add: "추가",
    addPrompt: "이모지를 입력하거나 붙여 넣기",
    choose: "표에서 고르기",
    search: "이름으로 찾기 (영어)",
    remove: "빼기",
    removed: "뺀 그림",
    putBack: "다시 넣기",
    pairs: "쌍",
    color: "색",
    done: "완료",
    added: { "추가: \($0)" },
    known: { "이미 있음: \($0)" },
    others: { "이모지는 아니지만 추가: \($0)" },
    noName: "이름이 있어야 해요.",
    tooFew: { count in
      count == 0 ? "그림을 두 개 이상 넣으세요." : "그림이 하나뿐이에요. 하나 더 넣으세요."
    },
    nothingFound: "그런 이름의 이모지가 없어요.",
    toTheme: "‹ 뒤로",
    inTheme: "테마에 있음",
    count: { "테마의 그림 \($0)개" })
}
