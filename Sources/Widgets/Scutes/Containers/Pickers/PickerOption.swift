// SPDX-License-Identifier: Apache-2.0

/// An option of a picker.
public struct PickerOption<Value: Hashable> {
  /// The value of the option.
  public let value: Value
  /// The name of the option.
  public let title: String
  /// Whether it can be chosen.
  public let isEnabled: Bool

  /// Creates an option for `value` called `title`.
  public init(_ value: Value, _ title: String, isEnabled: Bool = true) {
    self.value = value
    self.title = title
    self.isEnabled = isEnabled
  }
}

/// The options of a picker as its styles see them: names, and the selected index.
struct PickerChoices: Equatable, CursorRows {
  let titles: [String]
  let isEnabled: [Bool]
  /// `nil` if the selection is not among the options.
  let chosen: Int?

  var count: Int { titles.count }

  func isUsable(_ row: Int) -> Bool { isEnabled.indices.contains(row) && isEnabled[row] }
  func title(of row: Int) -> String? { titles[row] }
}
