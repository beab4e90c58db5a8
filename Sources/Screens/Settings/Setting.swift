import Games
import Hints
import Scutes
import Store

/// A setting: its name, its effect, and its value. The page, its line of explanation and the
/// palette all read this record.
struct Setting: Identifiable {
  let id: ID
  let title: String
  /// The effect, in one line.
  let explanation: String
  let value: Value

  /// The settings, in the order of the page.
  nonisolated enum ID: CaseIterable {
    case errorChecking, digitFirst, tidyNotes, fillCandidates, hintBasis, hintOrder, techniques
    case coach, practice
    case theme, tiles, tileTheme, noteSize, peers, sameDigit, timer, score, tips, effects, sound
    case screenReader
    case keyPreset, digitKeys, language, characterWidth
    case reset, restart
  }

  /// The kind of a setting.
  enum Value {
    case isOn(ReferenceWritableKeyPath<PreferenceChoices, Bool>)
    case choice(Choice)
    /// It is chosen in a sheet, which its button opens. The button has the value as its title.
    case sheet(Destination, title: (PreferenceChoices) -> String)
    /// An action, or a value with its own control.
    case other
  }

  /// A choice of one value of several, each by its place among them.
  struct Choice {
    let names: [String]
    /// Returns the place of the present value, or `nil` if it is none of them.
    let place: (PreferenceChoices) -> Int?
    let choose: (PreferenceChoices, Int) -> Void
  }
}

extension Setting {
  fileprivate init(
    _ id: ID, _ title: String, _ explanation: String,
    isOn keyPath: ReferenceWritableKeyPath<PreferenceChoices, Bool>
  ) {
    self.init(id: id, title: title, explanation: explanation, value: .isOn(keyPath))
  }

  /// Creates a choice of `values`, whose `names` are in the same order.
  fileprivate init<Option: Equatable>(
    _ id: ID, _ title: String, _ explanation: String,
    _ keyPath: ReferenceWritableKeyPath<PreferenceChoices, Option>, _ values: [Option],
    _ names: [String]
  ) {
    assert(names.count == values.count, "a value of \(id) has no name")
    let choice = Choice(
      names: names,
      place: { preferences in values.firstIndex(of: preferences[keyPath: keyPath]) },
      choose: { preferences, place in preferences[keyPath: keyPath] = values[place] })
    self.init(id: id, title: title, explanation: explanation, value: .choice(choice))
  }
}

extension Words {
  /// The settings by sections, of which the last has no title. `digitFirstKey` is the board's key
  /// for digit-first entry. Languages have their own names if the terminal `isUnicode`.
  func settingSections(
    digitFirstKey: String = "", isUnicode: Bool = true
  ) -> [(title: String, settings: [Setting])] {
    [
      (say("Play", "게임"), playSettings(digitFirstKey)),
      (say("Look and sound", "모양과 소리"), lookSettings),
      (say("Keys and language", "키와 언어"), keySettings(isUnicode)),
      ("", lastSettings),
    ]
  }

  private func playSettings(_ digitFirstKey: String) -> [Setting] {
    [
      Setting(
        .errorChecking, say("Mistakes", "실수 표시"),
        say("Which mistakes to mark while you play.", "게임 중에 틀렸다고 표시할 숫자를 정해요."),
        \.values.errorChecking, ErrorChecking.allCases,
        say(["on request", "conflicts", "right away"], ["검사할 때만", "겹칠 때", "바로"])),
      Setting(
        .digitFirst, say("Digit first", "숫자 먼저"),
        say(
          "Pick a digit, then its cells. \(digitFirstKey) switches for one game.",
          "숫자를 먼저 골라요. 보드의 \(digitFirstKey) 키는 그 게임만 바꿔요."),
        isOn: \.values.entersDigitFirst),
      Setting(
        .tidyNotes, say("Tidy notes", "메모 정리"),
        say(
          "Removes a placed digit from the notes of its row, column and box.",
          "숫자를 넣으면 같은 행·열·블록의 메모에서 지워요."),
        isOn: \.values.removesNotesOfPeers),
      Setting(
        .fillCandidates, say("Fill candidates", "후보 채우기"),
        say(
          "Games start with all candidates noted. Counts as help.",
          "모든 후보를 적고 시작해요. 도움을 받은 것으로 세어요."),
        isOn: \.values.fillsCandidates),
      Setting(
        .hintBasis, say("Hints go by", "힌트 기준"),
        say("Which digits hints consider possible in a cell.", "힌트가 칸에 가능하다고 보는 숫자를 정해요."),
        \.values.hintsUseNotes, [false, true],
        say(["all candidates", "my notes"], ["모든 후보", "내 메모"])),
      Setting(
        .hintOrder, say("Hint order", "힌트 순서"),
        say(
          "Easiest for people first, or HoDoKu's order. Levels don't change.",
          "사람에게 쉬운 것부터, 또는 HoDoKu 순서로. 난이도는 그대로예요."),
        \.values.hintOrder, HintOrder.allCases,
        say(["teacher's", "HoDoKu's"], ["쉬운 것부터", "HoDoKu"])),
      Setting(
        id: .techniques, title: say("Techniques", "기법"),
        explanation: say(
          "Techniques switched off or tried in your own order. Levels stay.",
          "끄거나 순서를 바꾼 기법으로 힌트를 찾아요. 난이도는 그대로예요."),
        value: .sheet(.profiles) { $0.values.profiles.current?.name ?? self.profiles.usual }),
      Setting(
        .coach, say("Coach", "코치"),
        say(
          "If you get stuck for 90 seconds, suggests where to look. Free.",
          "90초 동안 막히면 살펴볼 곳을 알려 줘요. 무료예요."),
        isOn: \.values.coaches),
      Setting(
        .practice, say("Practice", "연습 게임"),
        say(
          "New games have no score and no timer, and hints are free.", "새 게임에 점수와 타이머가 없고 힌트가 무료예요."
        ),
        isOn: \.practises),
    ]
  }

  private var lookSettings: [Setting] {
    [
      Setting(
        .theme, say("Theme", "테마"),
        say(
          "The colours of all screens. Automatic suits your terminal.", "모든 화면의 색이에요. 자동은 터미널에 맞춰요."
        ),
        \.theme, ThemeChoice.allCases,
        say(
          [
            "automatic", "shore dark", "shore light", "kame dark", "kame light", "high contrast",
            "colour-blind safe", "terminal", "monochrome",
          ],
          ["자동", "바닷가 어둡게", "바닷가 밝게", "카메 어둡게", "카메 밝게", "고대비", "색약 모드", "터미널", "흑백"])),
      Setting(
        .tiles, say("Tile patterns", "타일 무늬"),
        say(
          "What the board shows for digits. Keys and hints still use digits.",
          "보드에서 숫자 대신 보이는 것이에요. 키와 힌트는 숫자예요."),
        \.values.tilePattern, TilePattern.allCases.map(TileChoice.pattern),
        say(["digits", "letters", "symbols", "shapes"], ["숫자", "글자", "기호", "도형"])),
      Setting(
        id: .tileTheme, title: say("Memory theme", "짝 맞추기 테마"),
        explanation: say(
          "Its first nine symbols replace 1 to 9. Notes stay digits.",
          "앞의 아홉 그림이 1부터 9를 대신해요. 메모는 숫자예요."),
        value: .other),
      Setting(
        .noteSize, say("Notes", "메모 크기"),
        say(
          "Small digits, shown as dots at 40x20, or plain digits.",
          "작은 숫자(40x20에서는 점) 또는 보통 숫자로 보여요."),
        \.values.hasSmallNotes, [true, false], say(["small", "plain"], ["작게", "보통"])),
      Setting(
        .peers, say("Row, column, box", "행·열·블록"),
        say("Highlights the row, column and box of the cursor.", "커서가 있는 행, 열, 블록을 옅게 칠해요."),
        isOn: \.values.highlightsPeers),
      Setting(
        .sameDigit, say("Same digit", "같은 숫자"),
        say("Highlights digits equal to the one under the cursor.", "커서에 있는 숫자와 같은 숫자를 눈에 띄게 해요."),
        isOn: \.values.highlightsSameDigit),
      Setting(
        .timer, say("Timer", "타이머"),
        say("Shows the clock. Without it, games earn no time bonus.", "시간을 보여 줘요. 끄면 속도 점수가 없어요."),
        isOn: \.values.showsTimer),
      Setting(
        .score, say("Score", "점수"),
        say("Shows the points as you play. The win always does.", "풀면서 점수를 보여 줘요. 다 풀면 늘 보여요."),
        isOn: \.values.showsScore),
      Setting(
        .tips, say("Tips", "팁"), say("Shows tips on Home and on the board.", "홈과 보드에 팁을 보여 줘요."),
        isOn: \.values.showsTips),
      Setting(
        .effects, say("Effects", "효과"),
        say("How much animation you see.", "애니메이션을 얼마나 보여 줄지 골라요."),
        \.values.effects, Effects.allCases,
        say(["none", "subtle", "full"], ["없음", "은은하게", "모두"])),
      Setting(
        .sound, say("Sound", "소리"),
        say(
          "Short sounds as you play, or the bell if nothing can play them.",
          "게임 중 짧은 소리를 내요. 재생할 수 없으면 벨을 울려요."),
        isOn: \.values.playsSound),
      Setting(
        .screenReader, say("Screen reader", "스크린 리더"),
        say(
          "The last line says what has the focus. One column, no motion.",
          "커서가 있는 곳을 마지막 줄에 글로 알려 줘요. 움직임은 없어요."),
        isOn: \.isForScreenReader),
    ]
  }

  private func keySettings(_ isUnicode: Bool) -> [Setting] {
    [
      Setting(
        .keyPreset, say("Keys", "키"),
        say(
          "Keys to move on the board. Press ? there to see them all.",
          "보드에서 이동하는 키예요. ? 키로 모두 볼 수 있어요."),
        \.values.keyPreset, KeyPreset.allCases,
        say(["arrows, hjkl", "WASD"], ["방향키, hjkl", "WASD"])),
      Setting(
        id: .digitKeys, title: settings.digitKeys.title, explanation: settings.digitKeys.about,
        value: .sheet(.digitKeys, title: \.values.digitRow.rawValue)),
      Setting(
        .language, say("Language", "언어"),
        say("The language of all screens and hints.", "모든 화면과 힌트의 언어예요."),
        \.languageChoice, LanguageChoice.allCases,
        say(
          ["system", "English", isUnicode ? "한국어 (Korean)" : "Korean"],
          ["시스템"] + (isUnicode ? ["English (영어)", "한국어"] : ["English", "Korean"]))),
      Setting(
        .characterWidth, say("Symbol width", "기호 너비"),
        say(
          "Choose wide if arrows take two columns. Applies after a restart.",
          "→, … 기호를 두 칸에 그리면 넓게로. 다음 시작부터 적용돼요."),
        \.values.characterWidth, CharacterWidth.allCases,
        say(["automatic", "narrow", "wide"], ["자동", "좁게", "넓게"])),
    ]
  }

  private var lastSettings: [Setting] {
    [
      Setting(
        id: .reset, title: say("Reset to defaults", "초기화"),
        explanation: say(
          "Restores the defaults. You can undo this.", "모든 설정을 처음 값으로 바꿔요. 취소할 수 있어요."),
        value: .other),
      Setting(
        id: .restart, title: settings.restart,
        explanation: say(
          "Shows the welcome and first steps again. Your games stay saved.",
          "환영 화면과 첫걸음을 다시 봐요. 게임은 그대로 있어요."),
        value: .other),
    ]
  }

  /// All settings, in the order of the page.
  func allSettings(digitFirstKey: String = "", isUnicode: Bool = true) -> [Setting] {
    settingSections(digitFirstKey: digitFirstKey, isUnicode: isUnicode).flatMap(\.settings)
  }
}
