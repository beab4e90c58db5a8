/// A deduction in words, in three depths, so that a hint can tell no more than is asked for.
public struct Explanation: Hashable, Codable, Sendable {
  /// Where to look, without technique or digit: "Look at box 5: one digit has a single place left
  /// there."
  public let lookAt: String
  /// The technique alone: "Hidden Pair".
  public let name: String
  /// The technique and its place: "Hidden Pair in row 3".
  public let title: String
  /// The whole reasoning in full sentences, in order; the last says what follows.
  public let sentences: [String]
  /// How many of the sentences, from the first on, tell the steps of a chain, which
  /// ``Deduction/chainSteps`` lists as well; 0 where there is none.
  public internal(set) var stepCount = 0

  /// The whole reasoning as one text.
  public var text: String { sentences.joined(separator: " ") }

  /// The same with `change` done to each text.
  public func map(_ change: (String) -> String) -> Explanation {
    Explanation(
      lookAt: change(lookAt), name: change(name), title: change(title),
      sentences: sentences.map(change), stepCount: stepCount)
  }
}
