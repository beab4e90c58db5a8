import Formats
import Observation
import Store
import Widgets

/// The export of a collection's puzzles to a file.
@Observable
final class CollectionExport {
  let words: Words
  /// The destination file, named after the collection. Its ending chooses the format.
  let file: FileSaving
  /// `true` from the start of saving to its end.
  private(set) var isSaving = false
  private let collection: ImportedCollection
  private let query: CollectionQuery
  private let count: Int
  private let store: GameStore

  /// Creates an export of the `count` puzzles of `collection` that match `query`, in its order.
  init(
    _ collection: ImportedCollection, _ query: CollectionQuery, count: Int,
    of dependencies: Dependencies
  ) {
    self.collection = collection
    self.query = query
    self.count = count
    words = dependencies.words
    store = dependencies.store
    let name = collection.name.withoutControlsOnOneLine.map {
      $0.isLetter || $0.isNumber ? $0 : "-"
    }
    file = FileSaving(name: "\(String(name)).txt", files: dependencies.files)
  }

  /// The puzzles to write, and the endings that choose a format.
  var note: String {
    let puzzles = words.collections.written(count, of: collection.count)
    return "\(puzzles)\n\(words.collections.endings)"
  }

  /// Starts to save the puzzles.
  func save() { isSaving = true }

  /// Finishes saving and reports the result.
  func finishSaving() async {
    defer { isSaving = false }
    do {
      file.save(
        try await Self.text(of: collection, query, as: format, in: store), words: words)
      await file.finish(words: words)
    } catch let error as StoreError {
      file.say(words.text(of: error), isError: true)
    } catch let error as PuzzleWritingError {
      file.say(words.text(of: error), isError: true)
    } catch {}
  }

  /// The format that the ending of the file's name asks for, or else lines with titles.
  private var format: PuzzleFormat {
    let formats = [PuzzleFormat.sdm, .sdk, .ss, .openSudoku]
    return formats.first { file.name.lowercased().hasSuffix(".\($0.fileExtension)") } ?? .line
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

/// Writes puzzles to a file.
struct CollectionExportSheet: View {
  let model: CollectionExport
  let close: () -> Void

  var body: some View {
    FileSavingForm(
      file: model.file, words: model.words, note: model.note,
      isSaving: model.isSaving, save: model.save, finish: model.finishSaving, done: close)
  }
}
