public import Sudoku

extension TechniqueID {
  /// The usual name of the technique.
  public func name(in language: Language) -> String { language.words(nil).name(of: self) }
}
