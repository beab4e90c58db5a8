/// The explanation of a deduction at three levels of detail, so that a hint can tell as little as
/// the player wants.
public struct Explanation: Hashable, Codable, Sendable {
  /// The place to look at, without technique or digit: "Look at box 5: one digit has a single place
  /// left there."
  public let lookAt: String
  /// The technique alone: "Hidden Pair".
  public let name: String
  /// The technique and its place: "Hidden Pair in row 3".
  public let title: String
  /// The complete reasoning in full sentences. The last is the conclusion.
  public let sentences: [String]
  /// The number of sentences at the beginning that tell the steps of a chain, which
  /// ``Deduction/chainSteps`` also lists. 0 if there is no chain.
  public internal(set) var stepCount = 0

  /// The complete reasoning as one text.
  public var text: String { sentences.joined(separator: " ") }

  /// Returns the explanation with `change` applied to each text.
  public func map(_ change: (String) -> String) -> Explanation {
    Explanation(
      lookAt: change(lookAt), name: change(name), title: change(title),
      sentences: sentences.map(change), stepCount: stepCount)
  }
}
