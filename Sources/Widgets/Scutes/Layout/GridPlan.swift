// SPDX-License-Identifier: Apache-2.0

/// The positions of a grid's cells, and the lengths of its columns and rows for a proposal.
struct GridPlan {
  private(set) var cells: [GridCell] = []
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// The indices in ``cells`` of each row's cells.
  private var rowCells: [Range<Int>] = []
  private let room: ProposedSize
  private let alignment: Alignment
  private var columnAlignments: [HorizontalAlignment?] = []
  private var rowAlignments: [VerticalAlignment?] = []
  /// The alignment line of each row, in cells from its upper edge. `nil` if the heights alone
  /// determine it.
  private var rowGuides: [Int?] = []

  init(
    _ subviews: LayoutSubviews, alignment: Alignment, spacing: Size, in proposal: ProposedSize
  ) {
    room = proposal
    self.alignment = alignment
    columns = GridTracks(lengths: [], spacing: spacing.width)
    rows = GridTracks(lengths: [], spacing: spacing.height)
    arrange(subviews)
    columns.lengths = columnLengths()
    rows.lengths = rowLengths()
    rowGuides = rows.indices.map { line(of: $0, self.proposal)?.before }
  }

  // MARK: Columns and rows

  private mutating func arrange(_ subviews: LayoutSubviews) {
    var (column, count) = (0, 1)
    var current: (any GridRowMark)?
    var whole: [Int] = []
    for subview in subviews {
      let mark = subview.gridRow
      if mark == nil || mark !== current {
        column = 0
        rowAlignments.append(mark?.alignment)
        rowCells.append(cells.count..<cells.count)
      }
      current = mark
      let span = mark == nil ? 1 : subview.gridColumns
      if mark == nil { whole.append(cells.count) }
      cells.append(
        GridCell(
          subview: subview, columns: column..<column + span, row: rowAlignments.count - 1,
          unsizedAxes: subview.gridUnsizedAxes))
      rowCells[rowCells.count - 1] = rowCells[rowCells.count - 1].lowerBound..<cells.count
      column += span
      count = max(count, column)
    }
    for index in whole {
      let cell = cells[index]
      cells[index] = GridCell(
        subview: cell.subview, columns: 0..<count, row: cell.row, unsizedAxes: cell.unsizedAxes)
    }
    columnAlignments = Array(repeating: nil, count: count)
    for cell in cells
    where cell.columns.count == 1 && columnAlignments[cell.columns.lowerBound] == nil {
      columnAlignments[cell.columns.lowerBound] = cell.subview.gridColumnAlignment
    }
  }

  // MARK: Lengths

  private var hasWidth: Bool { room.width > 0 && room.width < ProposedSize.unlimited }
  private var hasHeight: Bool { room.height > 0 && room.height < ProposedSize.unlimited }

  private func columnLengths() -> [Int] {
    let most = ProposedSize.unlimited
    switch room.width {
    case 0: return tracks { $0.sizeThatFits(.minimum).width }.lengths
    case most...:
      let wish = ProposedSize(width: room.width, height: room.width)
      return tracks { $0.sizeThatFits(wish).width }.lengths
    default:
      let gaps = columns.spacing * max(0, columnAlignments.count - 1)
      return LengthShares.share(
        room.width - gaps, least: tracks { $0.sizeThatFits(.minimum).width }.lengths,
        most: tracks { $0.sizeThatFits(.maximum).width }.lengths)
    }
  }

  /// The columns, wide enough for the `width` that each cell needs.
  private func tracks(_ width: (LayoutSubview) -> Int) -> GridTracks {
    var tracks = GridTracks(
      lengths: Array(repeating: 0, count: columnAlignments.count), spacing: columns.spacing)
    let sizing = cells.filter { $0.sizes(.horizontal) }
    for cell in sizing where cell.columns.count == 1 {
      tracks.widen(cell.columns, to: width(cell.subview))
    }
    for cell in sizing where cell.columns.count > 1 {
      tracks.widen(cell.columns, to: width(cell.subview))
    }
    return tracks
  }

  private func rowLengths() -> [Int] {
    guard hasHeight else { return heights { offered(room.height, in: $0) } }
    let gaps = rows.spacing * max(0, rowAlignments.count - 1)
    return LengthShares.share(
      room.height - gaps, least: heights { hasWidth ? .minimum : offered(0, in: $0) },
      most: heights { offered(ProposedSize.unlimited, in: $0) })
  }

  /// The heights of the rows for the proposals made to the cells.
  private func heights(_ proposal: (GridCell) -> ProposedSize) -> [Int] {
    var heights = Array(repeating: 0, count: rowAlignments.count)
    for cell in cells where cell.sizes(.vertical) {
      let size = cell.subview.sizeThatFits(proposal(cell))
      heights[cell.row] = max(heights[cell.row], size.height)
    }
    for row in heights.indices {
      if let line = line(of: row, proposal) { heights[row] = line.length }
    }
    return heights
  }

  /// The alignment line of a row's cells, unless the heights alone determine it.
  private func line(of row: Int, _ proposal: (GridCell) -> ProposedSize) -> GuideLine? {
    let vertical = rowAlignments[row] ?? alignment.vertical
    let hasGuides = cells.first?.subview.node.tree.hasAlignmentGuides == true
    guard vertical.edge == nil || hasGuides else { return nil }
    let views = cells[rowCells[row]].map { cell in
      let proposal = proposal(cell)
      return (cell.subview.node, proposal, cell.subview.sizeThatFits(proposal))
    }
    return GuideLine(vertical.key, edge: vertical.edge, views)
  }

  private func offered(_ height: Int, in cell: GridCell) -> ProposedSize {
    ProposedSize(width: hasWidth ? columns.length(cell.columns) : room.width, height: height)
  }

  // MARK: Cells

  /// The final proposal for `cell`.
  func proposal(for cell: GridCell) -> ProposedSize {
    let width =
      hasWidth || !cell.sizes(.horizontal) ? columns.length(cell.columns) : room.width
    let height =
      hasHeight || !cell.sizes(.vertical) ? rows.lengths[cell.row] : room.height
    return ProposedSize(width: width, height: height)
  }

  /// The top left cell of `cell` within `box`, the block of its columns and its row.
  func origin(of cell: GridCell, in box: Rect) -> Point {
    let proposal = proposal(for: cell)
    let own = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
    let place = Alignment(
      horizontal: cell.subview.gridColumnAlignment ?? own ?? alignment.horizontal,
      vertical: rowAlignments[cell.row] ?? alignment.vertical)
    let node = cell.subview.node
    return place.origin(
      of: node.size(for: proposal), in: box, inner: { node.guide($0, for: proposal) },
      outer: { $0 == place.vertical.key ? rowGuides[cell.row] : nil })
  }
}
