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
