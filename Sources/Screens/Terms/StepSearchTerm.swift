/// What steps can be searched for, in the order in which it is offered.
nonisolated enum StepSearchTerm: String, CaseIterable {
  /// The name of a technique.
  case technique = "technique"
  /// A cell or a change.
  case change = "change"
  /// A score of HoDoKu's, or a range.
  case score = "score"
  /// A rating of Sudoku Explainer's, or a range.
  case rating = "rating"
}
