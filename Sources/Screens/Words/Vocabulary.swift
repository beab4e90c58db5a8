import Scutes
import Sudoku

/// Who speaks: a language, plain or as the pseudo-language.
nonisolated struct Speaker: Sendable {
  let language: Language
  /// The pseudo-language, if it replaces the language's own words.
  let voice: PseudoLanguage?
}

/// The text of one part of the program.
///
/// Each text stands once, in all languages side by side. A text without placeholders is a property,
/// any other a method:
///
///     var solved: String { say("Solved!", "다 풀었어요!") }
///     func points(_ points: String) -> String { say("\(points) points", "\(points)점") }
nonisolated protocol Vocabulary: Sendable {
  var speaker: Speaker { get }
}

nonisolated extension Vocabulary {
  /// Returns a text in the language of the speaker.
  func say<Text: Sayable>(
    _ english: @autoclosure () -> Text, _ korean: @autoclosure () -> Text
  ) -> Text {
    let text = speaker.language.say(english(), korean())
    return speaker.voice.map { text.said(by: $0) } ?? text
  }
}

/// A type of text: a word or sentence, or several.
nonisolated protocol Sayable: Sendable {
  /// The text in the pseudo-language.
  func said(by voice: PseudoLanguage) -> Self
}

nonisolated extension String: Sayable {
  func said(by voice: PseudoLanguage) -> String { voice(self) }
}

nonisolated extension Array: Sayable where Element: Sayable {
  func said(by voice: PseudoLanguage) -> [Element] { map { $0.said(by: voice) } }
}

nonisolated extension Optional: Sayable where Wrapped: Sayable {
  func said(by voice: PseudoLanguage) -> Wrapped? { map { $0.said(by: voice) } }
}

nonisolated extension HelpRow: Sayable {
  func said(by voice: PseudoLanguage) -> HelpRow { HelpRow(voice(name), voice(text)) }
}
