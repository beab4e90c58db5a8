import Games
import Hints
import Store

/// The text of the settings.
nonisolated struct SettingsWords: LanguageTable, SentenceTable {
  let play: String
  let look: String
  let keysAndLanguage: String
  /// The name of a setting.
  let title: @Sendable (Setting) -> String
  let errorChecking: @Sendable (ErrorChecking) -> String
  /// The basis of hints: the player's notes or all candidates.
  let hintBasis: @Sendable (_ usesNotes: Bool) -> String
  let hintOrder: @Sendable (HintOrder) -> String
  let theme: @Sendable (ThemeChoice) -> String
  let noteSize: @Sendable (_ isSmall: Bool) -> String
  let tilePattern: @Sendable (TilePattern) -> String
  let tiles: Tiles
  let effects: @Sendable (Effects) -> String
  let keyPreset: @Sendable (KeyPreset) -> String
  let digitKeys: DigitKeys
  let characterWidth: @Sendable (CharacterWidth) -> String
  /// The commands that turn a setting on and off.
  let turnOn, turnOff: String
  let undoReset: String
  /// The effect of undoing the reset, in one line.
  let undoResetExplanation: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// The effect of a setting, in one line. `digitFirstKey` is the board's key for digit-first
    /// entry.
    case explanation(setting: Setting, digitFirstKey: String)
    /// The name of a language, with its native name if the terminal can show it.
    case language(LanguageChoice, isUnicode: Bool)
  }

  /// The text of the sheet that learns the keys for digits.
  struct DigitKeys: WordTable {
    let press: @Sendable (_ digit: Int) -> String
    let why: String
    let isDigit: String
    let isLetter: String
    let isSame: @Sendable (_ digit: Int) -> String
    /// All keys are known.
    let learnt: String
    let howToChange: String
    let isAmerican: String
    let inUse: @Sendable (_ keys: String) -> String
    let close: String
    let startOver: String
    let american: String
    /// A note that may be of another digit than meant. `key` opens the settings.
    let mayDiffer: @Sendable (_ key: String) -> String
  }

  /// The text for tiles with the symbols of a Memory theme.
  struct Tiles: WordTable, SentenceTable {
    let noTheme: String
    /// The action.
    let use: String
    let used: @Sendable (_ name: String) -> String
    let say: @Sendable (Sentence) -> String

    /// Sentences with several placeholders.
    enum Sentence: Sendable {
      case tooFew(name: String, count: Int)
    }
  }
}
