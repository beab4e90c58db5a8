/// Why there is no puzzle.
public enum GeneratorError: Error, Hashable, Sendable {
  /// The request contradicts itself; a sentence that says how.
  case contradiction(String)
  /// None of so many grids held such a puzzle.
  case notFound(attempts: Int)
}

extension GeneratorError: CustomStringConvertible {
  /// A sentence or two: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .contradiction(let sentence): sentence
    case .notFound(let attempts):
      "None of \(attempts) grids held a puzzle like that; allow more attempts, or ask for less."
    }
  }
}
