/// A column of a ``Table``: its title, what it says of a row, and how wide it may be.
public struct TableColumn<Row> {
  let title: String
  let value: (any TableValue<Row>)?
  let text: (Row) -> String
  let format: TableColumnFormat

  /// A column of the values at `value`, by which the table can be sorted. What is shown is `text`,
  /// or the value as it describes itself. Columns of lower `priority` give up room, and are left
  /// out, before those of higher.
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

  /// A column of texts, by which the table cannot be sorted.
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

/// Lists the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// The columns in their order.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// One column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
}

/// How many columns of the screen a column of a table takes.
public nonisolated struct TableColumnWidth: Hashable, Sendable {
  let min: Int
  let ideal: Int
  let max: Int

  /// Always `width` columns.
  public static func fixed(_ width: Int) -> Self {
    Self(min: Swift.max(1, width), ideal: Swift.max(1, width), max: Swift.max(1, width))
  }

  /// At least `min` columns, at most `max`. Room is given to all up to their `ideal` width first.
  public static func flexible(min: Int = 4, ideal: Int = 12, max: Int = .infinity) -> Self {
    let least = Swift.max(1, min)
    let ideal = Swift.max(least, ideal)
    return Self(
      min: least, ideal: Swift.min(ideal, Swift.max(least, max)), max: Swift.max(least, max))
  }
}

/// How a column of a table stands among the others.
nonisolated struct TableColumnFormat: Hashable, Sendable {
  var width = TableColumnWidth.flexible()
  var alignment = HorizontalAlignment.leading
  var priority = 0.0
}

/// What a table can be sorted by.
protocol TableValue<Row> {
  associatedtype Row

  /// Where in a row it is.
  var place: PartialKeyPath<Row> { get }

  /// Whether `lhs` comes before `rhs`.
  func isLess(_ lhs: Row, _ rhs: Row) -> Bool
}

struct KeyPathValue<Row, Value: Comparable & CustomStringConvertible>: TableValue {
  let keyPath: KeyPath<Row, Value>

  var place: PartialKeyPath<Row> { keyPath }

  func text(of row: Row) -> String { row[keyPath: keyPath].description }

  func isLess(_ lhs: Row, _ rhs: Row) -> Bool { lhs[keyPath: keyPath] < rhs[keyPath: keyPath] }
}
