import Scutes
import TestSupport

extension ViewDriver {
  /// The picture without the blank columns at its left.
  var block: String {
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return rows.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  /// The entries of the footer: "Space turn on".
  var footer: [String] {
    runtime.tree.activeKeys.tables.flatMap(\.entries).filter { $0.visibility == .footer }.map {
      $0.usualKey(isUnicode: true) + " " + $0.title
    }
  }

  /// Presses at a cell, moves the pointer over others, and releases at the last.
  func drag(row: Int, _ columns: Int...) {
    for (index, x) in columns.enumerated() {
      let kind: MouseEvent.Kind = index == 0 ? .press(.left) : .drag(.left)
      send(.mouse(MouseEvent(kind, at: Point(x: x, y: row))))
    }
    let last = Point(x: columns.last ?? 0, y: row)
    send(.mouse(MouseEvent(.release(.left), at: last)))
  }
}
