nonisolated extension LevelWords {
  static let korean = LevelWords(
    title: "난이도",
    easy: "쉬움",
    medium: "중간",
    hard: "어려움",
    expert: "전문가",
    extreme: "극한",
    easyNeeds: "싱글만으로 풀려요",
    mediumNeeds: "페어와 잠긴 후보가 필요해요",
    hardNeeds: "X-윙, 윙, 색칠이 필요해요",
    expertNeeds: "체인과 ALS가 필요해요",
    extremeNeeds: "강제 네트나 그 이상이 필요해요",
    best: { "최고 \($0)" },
    helped: "도움 받아 완료",
    solved: "완료",
    unsolved: "미완료",
    practice: "점수 없이 연습",
    trainerDetail: "기법 하나씩 연습하기",
    resume: "이어하기",
    nothingToResume: "아직 이어할 게임이 없어요",
    unfinished: "끝나지 않은 게임",
    unfinishedDetail: "멈춘 곳부터 이어서",
    unreadable: { "읽을 수 없는 게임이 \($0)개 있어요. 그대로 둘게요." },
    unreadTurn: { "이 게임의 \($0)번째 수를 읽을 수 없어 그 앞에서 이어 가요. 그 뒤의 수는 따로 보관해요." },
    unreadEnd: { "이 게임의 \($0)번째 수를 읽을 수 없어 그 앞까지만 보여 줘요." },
    making: { "퍼즐 만드는 중: \($0)" },
    tried: { "격자 \($0)개 시도" },
    byProfile: { "‘\($0)’ 기법으로 풀리게" },
    switchProfile: "내 프로필대로",
    cancel: "취소",
    say: { sentence in
      switch sentence {
      case .progress(let filled, let toFill, let time, let left):
        "\(toFill)칸 중 \(filled)칸, \(time), \(left)까지"
      }
    })
}
