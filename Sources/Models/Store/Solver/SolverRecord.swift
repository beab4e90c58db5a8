public import Formats
import Foundation
public import Hints

/// The saved state of the solver: its board, and the paths of the latest boards.
public struct SolverRecord: Hashable, Sendable {
  /// The board as it was left, or `nil` if nothing was ever filled in.
  public var board: PuzzleEntry?
  /// `true` if the solution of the board was shown, so that games of it don't count.
  public var isSolutionShown = false
  /// The paths to solutions, those of the latest board last.
  public var paths: [SavedPaths] = []
  /// `true` if a part of the file couldn't be read.
  private(set) var isIncomplete = false

  /// The most boards whose paths are kept.
  public static let pathsLimit = 16

  /// Creates an empty record.
  public init() {}

  /// The record with the paths of `other` to boards that are neither here nor in `known`, and with
  /// its board if there is none here.
  func completed(by other: SolverRecord, except known: Set<PuzzleEntry>) -> SolverRecord {
    var all = self
    let foreign = other.paths.filter { !known.contains($0.board) }
    all.paths = Array((foreign + paths).suffix(Self.pathsLimit))
    if board == nil { (all.board, all.isSolutionShown) = (other.board, other.isSolutionShown) }
    return all
  }
}

extension SolverRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case board, isSolutionShown, paths
  }

  /// Reads what this version knows of a record. What can't be read is left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ type: Value.Type, _ key: CodingKeys) -> Value? {
      guard values.contains(key) else { return nil }
      let value = try? values.decode(type, forKey: key)
      if value == nil { isIncomplete = true }
      return value
    }
    board = read(PuzzleEntry.self, .board)
    isSolutionShown = read(Bool.self, .isSolutionShown) ?? false
    let all = read(ReadableElements<SavedPaths>.self, .paths)
    paths = all?.elements.suffix(Self.pathsLimit) ?? []
    if all?.isWhole == false || paths.contains(where: \.isIncomplete) { isIncomplete = true }
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(board, forKey: .board)
    try values.encode(isSolutionShown, forKey: .isSolutionShown)
    try values.encode(paths, forKey: .paths)
  }

  /// Returns the bytes of a file with the record, `limit` at most. If there are too many, it is
  /// without long texts about the board, and then without the paths of the oldest boards.
  ///
  /// - Throws: ``FileFault/tooLarge(limit:)`` if that isn't enough.
  func contents(upTo limit: Int) throws -> Data {
    var record = self
    var data = try JSONEncoder().encode(record)
    if data.count > limit {
      record.board?.details =
        board?.details.filter { $0.value.utf8.count <= FileBound.solverText } ?? [:]
      data = try JSONEncoder().encode(record)
    }
    while data.count > limit {
      guard !record.paths.isEmpty else { throw FileFault.tooLarge(limit: limit) }
      record.paths.removeFirst()
      data = try JSONEncoder().encode(record)
    }
    return data
  }
}
