/// XML references to characters by name or number: `&lt;`, `&#10;`, `&#xA;`; and the blank `&nbsp;`
/// of HTML, which stands in the empty cells of tables.
enum XMLReference {
  private static let names: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Returns the character for `name`, the text between `&` and `;`, or `nil` if XML doesn't define
  /// it.
  static func character(_ name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") {
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if name.hasPrefix("#") {
      UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    } else {
      names[name]
    }
  }

  /// Returns `text` with references for special characters, and without characters that XML can't
  /// contain.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
