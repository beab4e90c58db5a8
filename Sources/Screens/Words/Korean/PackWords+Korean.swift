nonisolated extension PackWords {
  static let korean = PackWords(
    title: "퍼즐 팩",
    anyKey: "아무 키나 누르세요",
    names: ["초급 I", "초급 II", "중급 I", "중급 II", "고급 I", "고급 II"],
    playNext: "다음 퍼즐",
    rule: { "* 하나 풀 때마다 \($0)개가 더 열려요." },
    next: { "다음: \($0)" },
    practised: "연습으로 완료",
    begun: "푸는 중",
    open: { "열림, HoDoKu 점수 \($0)" },
    locked: { "잠김: \($0)개를 더 풀면 열려요" },
    legend: Legend(
      solved: "완료", begun: "푸는 중", locked: "잠김"),
    more: MorePuzzlesWords(
      title: "퍼즐 더 보기",
      bring: "퍼즐 가져오기",
      bringDetail: "입력, 붙여넣기, 파일, 사진",
      make: "새로 만들기",
      makeDetail: "난이도별로 매번 새 보드",
      packs: "퍼즐 팩",
      packsDetail: "쉬운 것부터 288개"),
    say: { sentence in
      switch sentence {
      case .solvedOfOpen(let solved, let open): "\(open)개 중 \(solved)개"
      case .solvedOfAll(let solved, let all): "\(all)개 중 \(solved)개 완료"
      case .solved(let score, let time): "완료, 최고 \(score)점, \(time)"
      }
    })
}
