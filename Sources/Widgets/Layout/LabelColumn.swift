/// The column of a form that the labels of its rows stand in.
final class LabelColumn {
  /// Columns between the labels and what they belong to.
  static let gap = 2
  /// Columns that what stands below its label is moved to the right by.
  static let indent = 2
  /// The least room that is to be left beside the labels.
  private static let leastRoom = 10

  /// Columns of the longest label.
  private(set) var width = 0
  private var least = 0
  private var labelWidths: [ObjectIdentifier: Int] = [:]
  /// Called when a label has got another width than was counted with.
  private let changed: () -> Void
  private var isMeasuring = false

  /// A column that calls `changed` when its labels have to be looked at again.
  init(changed: @escaping () -> Void) {
    self.changed = changed
  }

  /// Takes the width of the longest label of `rows`; returns whether it differs from before.
  func measure(_ rows: [LabelRow]) -> Bool {
    isMeasuring = true
    defer { isMeasuring = false }
    let before = (width, least)
    labelWidths = [:]
    for row in rows { labelWidths[row.id] = row.idealLabelWidth }
    width = labelWidths.values.max() ?? 0
    least = rows.map(\.leastControlWidth).max() ?? 0
    return before != (width, least)
  }

  /// Tells that `row` is measured, whose label may have changed.
  func note(_ row: LabelRow) {
    if !isMeasuring, labelWidths[row.id] != row.idealLabelWidth { changed() }
  }

  /// Whether there is too little room for labels and the rest side by side in `room` columns.
  func isStacked(in room: Int) -> Bool {
    room < width + Self.gap + max(Self.leastRoom, least)
  }
}

/// The node of a row that can stand in a form with its label in a column.
protocol LabelledRow: Node {
  /// The column that the label is to stand in; nil outside forms.
  var labelColumn: LabelColumn? { get set }
  /// Whether it is made of a label, a spacer, and what belongs to the label.
  var isLabelled: Bool { get }
  /// The row as a label and what it belongs to, once it has a column.
  var labelRow: LabelRow? { get }
}

/// A row of a form: a horizontal stack of a label, a spacer, and what belongs to the label.
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

  /// The row that `subviews` of `stack` make up; nil where they do not.
  init?(_ subviews: [LayoutSubview], of stack: StackLayout, in column: LabelColumn) {
    guard let spacer = Self.spacer(among: subviews, of: stack) else { return nil }
    label = Array(subviews[..<spacer])
    control = Array(subviews[(spacer + 1)...])
    self.stack = stack
    self.column = column
  }

  /// The place of the only spacer of a horizontal stack, with something at both sides of it.
  static func spacer(among subviews: [LayoutSubview], of stack: StackLayout) -> Int? {
    let spacers = subviews.indices.filter { subviews[$0].isSpacer }
    guard stack.axis == .horizontal, spacers.count == 1, spacers[0] > 0,
      spacers[0] < subviews.count - 1
    else { return nil }
    return spacers[0]
  }

  /// What tells the row from others.
  var id: ObjectIdentifier { ObjectIdentifier(label[0].node) }

  /// Columns that the label would like.
  var idealLabelWidth: Int { stack.sizeThatFits(.maximum, subviews: label).width }

  /// Columns that what belongs to the label needs.
  var leastControlWidth: Int { stack.sizeThatFits(.minimum, subviews: control).width }

  /// The size of the row in the room of `proposal`; as wide as that where it is limited.
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

  /// Places the label and what belongs to it within `bounds`.
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
