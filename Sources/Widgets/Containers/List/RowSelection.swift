/// What of a list is selected, whatever the type of the identities.
protocol RowSelection {
  /// Whether several rows can be selected.
  var isMultiple: Bool { get }
  /// The one that is selected, or any of several.
  var first: AnyHashable? { get }

  /// Whether the row with the identity `id` is selected.
  func contains(_ id: AnyHashable) -> Bool
  /// Selects these rows and no others.
  func replace(with ids: [AnyHashable])
  /// Selects a row besides the others, or no longer.
  func toggle(_ id: AnyHashable)
}

extension RowSelection {
  /// Selects `rows` of `table` and no others. Returns `false` where only one can be selected.
  func select(_ rows: some Sequence<Int>, of table: RowTable) -> Bool {
    guard isMultiple else { return false }
    replace(with: rows.filter(table.isUsable).compactMap(table.id))
    return true
  }

  /// Selects `row` of `table` besides the others, or no longer. Returns `false` where only one can be
  /// selected.
  func toggle(_ row: Int?, of table: RowTable) -> Bool {
    guard isMultiple, let id = row.flatMap(table.id) else { return false }
    toggle(id)
    return true
  }
}

/// At most one row.
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

/// Any number of rows.
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
