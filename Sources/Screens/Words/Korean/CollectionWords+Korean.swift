nonisolated extension CollectionWords {
  static let korean = CollectionWords(
    title: "퍼즐 모음",
    puzzles: "모음의 퍼즐",
    none: "아직 모음이 없어요. 퍼즐 파일을 가져와 보세요.",
    importTitle: "퍼즐 가져오기",
    renameTitle: "이름 바꾸기",
    undoDelete: { "삭제 취소: \($0)" },
    endings: "한 줄에 하나씩, 또는 .sdm, .sdk, .ss, .opensudoku",
    imported: { "퍼즐 \($0)개를 가져왔어요" },
    duplicates: { "중복 \($0)개" },
    beyondLimit: { "한 팩에 다 못 담은 \($0)개" },
    unplayable: { "답이 하나가 아닌 퍼즐 \($0)개" },
    narrowed: { "후보가 단서인 퍼즐 \($0)개" },
    finished: { "이미 다 채운 보드 \($0)개" },
    unreadable: { "읽을 수 없는 항목 \($0)개" },
    number: "번호",
    givens: "숫자",
    level: "난이도",
    score: "점수",
    rating: "SE",
    technique: "최고 기법",
    state: "완료",
    played: "최근 플레이",
    collection: "이름",
    added: "추가한 날",
    name: "제목",
    by: { "\($0)순" },
    unsolved: "안 푼 퍼즐",
    allSolved: "이 목록의 퍼즐을 모두 풀었어요.",
    noneListed: "목록에 퍼즐이 없어요.",
    count: { "퍼즐 \($0)개" },
    ratingPuzzles: "SE를 구하는 중…",
    boundsTitle: "범위 입력",
    boundsExample: "수나 범위를 입력하세요. 보기: 24, 6.6-7.2, 900+",
    anyNumber: "모두",
    keys: CollectionKeyWords(
      play: "풀기", order: "정렬", reverse: "역순", level: "난이도",
      technique: "이 기법만", unsolved: "안 푼 것만", ratings: "SE 범위", bounds: "범위 입력",
      rate: "SE 구하기", importFile: "가져오기", rename: "이름 바꾸기", delete: "삭제"),
    say: { sentence in
      switch sentence {
      case .grading(let graded, let all): "난이도 평가: \(all)개 중 \(graded)개"
      case .rated(let rated, let all, let key):
        rated == 0
          ? "아직 SE가 없어요. \(key) 키로 구하세요."
          : "\(all)개 중 \(rated)개만 SE가 있어요. \(key) 키로 구하세요."
      case .written(let count, let all):
        count == all ? "퍼즐 \(all)개 모두" : "퍼즐 \(all)개 중 목록에 있는 \(count)개"
      case .unclear(let column, let example):
        "\(column): \(example)처럼 수나 범위를 입력하세요"
      case .outside(let column, let least, let most):
        "\(column): \(least)부터 \(most)까지 입력하세요"
      }
    })
}
