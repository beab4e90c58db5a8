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

extension Node {
  /// Where the element, or something within, sets the guide `key` when it has the size that it
  /// takes for `proposal`; nil where nothing does. Asked once until something within changes.
  final func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> Int? {
    guard tree.hasAlignmentGuides || key.isOfText else { return nil }
    if let entry = guides.entry(key, proposal) { return entry.value }
    let value = explicitGuide(key, for: proposal)
    guides.append(GuideCache.Entry(key: key, proposal: proposal, value: value))
    return value
  }

  /// The size of the element for `proposal`, and where its guides are then.
  final func dimensions(for proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(size(for: proposal)) { key in
      MainActor.assumeIsolated { self.guide(key, for: proposal) }
    }
  }
}
