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
  /// The complete reasoning. The last sentence is the conclusion.
  public let reasons: [Reason]
  /// The number of sentences at the beginning that give the steps of a chain, which
  /// ``Deduction/chainSteps`` also lists. 0 if there is no chain.
  public let stepCount: Int

  package init(lookAt: String, name: String, title: String, reasons: [Reason], stepCount: Int = 0) {
    (self.lookAt, self.name, self.title) = (lookAt, name, title)
    (self.reasons, self.stepCount) = (reasons, stepCount)
  }

  /// Creates an explanation in a person's own words, which include the place.
  public init(title: String, sentences: [String]) {
    self.init(
      lookAt: title, name: title, title: title, reasons: sentences.map { Reason($0) })
  }

  /// The sentences of the reasoning, without those folded below them.
  public var sentences: [String] { reasons.map(\.text) }

  /// The sentences as one text.
  public var text: String { sentences.joined(separator: " ") }

  /// The number of levels folded below the sentences: 0 if there is nothing to unfold.
  public var foldedLevels: Int { reasons.map(\.foldedLevels).max() ?? 0 }

  /// `true` if there is something to unfold.
  public var isFolded: Bool { foldedLevels > 0 }

  /// Returns the lines of the reasoning with the uppermost `levels` of what is folded.
  public func lines(unfolding levels: Int) -> [Line] {
    reasons.flatMap { $0.lines(unfolding: levels, at: 0) }
  }

  /// A line of a reasoning.
  public struct Line: Hashable, Sendable {
    /// The sentence.
    public let text: String
    /// The number of levels below the first at which it was folded.
    public let level: Int
  }

  /// Returns the explanation with `sentence` after the conclusion.
  public func adding(_ sentence: String) -> Explanation {
    Explanation(
      lookAt: lookAt, name: name, title: title, reasons: reasons + [Reason(sentence)],
      stepCount: stepCount)
  }

  /// Returns the explanation with `change` applied to each text.
  public func map(_ change: (String) -> String) -> Explanation {
    Explanation(
      lookAt: change(lookAt), name: change(name), title: change(title),
      reasons: reasons.map { $0.map(change) }, stepCount: stepCount)
  }
}

extension Explanation {
  /// A sentence of a reasoning, with those that it sums up.
  public struct Reason: Hashable, Codable, Sendable {
    /// The sentence.
    public let text: String
    /// The sentences folded below it, in order. Empty if it says all there is.
    public let folded: [Reason]

    package init(_ text: String, folded: [Reason] = []) {
      self.text = text
      self.folded = folded
    }

    /// Returns the sentence with only the uppermost `levels` of what is folded below it.
    public func unfolded(_ levels: Int) -> Reason {
      Reason(text, folded: levels > 0 ? folded.map { $0.unfolded(levels - 1) } : [])
    }

    /// The number of sentences, the folded ones included.
    private var count: Int { folded.reduce(1) { $0 + $1.count } }

    /// Returns the sentence with `remark` in place of what is folded below sentences that occurred
    /// before, with the same reasons. `told` collects them.
    fileprivate func withoutRepeats(_ remark: String, told: inout Set<Reason>) -> Reason {
      guard count > 2 else { return self }
      guard told.insert(self).inserted else { return Reason(text, folded: [Reason(remark)]) }
      return Reason(text, folded: folded.map { $0.withoutRepeats(remark, told: &told) })
    }

    fileprivate var foldedLevels: Int { (folded.map(\.foldedLevels).max() ?? -1) + 1 }

    fileprivate func lines(unfolding levels: Int, at level: Int) -> [Line] {
      let below = levels > 0 ? folded : []
      return [Line(text: text, level: level)]
        + below.flatMap { $0.lines(unfolding: levels - 1, at: level + 1) }
    }

    fileprivate func map(_ change: (String) -> String) -> Reason {
      Reason(change(text), folded: folded.map { $0.map(change) })
    }
  }
}

extension [Explanation.Reason] {
  /// Returns the sentences with `remark` in place of what is folded below sentences that occurred
  /// before, with the same reasons.
  func withoutRepeats(_ remark: String) -> [Explanation.Reason] {
    var told: Set<Explanation.Reason> = []
    return map { $0.withoutRepeats(remark, told: &told) }
  }
}
