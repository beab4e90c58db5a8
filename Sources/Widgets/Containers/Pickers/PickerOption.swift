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
struct PickerChoices: Equatable, CursorRows {
  let titles: [String]
  let isEnabled: [Bool]
  /// Nil where what is chosen is not among them.
  let chosen: Int?

  var count: Int { titles.count }

  func isUsable(_ row: Int) -> Bool { isEnabled.indices.contains(row) && isEnabled[row] }
  func title(of row: Int) -> String? { titles[row] }
}
