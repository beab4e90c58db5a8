import Games

nonisolated extension CourseWords {
  static let korean = CourseWords(
    title: "배우기",
    name: { chapter in
      switch chapter {
      case .singles: "싱글"
      case .candidates: "후보"
      case .patterns: "피시와 윙"
      case .colors: "색칠과 사각형"
      case .chains: "체인"
      }
    },
    ownTitle: { lesson in
      switch lesson {
      case .hiddenSingleInBox: "블록 히든 싱글"
      case .hiddenSingleInLine: "줄 히든 싱글"
      case .pointing: "포인팅"
      case .claiming: "클레이밍"
      case .quadruples: "쿼드"
      case .simpleColors: "단순 색칠"
      case .uniqueRectangle: "유일 사각형"
      case .alternatingInferenceChain: "AIC"
      case .almostLockedSets: "ALS"
      default: nil
      }
    },
    idea: { idea(of: $0) },
    contents: "설명을 보고 나서 세 문제를 직접 풀어요.",
    noneLocked: "모든 레슨이 열려 있어요.",
    lesson: "레슨",
    start: "레슨 시작",
    again: "다시 시작",
    nextLesson: "다음 레슨",
    allLessons: "모든 레슨",
    practise: "연습",
    pageBack: "이전 페이지",
    setting: "보드를 준비하고 있어요…",
    goOn: "다음",
    tryIt: "해 볼게요",
    skip: "건너뛰기",
    ideaAgain: "설명 보기",
    done: "레슨을 마쳤어요!",
    foundWithHints: "힌트와 함께 풀었어요. 다음에는 혼자 찾아보세요.",
    foundNone: "문제를 건너뛰었어요. 언제든 다시 풀어 보세요.",
    noPosition: "이 레슨의 문제를 찾지 못했어요. 다시 시도해 보세요.",
    allDone: "모든 레슨을 마쳤어요.",
    say: { sentence in
      switch sentence {
      case .stars(let earned, let all): "\(all)개 중 \(earned)개"
      case .foundAlone(let found, let count):
        found == count ? "모두 혼자 힘으로 찾았어요." : "\(count)개 중 \(found)개를 혼자 힘으로 찾았어요."
      }
    })

  private static func idea(of lesson: Lesson) -> String {
    switch lesson {
    case .fullHouse: "행, 열, 블록에 빈칸이 하나뿐이에요. 빠진 숫자를 넣으면 돼요."
    case .hiddenSingleInBox: "숫자 하나를 골라 행과 열을 따라가 보세요. 블록에 한 칸만 남으면 그 자리예요."
    case .hiddenSingleInLine: "숫자 하나와 행이나 열을 고르세요. 들어갈 칸이 하나뿐이면 그 자리예요."
    case .nakedSingle: "한 칸에서 보이는 숫자를 모두 세어 보세요. 여덟 개가 있으면 아홉째가 들어가요."
    case .pointing: "블록 안에서 숫자가 한 행이나 열에만 들어가요. 그 줄의 나머지에서는 지워요."
    case .claiming: "행이나 열에서 숫자가 한 블록에만 들어가요. 그 블록의 나머지에서는 지워요."
    case .nakedPair: "두 칸의 후보 두 개가 똑같아요. 같은 구역의 다른 칸에서는 지워요."
    case .hiddenPair: "두 숫자가 같은 두 칸에만 들어가요. 그 칸의 다른 후보는 지워요."
    case .nakedTriple: "세 칸이 후보 세 개를 나눠 가져요. 같은 구역의 다른 칸에서는 지워요."
    case .hiddenTriple: "세 숫자가 같은 세 칸에만 들어가요. 그 칸의 다른 후보는 지워요."
    case .quadruples: "페어와 같은 원리인데 칸과 숫자가 네 개예요."
    case .xWing: "두 행, 두 열, 네 모서리. 숫자 하나가 갇히니, 그 줄의 나머지에서 지워요."
    case .skyscraper: "두 줄에 숫자 자리가 두 개씩 있고 한쪽 끝이 나란해요. 다른 끝 둘 중 하나가 맞아요."
    case .twoStringKite: "자리가 둘뿐인 행과 열이 한 블록에서 만나요. 먼 끝 둘 중 하나가 맞아요."
    case .emptyRectangle: "블록 안의 숫자가 한 행과 한 열에만 있어요. 자리가 둘뿐인 줄과 이어 보세요."
    case .xyWing: "후보가 둘인 세 칸이 있고 하나가 나머지 둘을 봐요. 두 날개 중 하나에 같은 숫자가 들어가요."
    case .xyzWing: "가운데 칸의 후보가 셋인 XY-윙이에요. 세 칸이 모두 보는 칸에서 지워요."
    case .wWing: "후보가 같은 두 칸을 한 숫자가 이어 줘요. 다른 숫자는 둘 중 한 칸에 있어요."
    case .swordfish: "세 행과 세 열로 된 X-윙이에요. 숫자 하나가 그 안에 갇혀요."
    case .simpleColors: "한 숫자의 자리를 번갈아 두 색으로 칠해요. 한 색은 참, 다른 색은 거짓이에요."
    case .uniqueRectangle: "네 모서리의 후보가 같으면 정답이 둘이 돼요. 그래서 한 모서리는 달라야 해요."
    case .bugPlusOne: "한 칸만 빼고 모두 후보가 둘이에요. 세 번 나오는 숫자가 그 칸에 들어가요."
    case .finnedXWing: "후보가 하나 더 붙은 X-윙이에요. 그 지느러미도 보는 칸에서만 지워요."
    case .xChain: "한 숫자를 칸마다 거짓, 참으로 번갈아 따라가요. 양 끝 중 하나는 참이에요."
    case .xyChain: "후보가 둘인 칸을 건너다녀요. 양 끝 중 하나에 그 숫자가 들어가요."
    case .alternatingInferenceChain: "이것이 거짓이면 저것이 참, 숫자를 바꿔 가며 이어요. 양 끝 중 하나는 참이에요."
    case .almostLockedSets: "숫자가 하나 남는 칸 묶음이 둘 있어요. 한 숫자를 두고 다투면 다른 숫자가 갇혀요."
    }
  }
}
