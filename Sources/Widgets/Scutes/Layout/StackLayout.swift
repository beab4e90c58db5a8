// SPDX-License-Identifier: Apache-2.0

/// Arranges views one after the other along an axis.
///
/// Measures each child with as few proposals as possible:
///
/// - without limit (in a column: at the proposed width, without limit in height), for the maximum
///   that it would like. If there is room for all, that is enough;
/// - with zero, for its minimum;
/// - then, from the least flexible to the most, with an equal share of the remaining room,
///   reserving the minimum of those still to come.
///
/// Children of higher priority go first, while those of lower priority keep their minimum. The
/// first children get the remainder of a division.
struct StackLayout: Layout, Equatable {
  let axis: Axis
  var alignment: Alignment = .center
  var spacing = 0

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    let shares = shares(of: proposal, among: subviews)
    var (main, cross) = (spacing * max(0, subviews.count - 1), 0)
    for (subview, share) in zip(subviews, shares) {
      let child = measured(subview, share)
      main += along(child)
      cross = max(cross, across(child))
    }
    if let line = guideLine(of: subviews, shares) { cross = line.length }
    return make(main: max(0, main), cross: cross)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    var main = axis == .horizontal ? bounds.minX : bounds.minY
    let shares = shares(of: proposal, among: subviews)
    let line = guideLine(of: subviews, shares)
    for (index, subview) in subviews.enumerated() {
      let size = measured(subview, shares[index])
      defer { main += along(size) + spacing }
      // A spacer shows nothing, so it needs no place.
      guard !subview.isSpacer else { continue }
      let origin =
        axis == .horizontal
        ? Point(
          x: main,
          y: bounds.minY
            + (line?.offset(index)
              ?? alignment.vertical.offset(of: size.height, in: bounds.height)))
        : Point(
          x: bounds.minX
            + (line?.offset(index)
              ?? alignment.horizontal.offset(of: size.width, in: bounds.width)),
          y: main)
      subview.place(at: origin, proposal: shares[index])
    }
  }

  /// The alignment line of the children, unless their lengths across alone determine it.
  private func guideLine(of subviews: LayoutSubviews, _ shares: [ProposedSize]) -> GuideLine? {
    let edge = axis == .horizontal ? alignment.vertical.edge : alignment.horizontal.edge
    guard edge == nil || subviews.first?.node.tree.hasAlignmentGuides == true else { return nil }
    return GuideLine(
      axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key, edge: edge,
      zip(subviews, shares).map { ($0.node, $1, measured($0, $1)) })
  }

  /// The final proposal for each child.
  private func shares(of proposal: ProposedSize, among subviews: [LayoutSubview]) -> [ProposedSize]
  {
    let room = ProposedSize.less(along(proposal), spacing * max(0, subviews.count - 1))
    let cross = across(proposal)
    guard along(proposal) > 0, along(proposal) < ProposedSize.unlimited else {
      return subviews.map { _ in propose(main: along(proposal), cross: cross) }
    }
    if let wishes = wishes(room: room, cross: cross, of: subviews) { return wishes }
    let least = subviews.map { along(measured($0, .minimum)) }
    let flexibility = zip(subviews, least).map { subview, least in
      max(0, along(measured(subview, wish(across: cross))) - least)
    }
    var shares = subviews.map { _ in proposal }
    var left = room
    var reserved = least.reduce(0, +)
    var index = subviews.startIndex
    let order = subviews.indices.sorted {
      (-subviews[$0].effectivePriority, flexibility[$0], $0)
        < (-subviews[$1].effectivePriority, flexibility[$1], $1)
    }
    while index < order.endIndex {
      let priority = subviews[order[index]].effectivePriority
      let group = order[index...].prefix { subviews[$0].effectivePriority == priority }
      let reservedByOthers = reserved - group.reduce(0) { $0 + least[$1] }
      for (position, child) in group.enumerated() {
        let mates = group.count - position
        reserved -= least[child]
        let equal = max(0, left - reservedByOthers + mates - 1) / mates
        let share = max(least[child], min(equal, left - reserved))
        shares[child] = propose(main: share, cross: cross)
        left -= along(measured(subviews[child], shares[child]))
      }
      index += group.count
    }
    return shares
  }

  /// The proposals that give all children what they would like, with the rest shared by spacers.
  /// `nil` if there isn't enough room.
  private func wishes(room: Int, cross: Int, of subviews: LayoutSubviews) -> [ProposedSize]? {
    let wish = wish(across: cross)
    var left = room
    var spacers = 0
    for subview in subviews {
      if subview.isSpacer {
        spacers += 1
        continue
      }
      let size = measured(subview, wish)
      guard across(size) <= cross, along(size) <= left else { return nil }
      left -= along(size)
    }
    guard spacers > 0 else { return subviews.map { _ in wish } }
    let least = subviews.reduce(0) {
      max($0, $1.isSpacer ? along(measured($1, .minimum)) : 0)
    }
    guard least * spacers <= left else { return nil }
    return subviews.map { subview in
      guard subview.isSpacer else { return wish }
      let share = (left + spacers - 1) / spacers
      left -= share
      spacers -= 1
      return propose(main: share, cross: cross)
    }
  }

  /// The proposal that asks for the most a child would like.
  private func wish(across cross: Int) -> ProposedSize {
    axis == .vertical && cross > 0
      ? propose(main: ProposedSize.unlimited, cross: cross) : .maximum
  }

  private func measured(_ subview: LayoutSubview, _ proposal: ProposedSize) -> Size {
    let size = subview.sizeThatFits(proposal)
    guard subview.isSpacer else { return size }
    return make(main: along(size), cross: 0)
  }

  private func across(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }
  private func along(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
  private func along(_ size: ProposedSize) -> Int { axis == .horizontal ? size.width : size.height }
  private func across(_ size: ProposedSize) -> Int {
    axis == .horizontal ? size.height : size.width
  }

  private func make(main: Int, cross: Int) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  private func propose(main: Int, cross: Int) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
  }
}

extension LayoutSubview {
  /// The priority, with spacers after everything visible.
  fileprivate var effectivePriority: Double { isSpacer ? -.infinity : priority }
}
