/// A language of the program.
///
/// A text stands once, in all languages side by side: `language.say("Undo", "되돌리기")`. To add a
/// language, add a case and a parameter to ``say(_:_:)``. The compiler then points at each text that
/// lacks it.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// Returns a text, or a list of texts, in this language. The others aren't put together.
  public func say<Text>(
    _ english: @autoclosure () -> Text, _ korean: @autoclosure () -> Text
  ) -> Text {
    switch self {
    case .english: english()
    case .korean: korean()
    }
  }
}
