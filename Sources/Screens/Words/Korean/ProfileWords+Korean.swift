nonisolated extension ProfileWords {
  static let korean = ProfileWords(
    title: "기법 프로필",
    usual: "기본",
    usualNote: "모든 기법을 설정의 힌트 순서대로 써요. 내 프로필에서는 기법을 끄거나 순서를 바꿀 수 있어요. "
      + "힌트와 풀이 단계는 프로필을 따르고, 난이도는 그대로예요.",
    name: "이름",
    newName: { "프로필 \($0)" },
    new: "새로 만들기",
    delete: "삭제",
    use: "쓰기, 켜고 끄기")
}
