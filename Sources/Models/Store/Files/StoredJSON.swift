import Foundation
import JSONReading

/// What one of the program's JSON files holds. Of one that is damaged, the part before the damage
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

  /// Reads the file at `path`.
  ///
  /// - Returns: `nil` if it holds something else.
  /// - Throws: ``FileFault/tooLarge(limit:)``, and the file system's error.
  static func read(_ path: String, upTo limit: Int) throws -> StoredJSON? {
    StoredJSON(try OwnFile.contents(of: path, upTo: limit))
  }
}
