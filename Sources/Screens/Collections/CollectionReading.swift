import Formats
import Scutes
import Store

/// A collection that was imported from a file.
nonisolated struct ReadCollection: Sendable {
  let id: ImportedCollection.ID
  /// The numbers of puzzles imported and left out, in words.
  let summary: String
}

extension FileReading<ReadCollection> {
  /// Creates the import of a file as a collection, into the store of `dependencies`.
  convenience init(of dependencies: Dependencies) {
    let (words, store) = (dependencies.words, dependencies.store)
    self.init(limit: FileAccess.largestText, files: dependencies.files, words: words) {
      (bytes, path) throws(Refusal) in
      let puzzles = await CollectionImport.read(bytes)
      let summary = words.summary(of: puzzles)
      guard !puzzles.puzzles.isEmpty, !Task.isCancelled else { throw Refusal(sentence: summary) }
      do throws(StoreError) {
        let id = try await Self.add(puzzles, named: Self.name(of: path), to: store)
        return ReadCollection(id: id, summary: summary)
      } catch {
        throw Refusal(sentence: words.text(of: error))
      }
    }
  }

  @concurrent
  private nonisolated static func add(
    _ puzzles: CollectionImport, named name: String, to store: GameStore
  ) async throws(StoreError) -> ImportedCollection.ID {
    try store.add(puzzles, named: name)
  }

  /// The name of a file without its ending. If nothing of that can be seen, its characters by
  /// number.
  private static func name(of path: String) -> String {
    let name = PathParts(path).nameWithoutEnding
    let shown = name.withoutControlsOnOneLine
    return shown.isEmpty ? name.printable : shown
  }
}

extension Words {
  /// The numbers of imported puzzles and of those left out, by reason.
  func summary(of puzzles: CollectionImport) -> String {
    let parts: [(rejection: CollectionImport.Rejection, text: (Int) -> String)] = [
      (.duplicate, collections.duplicates), (.unplayable, collections.unplayable),
      (.narrowed, collections.narrowed), (.finished, collections.finished),
      (.beyondLimit, collections.beyondLimit), (.unreadable, collections.unreadable),
    ]
    let left = parts.compactMap { rejection, text in
      puzzles.count(of: rejection) > 0 ? text(puzzles.count(of: rejection)) : nil
    }
    return ([collections.imported(puzzles.puzzles.count)] + left).joined(separator: " · ")
  }
}
