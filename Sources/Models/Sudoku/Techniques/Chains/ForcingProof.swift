/// A proof of a statement by ways from assumptions: all the cases lead to it, or its contrary leads
/// to what can not be together.
struct ForcingProof {
  /// A way from an assumption to an end.
  struct Way {
    let start: Int
    let end: Int
  }

  /// The ways.
  let ways: [Way]
  /// Whether they show that the contrary can not be.
  let isContradiction: Bool
  /// The house that has no place or several, or whose places are the cases; nil where it is about a
  /// cell.
  let house: House?
}
