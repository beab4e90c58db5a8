// SPDX-License-Identifier: Apache-2.0

/// The operations that a ``List`` offers for the elements of a ``ForEach``.
struct RowEditing<Element> {
  var onDelete: ((RangeSet<Int>) -> Void)?
  var onMove: ((RangeSet<Int>, Int) -> Void)?
  /// The element's name, for type selection.
  var title: ((Element) -> String)?
  /// `true` if an element can't be selected.
  var isDisabled: ((Element) -> Bool)?
}

extension ForEach {
  /// Lets people delete elements in a ``List``. `action` gets their offsets in the data, ready for
  /// `removeSubranges`.
  public func onDelete(perform action: ((RangeSet<Int>) -> Void)?) -> ForEach {
    var copy = self
    copy.rowEditing.onDelete = action
    return copy
  }

  /// Lets people move elements in a ``List``. `action` gets their offsets in the data and the
  /// offset to insert them before, ready for `moveSubranges(_:to:)`.
  public func onMove(perform action: ((RangeSet<Int>, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.rowEditing.onMove = action
    return copy
  }

  /// Makes elements in a ``List`` unselectable if `isDisabled` returns `true`. Their rows are
  /// dimmed, and skipped by keys, clicks and typing.
  public func selectionDisabled(_ isDisabled: @escaping (Data.Element) -> Bool) -> ForEach {
    var copy = self
    copy.rowEditing.isDisabled = isDisabled
    return copy
  }

  /// Lets people find elements in a ``List`` by typing the beginning of their `title`.
  public func typeSelect(_ title: @escaping (Data.Element) -> String) -> ForEach {
    var copy = self
    copy.rowEditing.title = title
    return copy
  }
}
