import Games
import Hints
import Store

/// The words of the settings.
nonisolated struct SettingsWords: LanguageTable, SentenceTable {
  let play: String
  let look: String
  let keysAndLanguage: String
  /// What a setting is called.
  let title: @Sendable (Setting) -> String
  let errorChecking: @Sendable (ErrorChecking) -> String
  /// Whether hints go by the player's notes.
  let hintBasis: @Sendable (_ usesNotes: Bool) -> String
  let hintOrder: @Sendable (HintOrder) -> String
  let theme: @Sendable (ThemeChoice) -> String
  let noteSize: @Sendable (_ isSmall: Bool) -> String
  let tilePattern: @Sendable (TilePattern) -> String
  let tiles: Tiles
  let effects: @Sendable (Effects) -> String
  let keyPreset: @Sendable (KeyPreset) -> String
  let characterWidth: @Sendable (CharacterWidth) -> String
  /// The two ways to turn a setting, as commands say them.
  let turnOn, turnOff: String
  let undoReset: String
  /// What undoing the reset does, in one line.
  let undoResetExplanation: String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    /// What it does, in one line; `digitFirstKey` is the key of the board that does the same as one of
    /// them.
    case explanation(setting: Setting, digitFirstKey: String)
    /// A language, in its own letters as well where the terminal shows them.
    case language(LanguageChoice, isUnicode: Bool)
  }

  /// The words of tiles with the symbols of a theme of Memory.
  struct Tiles: WordTable, SentenceTable {
    /// The choice of such a theme beside those of patterns.
    let ofMemory: String
    let noTheme: String
    /// The action.
    let use: String
    let used: @Sendable (_ name: String) -> String
    let say: @Sendable (Sentence) -> String

    /// The sentences with several parts to be filled in.
    enum Sentence: Sendable {
      case tooFew(name: String, count: Int)
    }
  }
}
