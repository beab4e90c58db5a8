import Formats
import Foundation

enum JSONLine {
  /// `value` as an object in one line, its keys in the order of the alphabet. No character in it is
  /// one that terminals obey or that turns the direction of text.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return escapingControls(String(decoding: data, as: UTF8.self))
  }

  /// The same JSON with the characters escaped that its grammar would let stand.
  private static func escapingControls(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: \.isUnsafe) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnsafe {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
