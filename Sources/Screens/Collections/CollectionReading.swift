import Formats
import Observation
import Store
import Widgets

/// The import of a file as a collection.
@Observable
final class CollectionReading {
  /// The problem with the latest file, or `nil` if there is none.
  private(set) var failure: String?
  /// The numbers of puzzles imported and left out, in words.
  private(set) var summary = ""
  @ObservationIgnored private let dependencies: Dependencies

  /// Creates an import into the store of `dependencies`.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Adds the puzzles of a file, or reports the problem. Returns the number of the collection.
  func open(_ path: String) async -> ImportedCollection.ID? {
    let words = dependencies.words
    do throws(FileError) {
      let bytes = try await dependencies.files.read(path, FileAccess.largestText)
      let puzzles = await CollectionImport.read(bytes)
      summary = words.summary(of: puzzles)
      guard !puzzles.puzzles.isEmpty, !Task.isCancelled else {
        failure = summary
        return nil
      }
      return await add(puzzles, named: Self.name(of: path))
    } catch {
      failure = words.text(of: error)
      return nil
    }
  }

  private func add(_ puzzles: CollectionImport, named name: String) async -> ImportedCollection.ID?
  {
    do throws(StoreError) {
      return try await Self.add(puzzles, named: name, to: dependencies.store)
    } catch {
      failure = dependencies.words.text(of: error)
      return nil
    }
  }

  @concurrent
  private nonisolated static func add(
    _ puzzles: CollectionImport, named name: String, to store: GameStore
  ) async throws(StoreError) -> ImportedCollection.ID {
    try store.add(puzzles, named: name)
  }

  /// The name of a file without its ending. If nothing of that can be seen, its characters by number.
  private static func name(of path: String) -> String {
    let name = PathParts(path).nameWithoutEnding
    let shown = name.withoutControlsOnOneLine
    return shown.isEmpty ? name.printable : shown
  }
}

extension Words {
  /// The number of puzzles that an import has, and of those that it leaves out.
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
