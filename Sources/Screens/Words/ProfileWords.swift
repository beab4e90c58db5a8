nonisolated struct ProfileWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Technique profiles", "기법 프로필") }
  /// All techniques in the usual order.
  var usual: String { say("Usual", "기본") }
  var usualNote: String {
    say(
      "All techniques, in the hint order of the settings. A profile of your own tries "
        + "them in your order, and those switched off only if nothing else is left. Hints, "
        + "the solver's steps and new puzzles go by it, levels don't.",
      "모든 기법을 설정의 힌트 순서대로 써요. 내 프로필에서는 순서를 바꿀 수 있고, 끈 기법은 다른 방법이 없을 때만 써요. "
        + "힌트, 풀이 단계, 새 퍼즐은 프로필을 따르고, 난이도는 그대로예요.")
  }
  /// The name of a new profile, by its number.
  func newName(_ number: Int) -> String { say("Profile \(number)", "프로필 \(number)") }
  /// The reason why a profile can't be without a name.
  var emptyName: String { say("A profile needs a name.", "프로필 이름을 입력해 주세요.") }
  func takenName(_ name: String) -> String {
    say("There is already a “\(name)”.", "‘\(name)’ 프로필이 이미 있어요.")
  }
  /// The key action for a new profile, which is used then.
  var new: String { say("new, in use", "새로 만들어 쓰기") }
  var usualStays: String {
    say("You can't delete the usual techniques.", "기본 기법은 지울 수 없어요.")
  }
  func imported(_ name: String) -> String { say("Imported \(name)", "가져옴: \(name)") }
  var notAProfile: String {
    say("That file isn't a technique profile.", "기법 프로필 파일이 아니에요.")
  }
  /// The note that a profile is in use from now on.
  func inUse(_ name: String) -> String { say("In use: \(name)", "사용 중: \(name)") }
  /// The key action that chooses a profile, and that which switches a technique on or off.
  var useProfile: String { say("use", "사용") }
  var onOrOff: String { say("on or off", "켜기/끄기") }
  /// The key action that moves a technique.
  var order: String { say("order", "순서") }
}
