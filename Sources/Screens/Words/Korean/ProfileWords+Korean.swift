nonisolated extension ProfileWords {
  static let korean = ProfileWords(
    title: "기법 프로필",
    usual: "기본",
    usualNote: "모든 기법을 설정의 힌트 순서대로 써요. 내 프로필에서는 순서를 바꿀 수 있고, 끈 기법은 다른 방법이 없을 때만 써요. "
      + "힌트, 풀이 단계, 새 퍼즐은 프로필을 따르고, 난이도는 그대로예요.",
    name: "이름",
    newName: { "프로필 \($0)" },
    emptyName: "프로필 이름을 입력해 주세요.",
    takenName: { "‘\($0)’ 프로필이 이미 있어요." },
    newProfile: "새로 만들기",
    new: "새로 만들어 쓰기",
    delete: "삭제",
    undoDelete: { "되돌리기: \($0) 삭제" },
    inUse: { "사용 중: \($0)" },
    useProfile: "사용",
    onOrOff: "켜기/끄기",
    use: "사용, 켜기/끄기",
    order: "순서")
}
