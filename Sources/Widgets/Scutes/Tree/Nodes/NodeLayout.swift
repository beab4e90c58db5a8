// SPDX-License-Identifier: Apache-2.0

/// The place of an element on the screen, and whether it needs another look. Changed only by the
/// passes over the tree.
///
/// It holds nothing that is mutated in place, such as caches. Exclusivity checks at run time would
/// then apply to it all, including the frame.
struct NodeLayout {
  /// The element's frame, in screen coordinates.
  fileprivate(set) var frame = Rect.zero
  /// The union of ``Node/drawnRegion`` of this element and all within.
  fileprivate(set) var extent = Rect.zero
  /// The size proposed at the last placement, or `nil` before the first.
  fileprivate(set) var proposal: ProposedSize?
  /// `true` if the content must be placed again even if the frame stays the same.
  fileprivate var needsPlacement = true
  /// `true` if the element is queued for a check of its sizes.
  fileprivate(set) var isDirty = false

  /// Makes the next placement place the content again, even in the same frame.
  mutating func forgetPlace() {
    needsPlacement = true
  }

  /// Queues the element for a check. Returns `true` if it wasn't queued before.
  mutating func awaitCheck() -> Bool {
    guard !isDirty else { return false }
    isDirty = true
    return true
  }
}

/// The sizes and guides that an element has answered so far.
struct LayoutAnswers {
  fileprivate var sizes = SizeCache()
  fileprivate var guides = GuideCache()

  /// The maximum number of proposals measured again after a change. A layout makes fewer.
  fileprivate static let maxRechecked = 8
}

extension Node {
  /// The element's frame, in screen coordinates.
  final var frame: Rect { layout.frame }

  /// The union of ``drawnRegion`` of this element and all within.
  final var extent: Rect { layout.extent }

  // MARK: Measuring

  /// The element's size for `proposal`. Cached until something within changes.
  final func size(for proposal: ProposedSize) -> Size {
    if let size = answers.sizes[proposal] { return size }
    tree.count(\.measured)
    let size = proposal.finite(measure(proposal)) { measure($0) }
    answers.sizes[proposal] = size
    return size
  }

  /// The guide `key` set by the element, or something within, at the size for `proposal`, or `nil`
  /// if it isn't set. Cached until something within changes.
  final func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    guard tree.hasAlignmentGuides || key.isOfText else { return nil }
    if let entry = answers.guides.entry(key, proposal) { return entry.value }
    let value = explicitGuide(key, for: proposal)
    answers.guides.append(GuideCache.Entry(key: key, proposal: proposal, value: value))
    return value
  }

  /// The element's size and guides for `proposal`.
  final func dimensions(for proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(size(for: proposal)) { key in
      MainActor.assumeIsolated { self.guide(key, for: proposal) }
    }
  }

  /// Clears the cached sizes. Returns `true` if any has changed, or if there were too many
  /// proposals to be worth checking.
  final func recheckSizes() -> Bool {
    let old = answers
    forgetAnswers()
    if layout.proposal == nil || old.sizes.count > LayoutAnswers.maxRechecked { return true }
    for known in old.sizes where size(for: known.proposal) != known.size { return true }
    for known in old.guides where guide(known.key, for: known.proposal) != known.value {
      return true
    }
    return false
  }

  /// Clears the cached sizes of this element and all within.
  final func forgetSizes() {
    forgetAnswers()
    for child in children { child.forgetSizes() }
  }

  private func forgetAnswers() {
    answers = LayoutAnswers()
    layout.isDirty = false
    layout.needsPlacement = true
  }

  // MARK: Placing

  /// Places the element's top left cell at `origin`, at its size for `proposal`.
  final func place(at origin: Point, proposal: ProposedSize) {
    let rect = Rect(origin: origin, size: size(for: proposal))
    let isElsewhere = rect != layout.frame
    guard layout.needsPlacement || isElsewhere || proposal != layout.proposal else { return }
    let old = layout.extent
    if isElsewhere { damage(old) }
    layout.frame = rect
    layout.proposal = proposal
    placeChildren(proposal)
    layout.needsPlacement = false
    if tree.overflows.isWatching { tree.overflows.check(self) }
    let new = coveredExtent
    layout.extent = new
    if old != new || drawsItself { damage(new) }
  }

  /// Places the node again in the same place.
  final func placeAgain() {
    guard layout.needsPlacement, let proposal = layout.proposal else { return }
    let old = extent
    place(at: frame.origin, proposal: proposal)
    if extent != old { layoutParent?.extentsChanged() }
  }

  /// Applies `change` during ``placeChildren(_:)``. It may change only content that the element's
  /// size doesn't depend on, and that is placed right after.
  final func whilePlacing(_ change: () -> Void) {
    let wasDirty = layout.isDirty
    change()
    layout.isDirty = wasDirty
  }

  /// The cells drawn by the element and covered by its child elements, clipped to the visible ones.
  private var coveredExtent: Rect {
    clipsContent ? frame : innerElements.reduce(drawnRegion) { $0.union($1.extent) }
  }

  /// Updates the area covered by the child elements.
  private func extentsChanged() {
    let new = coveredExtent
    guard new != extent else { return }
    layout.extent = new
    layoutParent?.extentsChanged()
  }
}

/// An element's sizes so far, by proposal.
nonisolated struct SizeCache: Sequence {
  struct Entry {
    let proposal: ProposedSize
    let size: Size
  }

  private var entries: [Entry] = []

  subscript(proposal: ProposedSize) -> Size? {
    get { entries.first { $0.proposal == proposal }?.size }
    set {
      guard let newValue else { return }
      entries.append(Entry(proposal: proposal, size: newValue))
    }
  }

  var count: Int { entries.count }

  func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}

/// An element's guides so far, by proposal.
struct GuideCache: Sequence {
  struct Entry {
    let key: AlignmentKey
    let proposal: ProposedSize
    let value: Int?
  }

  private var entries: [Entry] = []

  /// The cached answer for `key` and `proposal`, or `nil` if there is none.
  func entry(_ key: AlignmentKey, _ proposal: ProposedSize) -> Entry? {
    entries.first { $0.key == key && $0.proposal == proposal }
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}
