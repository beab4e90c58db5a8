nonisolated extension LevelWords {
  static let korean = LevelWords(
    title: "난이도",
    easy: "쉬움",
    medium: "중간",
    hard: "어려움",
    expert: "전문가",
    extreme: "극한",
    easyNeeds: "싱글만으로 풀립니다.",
    mediumNeeds: "잠긴 후보, 페어, 트리플이 필요합니다.",
    hardNeeds: "쿼드, 피시, 윙이 필요합니다.",
    resume: "이어하기",
    nothingToResume: "아직 이어할 게임이 없습니다.",
    resumes: { "\($0), \($2)칸 중 \($1)칸 채움, \($3)" },
    making: { "퍼즐 만드는 중: \($0)" },
    cancel: "취소")
}
