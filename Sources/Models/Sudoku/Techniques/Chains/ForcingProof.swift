/// A proof of a statement by paths from assumptions: either all cases lead to it, or its negation
/// leads to a contradiction.
struct ForcingProof {
  /// A path from an assumption to an end.
  struct Path {
    let start: Int
    let end: Int
  }

  let paths: [Path]
  /// `true` if they refute the negation.
  let isContradiction: Bool
  /// The house that has no place or several, or whose places are the cases. `nil` if a cell is
  /// concerned.
  let house: House?
}
