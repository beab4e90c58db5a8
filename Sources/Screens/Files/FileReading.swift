import Observation

/// The reason why something can't be done, as a sentence.
nonisolated struct Refusal: Error {
  let sentence: String
}

/// The reading of a file that the player chooses, and the reason if it can't be used.
@Observable
final class FileReading<Value>: Identifiable {
  /// The problem with the latest file, or `nil` if there is none.
  private(set) var failure: String?
  @ObservationIgnored private let limit: Int
  @ObservationIgnored private let files: FileAccess
  @ObservationIgnored private let words: Words
  @ObservationIgnored private let use: Use

  /// Uses the bytes of the file at `path`.
  typealias Use = (_ bytes: [UInt8], _ path: String) async throws(Refusal) -> Value

  /// Creates the reading of a file of at most `limit` bytes.
  init(limit: Int, files: FileAccess, words: Words, use: @escaping Use) {
    (self.limit, self.files, self.words, self.use) = (limit, files, words, use)
  }

  /// Reads and uses the file at `path`. Returns `nil` if it can't be used.
  func open(_ path: String) async -> Value? {
    do throws(Refusal) {
      return try await use(try await read(path), path)
    } catch {
      failure = error.sentence
      return nil
    }
  }

  private func read(_ path: String) async throws(Refusal) -> [UInt8] {
    do throws(FileError) {
      return try await files.read(path, limit)
    } catch {
      throw Refusal(sentence: words.text(of: error))
    }
  }
}
