/// What may be done to the elements of a ``ForEach`` where a ``List`` shows them.
struct RowEditing<Element> {
  var onDelete: ((RangeSet<Int>) -> Void)?
  var onMove: ((RangeSet<Int>, Int) -> Void)?
  /// What people call an element: what typing finds it by.
  var title: ((Element) -> String)?
  /// Whether an element can't be selected.
  var isDisabled: ((Element) -> Bool)?
}

extension ForEach {
  /// Lets people delete elements where a ``List`` shows them. `action` is given their offsets in
  /// the data; `removeSubranges` takes them.
  public func onDelete(perform action: ((RangeSet<Int>) -> Void)?) -> ForEach {
    var copy = self
    copy.rowEditing.onDelete = action
    return copy
  }

  /// Lets people move elements where a ``List`` shows them. `action` is given their offsets in the
  /// data and the offset before which they are to stand; `moveSubranges(_:to:)` takes both.
  public func onMove(perform action: ((RangeSet<Int>, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.rowEditing.onMove = action
    return copy
  }

  /// Keeps those elements from being selected for which `isDisabled` is true where a ``List`` shows
  /// them. Their rows are dimmed, and keys, clicks and typing pass them over.
  public func selectionDisabled(_ isDisabled: @escaping (Data.Element) -> Bool) -> ForEach {
    var copy = self
    copy.rowEditing.isDisabled = isDisabled
    return copy
  }

  /// Lets people find elements by typing the beginning of their `title` where a ``List`` shows them.
  public func typeSelect(_ title: @escaping (Data.Element) -> String) -> ForEach {
    var copy = self
    copy.rowEditing.title = title
    return copy
  }
}
