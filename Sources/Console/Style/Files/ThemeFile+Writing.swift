extension ThemeFile {
  /// The file as text: reading it gives the same file again. Roles and names of the palette are in
  /// alphabetical order, a colour that has a name is written by it.
  public var json: String {
    var parts = ["  \"name\": \(Self.quoted(name))"]
    if let inherits { parts.append("  \"inherits\": \(Self.quoted(inherits))") }
    if !palette.isEmpty {
      let entries = palette.sorted { $0.key < $1.key }.map {
        "    \(Self.quoted($0.key)): \"\($0.value)\""
      }
      parts.append(Self.block("palette", entries))
    }
    if !roles.isEmpty {
      let entries = roles.sorted { $0.key.name < $1.key.name }.map {
        "    \(Self.quoted($0.key.name)): \(text(of: $0.value))"
      }
      parts.append(Self.block("roles", entries))
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  private func text(of style: Style) -> String {
    var parts: [String] = []
    if let color = style.foreground { parts.append("\"foreground\": \(text(of: color))") }
    if let color = style.background { parts.append("\"background\": \(text(of: color))") }
    if let attributes = style.attributes {
      let names = TextAttributes.named.filter { attributes.contains($0.value) }.keys.sorted()
      parts.append(
        "\"attributes\": [" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
    }
    return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
  }

  private func text(of color: Color) -> String {
    let names = palette.filter { $0.value == color && Color($0.key) == nil }.keys
    return Self.quoted(names.min() ?? color.description)
  }

  private static func block(_ name: String, _ entries: [String]) -> String {
    "  \"\(name)\": {\n" + entries.joined(separator: ",\n") + "\n  }"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
