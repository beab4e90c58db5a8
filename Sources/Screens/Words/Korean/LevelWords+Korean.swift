nonisolated extension LevelWords {
  static let korean = LevelWords(
    title: "난이도",
    easy: "쉬움",
    medium: "중간",
    hard: "어려움",
    expert: "전문가",
    extreme: "극한",
    easyNeeds: "싱글만으로 풀립니다",
    mediumNeeds: "페어와 잠긴 후보가 필요합니다",
    hardNeeds: "X-윙, 윙, 색칠이 필요합니다",
    expertNeeds: "체인과 준잠금 집합이 필요합니다",
    extremeNeeds: "강제 그물 이상이 필요합니다",
    best: { "최고 \($0)" },
    resume: "이어하기",
    nothingToResume: "아직 이어할 게임이 없습니다",
    placed: { "\($1)칸 중 \($0)칸 채움" },
    making: { "퍼즐 만드는 중: \($0)" },
    tried: { "격자 \($0)개 시도" },
    cancel: "취소")
}
