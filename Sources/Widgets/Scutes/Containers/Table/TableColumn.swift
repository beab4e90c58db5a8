// SPDX-License-Identifier: Apache-2.0

/// A column of a ``Table``, with its title, its text for each row, and its width.
public struct TableColumn<Row> {
  let title: String
  let value: (any TableValue<Row>)?
  let text: (Row) -> String
  let format: TableColumnFormat

  /// Creates a sortable column of the values at `value`, shown as `text`, or else as their
  /// description. Columns of lower `priority` shrink, and are hidden, first.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, value: KeyPath<Row, Value>, width: TableColumnWidth = .flexible(),
    alignment: HorizontalAlignment = .leading, priority: Double = 0,
    text: ((Row) -> String)? = nil
  ) {
    let value = KeyPathValue(keyPath: value)
    self.title = title
    self.value = value
    self.text = text ?? value.text
    format = TableColumnFormat(width: width, alignment: alignment, priority: priority)
  }

  /// Creates a column of texts that the source of the rows can sort by: it finds `sortKey` in the
  /// ``TableSort``.
  public init<Key: Hashable>(
    _ title: String, sortKey: Key, width: TableColumnWidth = .flexible(),
    alignment: HorizontalAlignment = .leading, priority: Double = 0,
    text: @escaping (Row) -> String
  ) {
    self.title = title
    value = SourceKey(key: sortKey)
    self.text = text
    format = TableColumnFormat(width: width, alignment: alignment, priority: priority)
  }

  /// Creates a column of texts that can't be sorted.
  public init(
    _ title: String, width: TableColumnWidth = .flexible(),
    alignment: HorizontalAlignment = .leading, priority: Double = 0,
    text: @escaping (Row) -> String
  ) {
    self.title = title
    value = nil
    self.text = text
    format = TableColumnFormat(width: width, alignment: alignment, priority: priority)
  }
}

/// Builds the list of a table's columns.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Combines columns, in order.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// Wraps one column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
}

/// The width of a table's column, in terminal columns.
public nonisolated struct TableColumnWidth: Hashable, Sendable {
  let min: Int
  let ideal: Int
  let max: Int

  /// Exactly `width` columns.
  public static func fixed(_ width: Int) -> Self {
    Self(min: Swift.max(1, width), ideal: Swift.max(1, width), max: Swift.max(1, width))
  }

  /// Enough for each of `texts`, and at least `least` columns: for numbers that may grow, which
  /// must not be cut.
  public static func fitting(_ texts: some Sequence<String>, least: Int) -> Self {
    fixed(texts.reduce(least) { Swift.max($0, $1.columns) })
  }

  /// At least `min` columns, at most `max`. All columns get their `ideal` width before any gets
  /// more.
  public static func flexible(min: Int = 4, ideal: Int = 12, max: Int = .infinity) -> Self {
    let least = Swift.max(1, min)
    let ideal = Swift.max(least, ideal)
    return Self(
      min: least, ideal: Swift.min(ideal, Swift.max(least, max)), max: Swift.max(least, max))
  }
}

/// The width and alignment of a table's column.
nonisolated struct TableColumnFormat: Hashable, Sendable {
  var width = TableColumnWidth.flexible()
  var alignment = HorizontalAlignment.leading
  var priority = 0.0
}

/// A value that rows can be sorted by.
protocol TableValue<Row> {
  associatedtype Row

  /// What tells the value from others: its key path in a row, or a key of the rows' source.
  var place: AnyHashable { get }

  /// Returns `true` if `lhs` comes before `rhs`.
  func isLess(_ lhs: Row, _ rhs: Row) -> Bool
}

struct KeyPathValue<Row, Value: Comparable & CustomStringConvertible>: TableValue {
  let keyPath: KeyPath<Row, Value>

  var place: AnyHashable { AnyHashable(keyPath) }

  func text(of row: Row) -> String { row[keyPath: keyPath].description }

  func isLess(_ lhs: Row, _ rhs: Row) -> Bool { lhs[keyPath: keyPath] < rhs[keyPath: keyPath] }
}

/// A key by which the source of the rows sorts them, so that they come in order.
struct SourceKey<Row, Key: Hashable>: TableValue {
  let key: Key

  var place: AnyHashable { AnyHashable(key) }

  func isLess(_ lhs: Row, _ rhs: Row) -> Bool { false }
}
