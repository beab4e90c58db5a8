/// Finds names in Swift source. Skips comments and strings, and knows nothing else of the language.
struct NameScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// The capitalised names that don't follow a dot, except those of types declared in the source
  /// itself.
  mutating func capitalisedNames() -> Set<String> {
    var names: Set<String> = []
    var declared: Set<String> = []
    var previous = ""
    while index < bytes.count {
      if skipsComment() || skipsText() { continue }
      guard Self.isPartOfName(bytes[index]) else {
        index += 1
        continue
      }
      let followsDot = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
      let name = takeName()
      if let first = name.utf8.first,
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      {
        if SourceFile.typeKinds.contains(previous[...]) { declared.insert(name) }
        if !followsDot { names.insert(name) }
      }
      previous = name
    }
    return names.subtracting(declared)
  }

  private mutating func takeName() -> String {
    let start = index
    while index < bytes.count && Self.isPartOfName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipsComment() -> Bool {
    guard stands("//") else { return false }
    while index < bytes.count && bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return true
  }

  private mutating func skipsText() -> Bool {
    guard stands("\"") else { return false }
    let end = stands("\"\"\"") ? "\"\"\"" : "\""
    index += end.utf8.count
    while index < bytes.count && !stands(end) {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += end.utf8.count
    return true
  }

  private func stands(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
