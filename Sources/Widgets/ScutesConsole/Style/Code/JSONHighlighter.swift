// SPDX-License-Identifier: Apache-2.0

/// Highlights JSON, with or without comments.
public struct JSONHighlighter: Highlighter {
  /// The highlighter.
  public init() {}

  /// Names of members as types, texts, numbers, comments, and `true`, `false` and `null`.
  public func tokens(in source: String) -> [HighlightToken] {
    var scanner = CodeScanner(source)
    while !scanner.isAtEnd {
      let start = scanner.place
      let byte = scanner[0]
      if byte == UInt8(ascii: "\"") {
        scanner.skipString()
        scanner.add(from: start, Self.isName(scanner) ? .codeType : .codeString)
      } else if scanner.starts(with: "//") {
        scanner.skip { $0 != 0x0A }
        scanner.add(from: start, .codeComment)
      } else if CodeScanner.isDigit(byte) || byte == UInt8(ascii: "-") {
        scanner.skip()
        scanner.skip { CodeScanner.isWord($0) || ".+-".utf8.contains($0) }
        scanner.add(from: start, .codeNumber)
      } else if CodeScanner.isLetter(byte) {
        scanner.skip(while: CodeScanner.isWord)
        if ["true", "false", "null"].contains(scanner.text(from: start)) {
          scanner.add(from: start, .codeKeyword)
        }
      } else {
        scanner.skip()
      }
    }
    return scanner.tokens
  }

  /// Returns `true` if a colon follows.
  private static func isName(_ scanner: CodeScanner) -> Bool {
    var scanner = scanner
    scanner.skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return scanner[0] == UInt8(ascii: ":")
  }
}
