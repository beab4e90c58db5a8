/// The text of a web page, with the rows of its tables between bars.
///
/// ```
/// <tr><td>5</td><td>&nbsp;</td>…      |5| |…
/// ```
enum HTMLText {
  /// Returns `bytes` without tags, or as they are if they don't begin with one. Returns nothing for
  /// tables within tables: their cells come box by box. Takes linear time.
  static func text(of bytes: [UInt8]) -> [UInt8] {
    guard bytes.first == "<" else { return bytes }
    var text: [UInt8] = []
    var (depth, isInRow, index) = (0, false, 0)
    /// The script or style sheet that is passed over.
    var hidden: String?
    let last = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == "<", index < last else {
        if hidden == nil {
          let (character, length) = character(at: index, of: bytes)
          text.append(isInRow && character == 0x0A ? 0x20 : character)
          index += length
        } else {
          index += 1
        }
        continue
      }
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? last
      let tag = bytes[(index + 1)..<end]
      let name = PuzzleLine.text(tag.prefix { !$0.isBlank }).lowercased()
      index = end + 1
      if let open = hidden {
        if name == "/" + open { hidden = nil }
        continue
      }
      switch name {
      case "table": depth += 1
      case "/table": depth -= 1
      case "tr":
        isInRow = true
        text.append(0x0A)
      case "td", "th": text.append(UInt8(ascii: "|"))
      case "/tr":
        isInRow = false
        text += [UInt8(ascii: "|"), 0x0A]
      case "br", "br/", "/p", "/div", "/li": text.append(0x0A)
      case "input": text += value(of: tag)
      case "script", "style": hidden = name
      default: break
      }
      if depth > 1 { return [] }
    }
    return text
  }

  /// Returns what a field for a digit has in it.
  private static func value(of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let parts = tag.split { $0.isBlank }
    guard let value = parts.first(where: { $0.begins(with: "value=") })?.dropFirst(6) else {
      return []
    }
    return value.filter {
      !$0.isOne(of: "\"'/")
    }[...]
  }

  /// Returns the character at `index` and its length in bytes. A reference to one outside ASCII is
  /// a blank.
  private static func character(at index: Int, of bytes: [UInt8]) -> (UInt8, Int) {
    let rest = bytes[index...].prefix(10)
    guard rest.first == "&", let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      return (bytes[index], 1)
    }
    let name = PuzzleLine.text(rest[(index + 1)..<end]).lowercased()
    let number = name.hasPrefix("#x") ? Int(name.dropFirst(2), radix: 16) : Int(name.dropFirst())
    let isASCII = name.hasPrefix("#") && number.map { (0x21...0x7E).contains($0) } == true
    let dots: Set<String> = ["middot", "bull", "#183", "#xb7", "#8226", "#x2022", "sdot"]
    let character = isASCII ? UInt8(number ?? 0x20) : dots.contains(name) ? UInt8(ascii: ".") : 0x20
    return (character, end + 1 - index)
  }
}
