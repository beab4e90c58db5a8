// SPDX-License-Identifier: Apache-2.0

/// The selection of a list, for any type of identity.
protocol RowSelection {
  /// Whether several rows can be selected.
  var isMultiple: Bool { get }
  /// The selected row, or any of several.
  var first: AnyHashable? { get }

  /// Whether the row with the identity `id` is selected.
  func contains(_ id: AnyHashable) -> Bool
  /// Selects only these rows.
  func replace(with ids: [AnyHashable])
  /// Toggles the selection of a row, leaving the others.
  func toggle(_ id: AnyHashable)
}

extension RowSelection {
  /// Selects only `rows` of `table`. Returns `false` for single selection.
  func select(_ rows: some Sequence<Int>, of table: RowTable) -> Bool {
    guard isMultiple else { return false }
    replace(with: rows.filter(table.isUsable).compactMap(table.id))
    return true
  }

  /// Toggles the selection of `row` of `table`. Returns `false` for single selection.
  func toggle(_ row: Int?, of table: RowTable) -> Bool {
    guard isMultiple, let id = row.flatMap(table.id) else { return false }
    toggle(id)
    return true
  }
}

/// A selection of at most one row.
struct SingleSelection<ID: Hashable>: RowSelection {
  let value: Binding<ID?>

  var isMultiple: Bool { false }
  var first: AnyHashable? { value.wrappedValue.map { AnyHashable($0) } }

  func contains(_ id: AnyHashable) -> Bool { first == id }

  func replace(with ids: [AnyHashable]) {
    let id = ids.first?.base as? ID
    if value.wrappedValue != id { value.wrappedValue = id }
  }

  func toggle(_ id: AnyHashable) {}
}

/// A selection of any number of rows.
struct MultipleSelection<ID: Hashable>: RowSelection {
  let value: Binding<Set<ID>>

  var isMultiple: Bool { true }
  var first: AnyHashable? { value.wrappedValue.first.map { AnyHashable($0) } }

  func contains(_ id: AnyHashable) -> Bool {
    guard let id = id.base as? ID else { return false }
    return value.wrappedValue.contains(id)
  }

  func replace(with ids: [AnyHashable]) {
    var new: Set<ID> = []
    for id in ids {
      if let id = id.base as? ID { new.insert(id) }
    }
    if value.wrappedValue != new { value.wrappedValue = new }
  }

  func toggle(_ id: AnyHashable) {
    guard let id = id.base as? ID else { return }
    value.wrappedValue.formSymmetricDifference([id])
  }
}
