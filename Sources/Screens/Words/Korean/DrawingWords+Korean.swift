import Hints
import Sudoku

nonisolated extension DrawingWords {
  static let korean = DrawingWords(
    title: "그리기",
    candidate: "후보",
    link: "잇기",
    strong: "강한 링크",
    weak: "약한 링크",
    join: "그룹으로 묶기",
    flip: "마지막 링크 바꾸기",
    paint: "색칠",
    nextColor: "다음 색",
    row: "피시의 행",
    column: "피시의 열",
    box: "피시의 블록",
    removeLast: "뒤로",
    clear: "모두 지우기",
    suppose: "가정하기",
    follow: "다음 싱글",
    followAll: "모든 싱글",
    shorter: "더 짧은 증명",
    done: "끝내기",
    needsNotes: { "먼저 후보를 채우세요: \($0)" },
    ended: "그리기를 끝냈어요",
    noCandidate: { "\($0): 이 칸의 후보가 아니에요" },
    cannotLink: "이미 체인에 있는 후보예요",
    cannotJoin: "한 구역에 있는 같은 숫자만 묶을 수 있어요",
    nothingDrawn: "아직 그린 것이 없어요",
    noFurther: "싱글이 더 없어요",
    noShorter: "더 짧은 증명을 찾지 못했어요",
    shorterChain: { "더 짧은 증명: \($0)" },
    onlyChains: "증명됐어요. 더 짧게 줄일 수 있는 건 체인뿐이에요",
    color: { "색 \($0)" },
    empty: "후보를 잇거나 색칠하거나, 칸째 색칠해 집합을 그리거나, 피시를 그려 보세요",
    unfinished: "링크를 더 이어 보세요",
    provesNothing: "아직 증명되는 것이 없어요",
    proves: { "증명: \($0)" },
    twoStrong: "강한 링크가 잇달아 있어요",
    twoWeak: "약한 링크가 잇달아 있어요",
    failingLink: "틀린 링크",
    missing: { "\($0): 후보가 아니에요" },
    setIsLoose: { "\($0): 이 후보로 이어지는 ALS가 아니에요" },
    unrelated: "같은 칸에도 같은 구역에도 있지 않아요",
    noSet: "두 숫자를 잇는 칸도 ALS도 없어요",
    noSharedCell: "다른 칸에 있는 다른 숫자는 함께 참일 수 있어요",
    base: "베이스",
    cover: "커버",
    neither: "빼기",
    fishProvesNothing: {
      $0 == 0 ? "핀은 없지만 지울 후보도 없어요" : "핀 \($0)개를 모두 보면서 지워질 후보가 없어요"
    },
    unlinked: { "\($0): 다른 후보와 강한 링크로 이어지지 않아요" },
    trap: "두 색을 모두 봐요",
    emptied: { "\($0)에 후보가 남지 않아요" },
    oneSet: "이제 다른 집합도 색칠하세요",
    noCandidateLeft: { "모순: \($0)에 후보가 없어요" },
    assumed: { $0 == 1 ? "가정했어요. 싱글로 이어 보세요" : "숫자 \($0)개, 모순 없음" },
    anyway: { "원래 \($0)" },
    say: { sentence in
      switch sentence {
      case .started(let candidate, let strong, let weak):
        "체인이 \(candidate)에서 시작해요. 다음 후보로 가서 \(strong) 강하게, \(weak) 약하게 이으세요"
      case .fails(let link, let reason): "\(link)번째 링크가 틀렸어요: \(reason)"
      case .thirdCandidates(let cell, let digits): "\(cell)에 다른 후보 \(digits)도 있어요"
      case .bySet(let link, let cells, let digits):
        "\(link)번째 링크의 ALS: \(cells), 숫자 \(digits)"
      case .places(let count, let digit, let house):
        "\(house)에 숫자 \(digit)의 자리가 \(count)곳이에요"
      case .uneven(let bases, let covers):
        "베이스 \(bases)개, 커버 \(covers)개예요. 피시는 베이스와 커버가 같은 수로 둘 이상 있어야 해요"
      case .wrap(let one, let other): "\(one), \(other): 함께 참일 수 없어요"
      case .sameColor(let one, let other): "\(one), \(other): 이어져 있어 같은 색일 수 없어요"
      case .notAlmostLocked(let set, let cells, let digits):
        "\(set): ALS가 아니에요. 칸 \(cells)개, 숫자 \(digits)"
      case .noCommon(let one, let other): "\(one), \(other): 제한 공통 후보가 없어요"
      case .noPlace(let digit, let house):
        "\(house)에는 후보 \(KoreanParticle.subject.after(String(digit))) 없어요"
      case .noPlaceLeft(let digit, let house): "모순: \(house)에 숫자 \(digit)의 자리가 없어요"
      case .lacking(let digit, let cell): "\(cell)에 \(digit) 없음"
      }
    })
}
