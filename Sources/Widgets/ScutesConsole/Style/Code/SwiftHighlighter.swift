// SPDX-License-Identifier: Apache-2.0

/// Highlights Swift: keywords, attributes and macros, names of types (those with a capital), texts of
/// all kinds, numbers, and comments, nested ones too. Code within texts is text.
public struct SwiftHighlighter: Highlighter {
  /// The highlighter.
  public init() {}

  /// The tokens of `source`.
  public func tokens(in source: String) -> [HighlightToken] {
    var scanner = CodeScanner(source)
    while !scanner.isAtEnd {
      let start = scanner.place
      if let role = Self.read(&scanner) { scanner.add(from: start, role) }
    }
    return scanner.tokens
  }

  /// Skips what begins here. Returns its role, or `nil` if it has none.
  private static func read(_ scanner: inout CodeScanner) -> StyleRole? {
    let byte = scanner[0]
    switch byte {
    case UInt8(ascii: "/") where scanner[1] == byte:
      scanner.skip { $0 != 0x0A }
      return .codeComment
    case UInt8(ascii: "/") where scanner[1] == UInt8(ascii: "*"):
      skipComment(&scanner)
      return .codeComment
    case UInt8(ascii: "\""):
      skipText(&scanner, hashes: 0)
      return .codeString
    case UInt8(ascii: "#"):
      var hashes = 1
      while scanner[hashes] == byte { hashes += 1 }
      if scanner[hashes] == UInt8(ascii: "\"") {
        skipText(&scanner, hashes: hashes)
        return .codeString
      }
      return skipName(&scanner) ? .codeKeyword : nil
    case UInt8(ascii: "@"):
      return skipName(&scanner) ? .codeKeyword : nil
    case UInt8(ascii: "`"):
      scanner.skip()
      scanner.skip { $0 != UInt8(ascii: "`") && $0 != 0x0A }
      scanner.skip()
      return nil
    case _ where CodeScanner.isDigit(byte):
      skipNumber(&scanner)
      return .codeNumber
    case _ where CodeScanner.isLetter(byte):
      return readWord(&scanner)
    default:
      scanner.skip()
      return nil
    }
  }

  private static func readWord(_ scanner: inout CodeScanner) -> StyleRole? {
    let start = scanner.place
    // A name after a dot is a member, except for `self` and `init`.
    let isMember = scanner[-1] == UInt8(ascii: ".") && scanner[-2] != UInt8(ascii: ".")
    scanner.skip(while: CodeScanner.isWord)
    let word = scanner.text(from: start)
    if isMember ? ["self", "init"].contains(word) : keywords.contains(word) { return .codeKeyword }
    return word.utf8.first.map { 0x41...0x5A ~= $0 } == true ? .codeType : nil
  }

  /// Skips a mark and the name after it. Returns `false` if there is no name.
  private static func skipName(_ scanner: inout CodeScanner) -> Bool {
    scanner.skip()
    guard CodeScanner.isLetter(scanner[0]) else { return false }
    scanner.skip(while: CodeScanner.isWord)
    return true
  }

  private static func skipNumber(_ scanner: inout CodeScanner) {
    scanner.skip(while: CodeScanner.isWord)
    guard scanner[0] == UInt8(ascii: "."), CodeScanner.isDigit(scanner[1]) else { return }
    scanner.skip()
    scanner.skip(while: CodeScanner.isWord)
  }

  private static func skipComment(_ scanner: inout CodeScanner) {
    var depth = 0
    repeat {
      if scanner.starts(with: "/*") {
        depth += 1
        scanner.skip(2)
      } else if scanner.starts(with: "*/") {
        depth -= 1
        scanner.skip(2)
      } else {
        scanner.skip()
      }
    } while depth > 0 && !scanner.isAtEnd
  }

  /// Skips a text whose quotation marks have `hashes` signs `#` outside.
  private static func skipText(_ scanner: inout CodeScanner, hashes: Int) {
    scanner.skip(hashes)
    let isLong = scanner.starts(with: "\"\"\"")
    if !isLong && hashes == 0 { return scanner.skipString() }
    scanner.skip(isLong ? 3 : 1)
    while !scanner.isAtEnd {
      if !isLong, scanner[0] == 0x0A { return }
      let isEnd = isLong ? scanner.starts(with: "\"\"\"") : scanner[0] == UInt8(ascii: "\"")
      let marks = isLong ? 3 : 1
      if isEnd, (0..<hashes).allSatisfy({ scanner[marks + $0] == UInt8(ascii: "#") }) {
        return scanner.skip(marks + hashes)
      }
      let isEscape = scanner[0] == UInt8(ascii: "\\") && hashes == 0
      scanner.skip(isEscape ? 2 : 1)
    }
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
    "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
    "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open",
    "operator", "override", "package", "postfix", "precedencegroup", "prefix", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending", "set",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}
