public import Sudoku

extension TechniqueID {
  /// The usual name of the technique.
  public func name(in language: Language) -> String { language.words(nil).name(of: self) }
}

extension TechniqueFacts {
  /// The usual name of the technique.
  public func name(in language: Language) -> String { id.name(in: language) }

  /// How hard Sudoku Explainer 1.2.1 takes it to be; nil where it does not know it by itself.
  public var explainerRating: ExplainerRange? { id.explainerRating }

  /// The page that explains the rule, by which this program goes.
  public var source: String { id.source }
}
