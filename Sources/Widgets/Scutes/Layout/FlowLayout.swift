// SPDX-License-Identifier: Apache-2.0

/// Views side by side, wrapped into rows like words in a text.
///
/// ```
/// FlowLayout(horizontalSpacing: 1) { … }     in 16 columns     in 8
///                                            ▐easy▌ ▐medium▌   ▐easy▌
///                                            ▐hard▌ ▐new▌      ▐medium▌
///                                                              ▐hard▌
///                                                              ▐new▌
/// ```
///
/// Each view has its ideal size. If it is wider than the available width, it is proposed that
/// width.
public struct FlowLayout: Layout, Equatable {
  private let alignment: Alignment
  private let spacing: Size

  /// Creates a layout with the given spacing between views and rows. `alignment` positions shorter
  /// rows, and views lower than their row.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: Int = 1, verticalSpacing: Int = 0
  ) {
    self.alignment = alignment
    spacing = Size(width: horizontalSpacing, height: verticalSpacing)
  }

  /// Returns the width of the widest row and the height of all rows.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let lines = lines(of: subviews, in: proposal)
    return Size(
      width: lines.map(\.size.width).max() ?? 0,
      height: max(0, lines.map(\.size.height).reduce(spacing.height * (lines.count - 1), +)))
  }

  /// Places the views row by row from the top, each row from the left.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    var y = bounds.minY
    for line in lines(of: subviews, in: proposal) {
      var x = bounds.minX + alignment.horizontal.offset(of: line.size.width, in: bounds.width)
      for item in line.items {
        let size = item.subview.sizeThatFits(item.proposal)
        item.subview.place(
          at: Point(x: x, y: y + alignment.vertical.offset(of: size.height, in: line.size.height)),
          proposal: item.proposal)
        x += size.width + spacing.width
      }
      y += line.size.height + spacing.height
    }
  }

  private struct Line {
    var items: [(subview: LayoutSubview, proposal: ProposedSize)] = []
    var size = Size.zero
  }

  private func lines(of subviews: LayoutSubviews, in proposal: ProposedSize) -> [Line] {
    var lines: [Line] = []
    for subview in subviews where !subview.isSpacer {
      var offer = proposal.width == 0 ? ProposedSize.minimum : .unspecified
      if offer != .minimum, subview.sizeThatFits(offer).width > proposal.width {
        offer.width = proposal.width
      }
      let size = subview.sizeThatFits(offer)
      let width = (lines.last?.size.width ?? 0) + spacing.width + size.width
      if lines.isEmpty || width > proposal.width {
        lines.append(Line(items: [(subview, offer)], size: size))
      } else {
        lines[lines.count - 1].items.append((subview, offer))
        lines[lines.count - 1].size.width = width
        lines[lines.count - 1].size.height = max(lines[lines.count - 1].size.height, size.height)
      }
    }
    return lines
  }
}
