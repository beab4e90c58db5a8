public import Sudoku

extension Language {
  /// Returns the words of this language, with cells written in `notation`.
  func words(_ notation: CellNotation?) -> any ExplanationWords {
    switch self {
    case .english: EnglishWords(notation: notation ?? .short)
    case .korean: KoreanWords(notation: notation ?? .words)
    }
  }
}

/// A way of writing cells.
public enum CellNotation: String, CaseIterable, Codable, Sendable {
  /// "r4c7" in every language.
  case short
  /// "row 4 column 7", "4행 7열".
  case words
}

extension Cell {
  /// Returns the name of the cell, in the usual notation of the language: "r4c7" in English,
  /// "4행 7열" in Korean.
  public func name(in language: Language) -> String { language.words(nil).cell(self) }
}

extension House {
  /// Returns the name of the house: "row 4", "4행".
  public func name(in language: Language) -> String { language.words(nil).all([self]) }
}
