// SPDX-License-Identifier: Apache-2.0

/// An order for the rows of a ``Table``: by a value, ascending or descending.
public struct TableSort<Row>: Equatable {
  let value: any TableValue<Row>
  /// Whether the order is descending.
  public var isReversed: Bool

  /// Creates an order by the values at `keyPath`, ascending unless `isReversed`.
  public init<Value: Comparable & CustomStringConvertible>(
    _ keyPath: KeyPath<Row, Value>, isReversed: Bool = false
  ) {
    self.init(value: KeyPathValue(keyPath: keyPath), isReversed: isReversed)
  }

  /// Creates an order that the source of the rows applies itself, such as a database, by a key of
  /// its own.
  public init<Key: Hashable>(key: Key, isReversed: Bool = false) {
    self.init(value: SourceKey(key: key), isReversed: isReversed)
  }

  /// Returns the key for the source of the rows, or `nil` if the order is by something else.
  public func key<Key: Hashable>(as type: Key.Type = Key.self) -> Key? {
    (value as? SourceKey<Row, Key>)?.key
  }

  init(value: any TableValue<Row>, isReversed: Bool) {
    self.value = value
    self.isReversed = isReversed
  }

  /// Returns `true` if both are the same order by the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.value.place == rhs.value.place && lhs.isReversed == rhs.isReversed
  }

  /// Returns `true` if `lhs` comes before `rhs`.
  func areInOrder(_ lhs: Row, _ rhs: Row) -> Bool {
    isReversed ? value.isLess(rhs, lhs) : value.isLess(lhs, rhs)
  }

  /// `order` after sorting by `value`: it comes first, descending if it already came first
  /// ascending. The previous orders break ties.
  static func asking(for value: any TableValue<Row>, in order: [TableSort]) -> [TableSort] {
    let isFirst = order.first?.value.place == value.place
    let first = TableSort(value: value, isReversed: isFirst && order.first?.isReversed == false)
    return [first] + order.filter { $0.value.place != value.place }
  }
}

extension Sequence {
  /// Returns the elements sorted by the first of `order`, with ties broken by the next. The sort is
  /// stable.
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
