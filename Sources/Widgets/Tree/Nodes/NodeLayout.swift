/// Where an element is on the screen, and whether it must be looked at again. Only the passes over
/// the tree change it.
///
/// It holds nothing that is changed in place, as caches are: for those each access is checked while
/// the program runs, and that of the frame would be too.
struct NodeLayout {
  /// Where the element is, in cells of the screen.
  fileprivate(set) var frame = Rect.zero
  /// What ``Node/drawnRegion`` and those of all elements within cover.
  fileprivate(set) var extent = Rect.zero
  /// The room that the element was offered when it was placed; nil before.
  fileprivate(set) var proposal: ProposedSize?
  /// Whether what is within must be placed again although the frame stays.
  fileprivate var needsPlacement = true
  /// Whether the element is waiting to have its sizes checked.
  fileprivate(set) var isDirty = false

  /// Has what is within placed again the next time that the element is placed, even where it is.
  mutating func forgetPlace() {
    needsPlacement = true
  }

  /// Has the element wait to have its sizes checked; returns whether it was not waiting before.
  mutating func awaitCheck() -> Bool {
    guard !isDirty else { return false }
    isDirty = true
    return true
  }
}

/// What an element has answered so far to those who lay it out.
struct LayoutAnswers {
  fileprivate var sizes = SizeCache()
  fileprivate var guides = GuideCache()

  /// Proposals that are asked again after a change; a layout makes fewer of them.
  fileprivate static let mostRechecked = 8
}

extension Node {
  /// Where the element is, in cells of the screen.
  final var frame: Rect { layout.frame }

  /// What ``drawnRegion`` and those of all elements within cover.
  final var extent: Rect { layout.extent }

  // MARK: Measuring

  /// The size that the element takes in the room of `proposal`. Asked once for each proposal until
  /// something within changes.
  final func size(for proposal: ProposedSize) -> Size {
    if let size = answers.sizes[proposal] { return size }
    tree.count(\.measured)
    let size = proposal.finite(measure(proposal)) { measure($0) }
    answers.sizes[proposal] = size
    return size
  }

  /// Where the element, or something within, sets the guide `key` when it has the size that it
  /// takes for `proposal`; nil where nothing does. Asked once until something within changes.
  final func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    guard tree.hasAlignmentGuides || key.isOfText else { return nil }
    if let entry = answers.guides.entry(key, proposal) { return entry.value }
    let value = explicitGuide(key, for: proposal)
    answers.guides.append(GuideCache.Entry(key: key, proposal: proposal, value: value))
    return value
  }

  /// The size of the element for `proposal`, and where its guides are then.
  final func dimensions(for proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(size(for: proposal)) { key in
      MainActor.assumeIsolated { self.guide(key, for: proposal) }
    }
  }

  /// Forgets the sizes and says whether any of them has changed, as far as that is worth finding
  /// out: after many different proposals it is taken for granted.
  final func recheckSizes() -> Bool {
    let old = answers
    forgetAnswers()
    if layout.proposal == nil || old.sizes.count > LayoutAnswers.mostRechecked { return true }
    for known in old.sizes where size(for: known.proposal) != known.size { return true }
    for known in old.guides where guide(known.key, for: known.proposal) != known.value {
      return true
    }
    return false
  }

  /// Forgets the sizes of this element and all within.
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

  /// Puts the element's top left cell at `origin`, with the size that it takes for `proposal`.
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

  /// Places the node again where it is.
  final func placeAgain() {
    guard layout.needsPlacement, let proposal = layout.proposal else { return }
    let old = extent
    place(at: frame.origin, proposal: proposal)
    if extent != old { layoutParent?.extentsChanged() }
  }

  /// Does `change` in the course of ``placeChildren(_:)``: it changes what is within, on which the
  /// size of the element does not depend, and which is placed right after.
  final func whilePlacing(_ change: () -> Void) {
    let wasDirty = layout.isDirty
    change()
    layout.isDirty = wasDirty
  }

  /// What the element draws in and the elements within cover, as far as it shows.
  private var coveredExtent: Rect {
    clipsContent ? frame : innerElements.reduce(drawnRegion) { $0.union($1.extent) }
  }

  /// Takes in anew what the elements within cover.
  private func extentsChanged() {
    let new = coveredExtent
    guard new != extent else { return }
    layout.extent = new
    layoutParent?.extentsChanged()
  }
}

/// The sizes that an element has answered so far, by proposal.
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

  /// How many there are.
  var count: Int { entries.count }

  func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}

/// The guides that an element has been asked for so far, by proposal.
struct GuideCache: Sequence {
  struct Entry {
    let key: AlignmentKey
    let proposal: ProposedSize
    let value: Int?
  }

  private var entries: [Entry] = []

  /// What was answered for `key` and `proposal`; nil where that was not asked.
  func entry(_ key: AlignmentKey, _ proposal: ProposedSize) -> Entry? {
    entries.first { $0.key == key && $0.proposal == proposal }
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}
