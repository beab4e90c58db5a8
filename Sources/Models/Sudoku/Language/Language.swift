/// A language of the program.
///
/// Each text is written once, in all languages side by side: `language.say("Undo", "되돌리기")`. To add
/// a language, add a case and a parameter to ``say(_:_:)``. The compiler then points at each text
/// that lacks it.
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

  /// Returns `items` as part of a sentence: "a, b and c", or "a, b or c".
  public func list(_ items: [String], or isChoice: Bool = false) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let others = items.dropLast().joined(separator: ", ")
    return say("\(others) \(isChoice ? "or" : "and") \(last)", "\(others), \(last)")
  }
}

/// A text that is kept in all languages, such as a name in a table.
public struct Wording: Hashable, Sendable {
  private let english: String
  private let korean: String

  /// Creates a text. To be said at once, it is a ``Language/say(_:_:)``.
  public static func say(_ english: String, _ korean: String) -> Wording {
    Wording(english: english, korean: korean)
  }

  /// Returns the text in `language`.
  public func text(in language: Language) -> String { language.say(english, korean) }
}
