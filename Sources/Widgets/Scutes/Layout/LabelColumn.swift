// SPDX-License-Identifier: Apache-2.0

/// The column of labels in a form.
final class LabelColumn {
  /// Columns between the labels and their controls.
  static let gap = 2
  /// Indentation of a control below its label, in columns.
  static let indent = 2
  /// The minimum width left for the controls, in columns.
  private static let minRoom = 10

  /// The width of the longest label, in columns.
  private(set) var width = 0
  private var least = 0
  private var labelWidths: [ObjectIdentifier: Int] = [:]
  /// Called when the width of a label has changed.
  private let changed: () -> Void
  private var isMeasuring = false

  /// Creates a column that calls `changed` when its labels must be measured again.
  init(changed: @escaping () -> Void) {
    self.changed = changed
  }

  /// Updates the width to that of the longest label of `rows`. Returns `true` if it has changed.
  func measure(_ rows: [LabelRow]) -> Bool {
    isMeasuring = true
    defer { isMeasuring = false }
    let before = (width, least)
    labelWidths = [:]
    for row in rows { labelWidths[row.id] = row.idealLabelWidth }
    width = labelWidths.values.max() ?? 0
    least = rows.map(\.minControlWidth).max() ?? 0
    return before != (width, least)
  }

  /// Reports that `row` is being measured and its label may have changed.
  func note(_ row: LabelRow) {
    if !isMeasuring, labelWidths[row.id] != row.idealLabelWidth { changed() }
  }

  /// `true` if `room` columns are too few for labels and controls side by side.
  func isStacked(in room: Int) -> Bool {
    room < width + Self.gap + max(Self.minRoom, least)
  }
}

/// The node of a row whose label can move into a form's column.
protocol LabelledRow: Node {
  /// The column for the label, or `nil` outside forms.
  var labelColumn: LabelColumn? { get set }
  /// `true` if the row consists of a label, a spacer and a control.
  var isLabelled: Bool { get }
  /// The label and the control, once the row has a column.
  var labelRow: LabelRow? { get }
}

/// A row of a form: a horizontal stack of a label, a spacer and a control.
///
/// ```
///   wide     Name        [         ]        narrow   Name
///            Difficulty  ( easy    )                   [         ]
/// ```
struct LabelRow {
  private let label: [LayoutSubview]
  private let control: [LayoutSubview]
  private let stack: StackLayout
  private let column: LabelColumn

  /// Splits the `subviews` of `stack` into a label and a control, or returns `nil` if they don't
  /// match.
  init?(_ subviews: [LayoutSubview], of stack: StackLayout, in column: LabelColumn) {
    guard let spacer = Self.spacer(among: subviews, of: stack) else { return nil }
    label = Array(subviews[..<spacer])
    control = Array(subviews[(spacer + 1)...])
    self.stack = stack
    self.column = column
  }

  /// The index of a horizontal stack's only spacer, if there are views on both sides of it.
  static func spacer(among subviews: [LayoutSubview], of stack: StackLayout) -> Int? {
    let spacers = subviews.indices.filter { subviews[$0].isSpacer }
    guard stack.axis == .horizontal, spacers.count == 1, spacers[0] > 0,
      spacers[0] < subviews.count - 1
    else { return nil }
    return spacers[0]
  }

  /// The identity of the row.
  var id: ObjectIdentifier { ObjectIdentifier(label[0].node) }

  /// The ideal width of the label, in columns.
  var idealLabelWidth: Int { stack.sizeThatFits(.maximum, subviews: label).width }

  /// The minimum width of the control, in columns.
  var minControlWidth: Int { stack.sizeThatFits(.minimum, subviews: control).width }

  /// The size of the row for `proposal`. Fills a limited width.
  func size(in proposal: ProposedSize) -> Size {
    column.note(self)
    let (label, control) = sizes(in: proposal)
    let isLimited = proposal.width < ProposedSize.unlimited
    guard column.isStacked(in: proposal.width) else {
      let width = column.width + LabelColumn.gap + control.width
      return Size(
        width: isLimited ? proposal.width : width, height: max(label.height, control.height))
    }
    let width = max(label.width, LabelColumn.indent + control.width)
    return Size(
      width: isLimited ? max(proposal.width, 0) : width, height: label.height + control.height)
  }

  /// Places the label and the control within `bounds`.
  func place(in bounds: Rect, proposal: ProposedSize) {
    let (label, control) = sizes(in: proposal)
    let isStacked = column.isStacked(in: proposal.width)
    place(self.label, label, at: bounds.origin, proposals(in: proposal).label)
    let origin = Point(
      x: bounds.minX + (isStacked ? LabelColumn.indent : column.width + LabelColumn.gap),
      y: bounds.minY + (isStacked ? label.height : 0))
    place(self.control, control, at: origin, proposals(in: proposal).control)
  }

  private func place(
    _ subviews: [LayoutSubview], _ size: Size, at origin: Point, _ proposal: ProposedSize
  ) {
    stack.placeSubviews(
      in: Rect(origin: origin, size: size), proposal: proposal, subviews: subviews)
  }

  private func sizes(in proposal: ProposedSize) -> (label: Size, control: Size) {
    let proposals = proposals(in: proposal)
    return (
      stack.sizeThatFits(proposals.label, subviews: label),
      stack.sizeThatFits(proposals.control, subviews: control)
    )
  }

  private func proposals(in proposal: ProposedSize) -> (label: ProposedSize, control: ProposedSize)
  {
    let isStacked = column.isStacked(in: proposal.width)
    let taken = isStacked ? LabelColumn.indent : column.width + LabelColumn.gap
    return (
      ProposedSize(width: isStacked ? proposal.width : column.width, height: proposal.height),
      ProposedSize(width: ProposedSize.less(proposal.width, taken), height: proposal.height)
    )
  }
}
