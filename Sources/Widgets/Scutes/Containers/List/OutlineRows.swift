// SPDX-License-Identifier: Apache-2.0

import Observation
import ScutesConsole

/// The open rows of an outline, for a list that doesn't know what they are.
class OpenRows {
  /// Called when the rows have to be asked for again.
  var changed: () -> Void = {}
  /// `true` if the rows are no longer those that the data have.
  fileprivate(set) var isOutdated = false

  var count: Int { 0 }

  /// Whether something may be below `row`.
  func isBranch(_ row: Int) -> Bool { false }
  func isOpen(_ row: Int) -> Bool { false }
  /// The number of rows above `row` that it belongs to.
  func depth(of row: Int) -> Int { 0 }
  /// Opens or closes `rows`, which are in order.
  func set(_ isOpen: Bool, _ rows: [Int]) {}
  /// Looks whether the program has opened or closed rows, for a node to notice that.
  func check() {}

  /// The row that `row` is below.
  final func parent(of row: Int) -> Int? {
    let depth = depth(of: row)
    return (0..<row).last { self.depth(of: $0) < depth }
  }

  /// The rows below `row`.
  final func descendants(of row: Int) -> Range<Int> {
    let depth = depth(of: row)
    let end = (row + 1..<count).first { self.depth(of: $0) <= depth } ?? count
    return row + 1..<end
  }

  /// The rows with the same parent as `row`, and itself.
  final func siblings(of row: Int) -> [Int] {
    let depth = depth(of: row)
    let all = parent(of: row).map(descendants) ?? 0..<count
    return all.filter { self.depth(of: $0) == depth }
  }
}

/// The open rows of an outline, in order.
///
/// They are kept from one description of the list to the next, and made again only if the data or
/// the open rows are others. To see that they are the same takes no time: unchanged arrays and sets
/// have the same memory.
final class OutlineRows<Data: RandomAccessCollection, ID: Hashable>: OpenRows {
  struct Row {
    let element: Data.Element
    let depth: Int
    var isOpen = false
  }

  private(set) var rows: [Row] = []
  private var data: Data?
  private var id: (Data.Element) -> ID
  private var children: (Data.Element) -> Data?
  private var hasChildren: ((Data.Element) -> Bool)?
  private var binding: Binding<Set<ID>>?
  /// The open rows, if the program doesn't keep them.
  private var own: Set<ID> = []
  /// The open rows that ``rows`` are made for.
  private var shown: Set<ID> = []
  private let observation = ObservationSwitch()
  /// The number of times that the rows were made.
  private var version = 0

  init(id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?) {
    self.id = id
    self.children = children
  }

  override var count: Int { rows.count }

  private var expanded: Set<ID> { binding?.wrappedValue ?? own }

  /// Adopts a new description.
  func update<Content>(_ group: OutlineGroup<Data, ID, Content>) {
    (id, children, hasChildren) = (group.id, group.children, group.hasChildren)
    binding = group.expanded
    let expanded = expanded
    if !isOutdated, let data, Self.areIdentical(data, group.data), shown == expanded { return }
    data = group.data
    shown = expanded
    isOutdated = false
    // Cutting calls what waits for a change, which then is of an older version.
    version += 1
    observation.cut()
    rows = observing { open(group.data, depth: 0) }
  }

  override func check() {
    if expanded != shown { isOutdated = true }
  }

  // MARK: Opening

  override func isBranch(_ row: Int) -> Bool {
    let element = rows[row].element
    return hasChildren.map { $0(element) } ?? (children(element) != nil)
  }

  override func isOpen(_ row: Int) -> Bool { rows[row].isOpen }
  override func depth(of row: Int) -> Int { rows[row].depth }

  override func set(_ isOpen: Bool, _ wanted: [Int]) {
    var expanded = expanded
    var new: [Row] = []
    new.reserveCapacity(rows.count)
    var next = 0
    for index in wanted where rows[index].isOpen != isOpen {
      var row = rows[index]
      new += rows[next..<index]
      next = index + 1
      if !isOpen {
        row.isOpen = false
        new.append(row)
        next = descendants(of: index).upperBound
        expanded.remove(id(row.element))
      } else if let below = observing({ children(row.element) }) {
        row.isOpen = true
        new.append(row)
        new += observing { open(below, depth: row.depth + 1) }
        expanded.insert(id(row.element))
      } else {
        new.append(row)
      }
    }
    new += rows[next...]
    rows = new
    shown = expanded
    if let binding { binding.wrappedValue = expanded } else { own = expanded }
  }

  /// The rows of `data` and of all that is open below.
  private func open(_ data: Data, depth: Int) -> [Row] {
    var found: [Row] = []
    found.reserveCapacity(data.count)
    add(data, depth: depth, to: &found)
    return found
  }

  private func add(_ data: Data, depth: Int, to found: inout [Row]) {
    for element in data {
      found.append(Row(element: element, depth: depth))
      guard shown.contains(id(element)), let below = children(element) else { continue }
      found[found.count - 1].isOpen = true
      add(below, depth: depth + 1, to: &found)
    }
  }

  // MARK: Changes

  /// Calls `read`, and notices when an observable model read meanwhile changes.
  private func observing<Value>(_ read: () -> Value) -> Value {
    let version = version
    return withObservationTracking {
      observation.connect()
      return read()
    } onChange: { [weak self] in
      guard MainQueue.isHere else {
        Task { @MainActor in self?.outdate(version) }
        return
      }
      MainActor.assumeIsolated { self?.outdate(version) }
    }
  }

  private func outdate(_ version: Int) {
    guard version == self.version, !isOutdated else { return }
    isOutdated = true
    changed()
  }

  /// `true` if both have the same memory and so the same elements. `false` if that can't be seen.
  private static func areIdentical(_ one: Data, _ other: Data) -> Bool {
    let first = one.withContiguousStorageIfAvailable { ($0.baseAddress, $0.count) }
    let second = other.withContiguousStorageIfAvailable { ($0.baseAddress, $0.count) }
    guard let first, let second else { return false }
    return first == second
  }
}
