import Foundation

/// Encodes values as JSON, one per line.
enum JSONLine {
  /// `value` as an object in one line, its keys in the order of the alphabet. No character in it is
  /// one that terminals obey.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return escapingControls(String(decoding: data, as: UTF8.self))
  }

  /// The same JSON with the control characters escaped that its grammar would let stand.
  private static func escapingControls(_ json: String) -> String {
    let left = Unicode.Scalar(0x7F)...Unicode.Scalar(0x9F)
    guard json.unicodeScalars.contains(where: left.contains) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      if left.contains(scalar) {
        text += "\\u00" + String(scalar.value, radix: 16)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
