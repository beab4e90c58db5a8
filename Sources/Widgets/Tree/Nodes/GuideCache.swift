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
