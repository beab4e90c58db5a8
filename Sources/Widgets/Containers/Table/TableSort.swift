/// An order of the rows of a ``Table``: by a value, upwards or downwards.
public struct TableSort<Row>: Equatable {
  let value: any TableValue<Row>
  /// Whether the greatest come first.
  public var isReversed: Bool

  /// By the values at `keyPath`, the least first unless `isReversed`.
  public init<Value: Comparable & CustomStringConvertible>(
    _ keyPath: KeyPath<Row, Value>, isReversed: Bool = false
  ) {
    self.init(value: KeyPathValue(keyPath: keyPath), isReversed: isReversed)
  }

  init(value: any TableValue<Row>, isReversed: Bool) {
    self.value = value
    self.isReversed = isReversed
  }

  /// Whether both are the same order by the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.value.place == rhs.value.place && lhs.isReversed == rhs.isReversed
  }

  /// Whether `lhs` comes before `rhs`.
  func areInOrder(_ lhs: Row, _ rhs: Row) -> Bool {
    isReversed ? value.isLess(rhs, lhs) : value.isLess(lhs, rhs)
  }

  /// `order` after its values at `value` were asked for: they come first, downwards where they came
  /// first upwards; what has counted so far counts among equals.
  static func asking(for value: any TableValue<Row>, in order: [TableSort]) -> [TableSort] {
    let isFirst = order.first?.value.place == value.place
    let first = TableSort(value: value, isReversed: isFirst && order.first?.isReversed == false)
    return [first] + order.filter { $0.value.place != value.place }
  }
}

extension Sequence {
  /// The elements in the given order: the first of `order` decides, among equals the next. Those
  /// that are equal in all stay as they are.
  @MainActor
  public func sorted(using order: [TableSort<Element>]) -> [Element] {
    sorted { lhs, rhs in
      for sort in order {
        if sort.areInOrder(lhs, rhs) { return true }
        if sort.areInOrder(rhs, lhs) { return false }
      }
      return false
    }
  }
}
