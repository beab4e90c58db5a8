nonisolated struct SettingsWords: Vocabulary {
  let speaker: Speaker

  /// The title of the setting that shows the welcome again.
  var restart: String { say("Restart the welcome", "안내 다시 보기") }
  var tiles: Tiles { Tiles(speaker: speaker) }
  var digitKeys: DigitKeys { DigitKeys(speaker: speaker) }
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

    var title: String { say("Shift and digits", "Shift+숫자") }
    /// The effect of the setting, in one line.
    var about: String {
      say(
        "Learns what Shift and a digit type on your keyboard, for notes.",
        "Shift+숫자로 입력되는 글자를 배워서 메모에 써요.")
    }
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
      say("Other keyboard? Settings (\(key))", "다른 자판인가요? 설정(\(key))")
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
}
