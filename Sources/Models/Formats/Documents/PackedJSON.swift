/// JSON as SudokuPad packs it before it is compressed.
///
/// ```
/// {ce:[[{v:4},,,{v:'9'}],…],cs:50,r:t,c1:#F}
///
/// - names have no quotation marks, strings have single ones
/// - an empty object is nothing at all: [,,] has three
/// - t and f are true and false, colours have lost their quotation marks
/// ```
enum PackedJSON {
  /// Returns `text` as JSON. Well-formed JSON stays unchanged.
  static func unpacked(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    let quote = bytes.contains(UInt8(ascii: "\"")) ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    var index = 0
    var before: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        index = copyString(bytes, from: index, into: &output)
        before = quote
      } else if isWord(byte) {
        let end = bytes[index...].firstIndex { !isWord($0) } ?? bytes.endIndex
        output += word(bytes[index..<end], isName: end < bytes.count && bytes[end] == 0x3A)
        before = byte
        index = end
      } else {
        let isEnd = [UInt8(ascii: ","), UInt8(ascii: "]")].contains(byte)
        let isStart = [UInt8(ascii: ","), UInt8(ascii: "[")].contains(before)
        if isEnd, isStart { output += Array("{}".utf8) }
        output.append(byte)
        if !byte.isBlank { before = byte }
        index += 1
      }
    }
    return output
  }

  /// Copies a string in double quotation marks and returns its end.
  private static func copyString(
    _ bytes: [UInt8], from start: Int, into output: inout [UInt8]
  ) -> Int {
    let quote = bytes[start]
    var index = start + 1
    output.append(UInt8(ascii: "\""))
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == "\\", index + 1 < bytes.count {
        if bytes[index + 1] != "'" { output.append(bytes[index]) }
        index += 1
      }
      output.append(bytes[index])
      index += 1
    }
    output.append(UInt8(ascii: "\""))
    return index + 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isOne(of: "#-+._") || byte >= 0x80
      || byte.isNumeral || (0x61...0x7A).contains(byte.lowercased)
  }

  private static func word(_ bytes: ArraySlice<UInt8>, isName: Bool) -> [UInt8] {
    let text = PuzzleLine.text(bytes)
    if isName { return Array("\"\(text)\"".utf8) }
    switch text {
    case "t": return Array("true".utf8)
    case "f": return Array("false".utf8)
    case "true", "false", "null": return Array(bytes)
    default: return Double(text) == nil ? Array("\"\(text)\"".utf8) : Array(bytes)
    }
  }
}
