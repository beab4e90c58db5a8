import Foundation
import ScutesJSON

/// The contents of one of the program's JSON files. If it is damaged, the part before the damage
/// counts.
struct StoredJSON<Value: Decodable> {
  /// What could be read.
  let value: Value
  /// `true` if nothing is damaged.
  let isWhole: Bool

  /// Reads `data`, or what comes before it stops being JSON. `nil` if even that is of another kind.
  init?(_ data: Data) {
    if let value = try? JSONDecoder().decode(Value.self, from: data) {
      (self.value, isWhole) = (value, true)
      return
    }
    let text = Array(String(decoding: data, as: UTF8.self).utf8)
    guard let start = PlacedJSON.closedStart(of: text),
      let value = try? JSONDecoder().decode(Value.self, from: Data(start))
    else { return nil }
    (self.value, isWhole) = (value, false)
  }

  /// The value read from a file, `nil` if it is of another kind, and the file if it was set aside.
  typealias Loaded = (value: Value?, setAside: SetAsideFile?)

  /// Reads `data` of the file at `path`. Unless all of it is read, and counts as whole, the file is
  /// set aside, and what was read takes its place, as `encode` writes it.
  static func load(
    _ data: Data, of path: String, isWhole: (Value) -> Bool = { _ in true },
    encode: (Value) throws -> Data
  ) throws -> Loaded {
    guard let found = StoredJSON(data) else { return (nil, try SetAsideFile.setAside(path)) }
    if found.isWhole, isWhole(found.value) { return (found.value, nil) }
    return (found.value, try SetAsideFile.setAside(path, leaving: encode(found.value)))
  }

  /// Reads the file at `path` in the same way. Sets it aside, too, if it is larger than `limit`.
  static func load(
    _ path: String, upTo limit: Int, isWhole: (Value) -> Bool = { _ in true },
    encode: (Value) throws -> Data
  ) throws -> Loaded {
    let data: Data
    do {
      data = try OwnFile.contents(of: path, upTo: limit)
    } catch FileFault.tooLarge(let limit) {
      return (nil, try SetAsideFile.setAside(path, because: .tooLarge(limit: limit)))
    }
    return try load(data, of: path, isWhole: isWhole, encode: encode)
  }
}
