import Formats
import Store

extension FileSaving {
  /// Creates a file of the `count` puzzles of `collection` that match `query`, in its order. It is
  /// named after the collection, and the ending of its name chooses the format.
  convenience init(
    _ collection: ImportedCollection, _ query: CollectionQuery, count: Int,
    of dependencies: Dependencies
  ) {
    let (words, store) = (dependencies.words, dependencies.store)
    let name = collection.name.withoutControlsOnOneLine.withHyphens
    let puzzles = words.collections.written(count, of: collection.count)
    self.init(
      name: "\(name).txt", note: "\(puzzles)\n\(words.collections.endings)",
      files: dependencies.files, words: words
    ) { (name) throws(Refusal) in
      do {
        let format = Self.format(ofFileNamed: name)
        let text = try await Self.text(of: collection, query, as: format, in: store)
        return Content(bytes: Array(text.utf8))
      } catch let error as StoreError {
        throw Refusal(sentence: words.text(of: error))
      } catch let error as PuzzleWritingError {
        throw Refusal(sentence: words.text(of: error))
      } catch {
        throw Refusal(sentence: "\(error)")
      }
    }
  }

  /// The format that the ending of a file's name asks for, or else lines with titles.
  private static func format(ofFileNamed name: String) -> PuzzleFormat {
    let formats = [PuzzleFormat.sdm, .sdk, .ss, .openSudoku]
    return formats.first { name.lowercased().hasSuffix(".\($0.fileExtension)") } ?? .line
  }

  @concurrent
  private static func text(
    of collection: ImportedCollection, _ query: CollectionQuery, as format: PuzzleFormat,
    in store: GameStore
  ) async throws -> String {
    let puzzles = try store.puzzles(of: collection.id, query, limit: collection.count)
    var writer = try PuzzleWriter(format)
    var text = ""
    for puzzle in puzzles where puzzle.isReadable {
      var entry = PuzzleEntry(givens: puzzle.givens)
      entry.details[.title] = puzzle.title
      text += try writer.text(of: entry)
    }
    return text + writer.end()
  }
}
