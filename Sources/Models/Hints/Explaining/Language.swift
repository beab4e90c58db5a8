public import Sudoku

/// The languages in which the models speak to people. A new one is a case and a type that conforms
/// to ``ExplanationWords``; the compiler points at what is missing.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The words of this language, with cells written in `notation`.
  func words(_ notation: CellNotation?) -> any ExplanationWords {
    switch self {
    case .english: EnglishWords(notation: notation ?? .short)
    case .korean: KoreanWords(notation: notation ?? .words)
    }
  }
}

/// How a cell is written.
public enum CellNotation: String, CaseIterable, Codable, Sendable {
  /// "r4c7" in every language.
  case short
  /// "row 4 column 7", "4행 7열".
  case words
}

extension TechniqueID {
  /// The usual name of the technique.
  public func name(in language: Language) -> String { language.words(nil).name(of: self) }
}
