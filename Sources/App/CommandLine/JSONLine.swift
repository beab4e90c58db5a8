import Foundation

/// Values as JSON, one a line.
enum JSONLine {
  /// `value` as an object in one line, its keys in the order of the alphabet.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
