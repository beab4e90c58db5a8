/// One after the other along an axis.
///
/// Each child is measured with as few proposals as will do:
///
/// - once without limit (in a column: in the width there is, without limit in height), for the most
///   it would like: where there is room for all of that, that is all;
/// - once with nothing, for the least it needs;
/// - then, from the least flexible to the most, with an equal share of the room that is left, but
///   never with what those that come after it need at least.
///
/// Children of higher priority are served first; those of lower priority keep the least they need.
/// Cells that do not divide go to the first children.
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
      // A spacer shows nothing and so needs no place.
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

  /// Where the children line up, as far as their lengths across do not say it already.
  private func guideLine(of subviews: LayoutSubviews, _ shares: [ProposedSize]) -> GuideLine? {
    let edge = axis == .horizontal ? alignment.vertical.edge : alignment.horizontal.edge
    guard edge == nil || subviews.first?.node.tree.hasAlignmentGuides == true else { return nil }
    return GuideLine(
      axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key, edge: edge,
      zip(subviews, shares).map { ($0.node, $1, measured($0, $1)) })
  }

  /// What each child is offered in the end.
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

  /// What each child is offered where all have what they wish, and spacers share the rest; nil where
  /// there is not room for that.
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

  /// The proposal that asks how much a child would like to have.
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
  /// The priority; a spacer comes after all that show something.
  fileprivate var effectivePriority: Double { isSpacer ? -.infinity : priority }
}
