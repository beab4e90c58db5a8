/// One of the values that a picker offers.
public struct PickerOption<Value: Hashable> {
  /// What is chosen with it.
  public let value: Value
  /// What it is called.
  public let title: String
  /// Whether it can be chosen now.
  public let isEnabled: Bool

  /// `value`, which is called `title`.
  public init(_ value: Value, _ title: String, isEnabled: Bool = true) {
    self.value = value
    self.title = title
    self.isEnabled = isEnabled
  }
}

/// The options of a picker as its looks see them: names, and which of them is chosen.
struct PickerChoices: Equatable {
  let titles: [String]
  let isEnabled: [Bool]
  /// Nil where what is chosen is not among them.
  let chosen: Int?

  /// The nearest option that can be chosen, `step` at a time from the chosen one; the chosen one
  /// where there is none further on.
  func neighbour(_ step: Int) -> Int? {
    let start = chosen ?? (step > 0 ? -1 : titles.count)
    return sequence(first: start + step) { $0 + step }
      .prefix { titles.indices.contains($0) }
      .first { isEnabled[$0] } ?? chosen
  }

  /// The first option that can be chosen.
  var first: Int? { isEnabled.firstIndex(of: true) }
  /// The last option that can be chosen.
  var last: Int? { isEnabled.lastIndex(of: true) }

  /// The first option after `index`, going round, that can be chosen and whose title begins with
  /// `typed`, whatever the case.
  func find(_ typed: String, from index: Int) -> Int? {
    let typed = typed.lowercased()
    let order = (0..<titles.count).map { (max(0, index) + $0) % titles.count }
    return order.first { isEnabled[$0] && titles[$0].lowercased().hasPrefix(typed) }
  }
}
