import Games
import Hints
import Store
import Sudoku

nonisolated extension Words {
  /// The text of the settings.
  var settings: SettingsWords { SettingsWords(speaker: speaker) }
}

nonisolated struct SettingsWords: Vocabulary {
  let speaker: Speaker

  var play: String { say("Play", "게임") }
  var look: String { say("Look and sound", "모양과 소리") }
  var keysAndLanguage: String { say("Keys and language", "키와 언어") }
  /// The name of a setting.
  func title(_ setting: Setting) -> String {
    switch setting {
    case .practice: say("Practice", "연습 게임")
    case .errorChecking: say("Errors", "실수 표시")
    case .digitFirst: say("Digit first", "숫자 먼저")
    case .tidyNotes: say("Tidy notes", "메모 정리")
    case .fillCandidates: say("Fill candidates", "후보 채우기")
    case .hintBasis: say("Hints go by", "힌트 기준")
    case .hintOrder: say("Hint order", "힌트 순서")
    case .techniques: say("Techniques", "기법")
    case .coach: say("Coach", "코치")
    case .theme: say("Theme", "테마")
    case .tiles: say("Tile patterns", "타일 무늬")
    case .tileTheme: say("Memory theme", "짝 맞추기 테마")
    case .noteSize: say("Notes", "메모 크기")
    case .peers: say("Row, column, box", "행·열·블록")
    case .sameDigit: say("Same digit", "같은 숫자")
    case .timer: say("Timer", "타이머")
    case .tips: say("Tips", "팁")
    case .effects: say("Effects", "효과")
    case .sound: say("Sound", "소리")
    case .screenReader: say("Screen reader", "스크린 리더")
    case .keyPreset: say("Keys", "키")
    case .digitKeys: say("Shift and digits", "Shift+숫자")
    case .language: say("Language", "언어")
    case .characterWidth: say("Symbol width", "기호 너비")
    case .reset: say("Reset to defaults", "초기화")
    case .restart: say("Restart the welcome", "안내 다시 보기")
    }
  }
  func errorChecking(_ checking: ErrorChecking) -> String {
    switch checking {
    case .onRequest: say("on request", "검사할 때만")
    case .conflicts: say("conflicts", "겹칠 때")
    case .everything: say("right away", "바로")
    }
  }
  /// The basis of hints: the player's notes or all candidates.
  func hintBasis(_ usesNotes: Bool) -> String {
    say(usesNotes ? "my notes" : "all candidates", usesNotes ? "내 메모" : "모든 후보")
  }
  func hintOrder(_ order: HintOrder) -> String {
    switch order {
    case .teachers: say("teacher's", "쉬운 것부터")
    case .hodoku: say("HoDoKu's", "HoDoKu")
    }
  }
  func theme(_ theme: ThemeChoice) -> String {
    switch theme {
    case .automatic: say("automatic", "자동")
    case .shoreDark: say("shore dark", "바닷가 어둡게")
    case .shoreLight: say("shore light", "바닷가 밝게")
    case .kameDark: say("kame dark", "카메 어둡게")
    case .kameLight: say("kame light", "카메 밝게")
    case .highContrast: say("high contrast", "고대비")
    case .colorBlindSafe: say("colour-blind safe", "색약 모드")
    case .terminalSixteen: say("terminal", "터미널")
    case .monochrome: say("monochrome", "흑백")
    }
  }
  func noteSize(_ isSmall: Bool) -> String {
    say(isSmall ? "small" : "plain", isSmall ? "작게" : "보통")
  }
  func tilePattern(_ pattern: TilePattern) -> String {
    switch pattern {
    case .digits: say("digits", "숫자")
    case .letters: say("letters", "글자")
    case .symbols: say("symbols", "기호")
    case .shapes: say("shapes", "도형")
    }
  }
  var tiles: Tiles { Tiles(speaker: speaker) }
  func effects(_ effects: Effects) -> String {
    switch effects {
    case .none: say("none", "없음")
    case .subtle: say("subtle", "은은하게")
    case .full: say("full", "모두")
    }
  }
  func keyPreset(_ preset: KeyPreset) -> String {
    switch preset {
    case .arrows: say("arrows, hjkl", "방향키, hjkl")
    case .wasd: "WASD"
    }
  }
  var digitKeys: DigitKeys { DigitKeys(speaker: speaker) }
  func characterWidth(_ width: CharacterWidth) -> String {
    switch width {
    case .automatic: say("automatic", "자동")
    case .narrow: say("narrow", "좁게")
    case .wide: say("wide", "넓게")
    }
  }
  /// The commands that turn a setting on and off.
  var turnOn: String { say("turn on", "켜기") }
  var turnOff: String { say("turn off", "끄기") }
  var undoReset: String { say("Undo the reset", "초기화 취소") }
  /// The effect of undoing the reset, in one line.
  var undoResetExplanation: String {
    say("Brings back your settings from before the reset.", "초기화하기 전의 설정으로 돌아가요.")
  }

  /// The text of the sheet that learns the keys for digits.
  struct DigitKeys: Vocabulary {
    let speaker: Speaker

    func press(_ digit: Int) -> String {
      say("Press Shift and \(digit).", "Shift를 누른 채 \(digit) 키를 누르세요.")
    }
    var why: String {
      say(
        "Each keyboard types something else with Shift and a digit. If digits need Shift on yours, press the keys without it.",
        "Shift+숫자로 입력되는 글자는 키보드마다 달라요. 숫자를 넣을 때 Shift가 필요한 키보드에서는 Shift 없이 누르세요.")
    }
    var isDigit: String {
      say(
        "That's the digit itself. Hold Shift. If digits need Shift on your keyboard, leave it out.",
        "숫자가 입력됐어요. Shift를 누른 채 누르세요. 숫자에 Shift가 필요한 키보드라면 Shift 없이 누르세요.")
    }
    var isLetter: String {
      say("That's a letter or a blank. Press the key of the digit.", "글자나 빈칸이에요. 숫자 키를 누르세요.")
    }
    func isSame(_ digit: Int) -> String {
      say(
        "That's what the key of \(digit) typed. Press the next one.",
        "\(digit) 키에서 나온 글자예요. 다음 숫자 키를 누르세요.")
    }
    /// All keys are known.
    var learnt: String { say("Learnt: these keys note 1 to 9.", "다 배웠어요. 이 키로 1부터 9를 메모해요.") }
    var howToChange: String {
      say(
        "Start over if one is wrong. ? on the board shows them, too.",
        "틀린 키가 있으면 다시 배우세요. 보드에서 ? 키로도 볼 수 있어요.")
    }
    var isAmerican: String { say("As on an American keyboard again.", "미국 키보드로 되돌렸어요.") }
    func inUse(_ keys: String) -> String { say("Now \(keys)", "지금 \(keys)") }
    var close: String { say("Close", "닫기") }
    var startOver: String { say("Start over", "다시 배우기") }
    var american: String { say("American keyboard", "미국 키보드") }
    /// A note that may be of another digit than meant. `key` opens the settings.
    func mayDiffer(_ key: String) -> String {
      say("Other keyboard? Settings (\(key)): Shift and digits", "다른 자판인가요? 설정(\(key))의 Shift+숫자")
    }
  }

  /// The text for tiles with the symbols of a Memory theme.
  struct Tiles: Vocabulary {
    let speaker: Speaker

    var noTheme: String {
      say(
        "No Memory theme has nine symbols. Add some to one.", "그림이 아홉 개인 짝 맞추기 테마가 없어요. 그림을 더하세요.")
    }
    /// The action.
    var use: String { say("Use on the board", "보드에 쓰기") }
    func used(_ name: String) -> String {
      say(
        "\(name) now replaces 1 to 9 on the board. Change it in Settings",
        "\(name): 이제 보드의 1~9예요. 설정에서 바꿔요")
    }
    func tooFew(name: String, count: Int) -> String {
      say(
        count == 1
          ? "The board needs nine symbols, and \(name) has 1"
          : "The board needs nine symbols, and \(name) has \(count)",
        "보드에는 그림이 아홉 개 있어야 해요. \(name): \(count)개")
    }
  }
  /// The effect of a setting, in one line. `digitFirstKey` is the board's key for digit-first
  /// entry.
  func explanation(setting: Setting, digitFirstKey: String) -> String {
    switch setting {
    case .practice:
      say(
        "New games have no score and no timer, and hints are free.", "새 게임에 점수와 타이머가 없고 힌트가 무료예요.")
    case .errorChecking: say("Which mistakes to mark while you play.", "게임 중에 틀렸다고 표시할 숫자를 정해요.")
    case .digitFirst:
      say(
        "Pick a digit, then its cells. \(digitFirstKey) switches for one game.",
        "숫자를 먼저 골라요. 보드의 \(digitFirstKey) 키는 그 게임만 바꿔요.")
    case .tidyNotes:
      say(
        "Removes a placed digit from the notes of its row, column and box.",
        "숫자를 넣으면 같은 행·열·블록의 메모에서 지워요.")
    case .fillCandidates:
      say(
        "Games start with all candidates noted. Counts as help.", "모든 후보를 적고 시작해요. 도움을 받은 것으로 세어요.")
    case .hintBasis:
      say("Which digits hints consider possible in a cell.", "힌트가 칸에 가능하다고 보는 숫자를 정해요.")
    case .hintOrder:
      say(
        "Easiest for people first, or HoDoKu's order. Levels don't change.",
        "사람에게 쉬운 것부터, 또는 HoDoKu 순서로. 난이도는 그대로예요.")
    case .techniques:
      say(
        "Techniques switched off or tried in your own order. Levels stay.",
        "끄거나 순서를 바꾼 기법으로 힌트를 찾아요. 난이도는 그대로예요.")
    case .coach:
      say(
        "If you get stuck for 90 seconds, suggests where to look. Free.",
        "90초 동안 막히면 살펴볼 곳을 알려 줘요. 무료예요.")
    case .theme:
      say(
        "The colours of all screens. Automatic suits your terminal.", "모든 화면의 색이에요. 자동은 터미널에 맞춰요.")
    case .tiles:
      say(
        "What the board shows for digits. Keys and hints still use digits.",
        "보드에서 숫자 대신 보이는 것이에요. 키와 힌트는 숫자예요.")
    case .tileTheme:
      say(
        "Its first nine symbols replace 1 to 9. Notes stay digits.",
        "앞의 아홉 그림이 1부터 9를 대신해요. 메모는 숫자예요.")
    case .noteSize:
      say(
        "Small digits, at 40x20 dots in their places; or plain digits.",
        "작은 숫자로, 40x20에서는 자리에 점으로 보여요. 또는 보통 숫자.")
    case .peers:
      say("Highlights the row, column and box of the cursor.", "커서가 있는 행, 열, 블록을 옅게 칠해요.")
    case .sameDigit:
      say("Highlights digits equal to the one under the cursor.", "커서에 있는 숫자와 같은 숫자를 눈에 띄게 해요.")
    case .timer:
      say("Shows the clock. Without it, games earn no time bonus.", "시간을 보여 줘요. 끄면 속도 점수가 없어요.")
    case .tips: say("Shows tips on Home and on the board.", "홈과 보드에 팁을 보여 줘요.")
    case .effects: say("How much animation you see.", "애니메이션을 얼마나 보여 줄지 골라요.")
    case .sound:
      say(
        "Short sounds as you play, or the bell if nothing can play them.",
        "게임 중 짧은 소리를 내요. 재생할 수 없으면 벨을 울려요.")
    case .screenReader:
      say(
        "The last line says what has the focus. One column, no motion.",
        "커서가 있는 곳을 마지막 줄에 글로 알려 줘요. 움직임은 없어요.")
    case .keyPreset:
      say(
        "Keys to move on the board. Press ? there to see them all.",
        "보드에서 이동하는 키예요. ? 키로 모두 볼 수 있어요.")
    case .digitKeys:
      say(
        "Learns what Shift and a digit type on your keyboard, for notes.",
        "Shift+숫자로 입력되는 글자를 배워서 메모에 써요.")
    case .language: say("The language of all screens and hints.", "모든 화면과 힌트의 언어예요.")
    case .characterWidth:
      say(
        "Choose wide if arrows take two columns. Applies after a restart.",
        "→, … 기호를 두 칸에 그리면 넓게로. 다음 시작부터 적용돼요.")
    case .reset: say("Restores the defaults. You can undo this.", "모든 설정을 처음 값으로 바꿔요. 취소할 수 있어요.")
    case .restart:
      say(
        "Shows the welcome and first steps again. Your games stay saved.",
        "환영 화면과 첫걸음을 다시 봐요. 게임은 그대로 있어요.")
    }
  }
  /// The name of a language, with its native name if the terminal can show it.
  func language(_ language: LanguageChoice, isUnicode: Bool) -> String {
    switch language {
    case .system: say("system", "시스템")
    case .english: say("English", isUnicode ? "English (영어)" : "English")
    case .korean: say(isUnicode ? "한국어 (Korean)" : "Korean", isUnicode ? "한국어" : "Korean")
    }
  }
}
