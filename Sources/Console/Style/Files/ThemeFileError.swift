import JSONReading

/// Why a theme file cannot be used, in one sentence for its author.
public struct ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public let description: String

  /// What is wrong with the theme as a whole.
  init(what: String, advice: String) {
    description = "In the theme \(what): \(advice)."
  }

  /// What is wrong at the byte `index` of `text`.
  init(at index: Int, of text: [UInt8], what: String, advice: String) {
    description = "In \(Self.place(of: index, in: text)) of the theme \(what): \(advice)."
  }

  /// What keeps `text` from being JSON.
  init(_ mistake: JSONMistake, in text: [UInt8]) {
    var index = mistake.index
    let words: (what: String, advice: String)
    switch mistake.kind {
    case .noValue: words = ("the file ends too early", "add what is missing, such as a brace")
    case .value, .number: words = ("a value is expected here", "put texts in quotes")
    case .name: words = ("a name in quotes is missing", "write one here")
    case .colon(let name): words = ("a colon is missing after \"\(name)\"", "add it")
    case .endOfObject: words = ("a comma or a closing brace is missing", "add it")
    case .endOfArray: words = ("a comma or a closing bracket is missing", "add it")
    case .depth: words = ("braces are nested too deeply", "undo some")
    case .endOfString(let start), .control(let start):
      index = start
      words = ("a text has no end", "add the closing quote on the same line")
    case .escape: words = ("a backslash has no meaning here", "write two of them")
    case .codeUnit:
      words = ("four hexadecimal digits are expected", "write the character as it is")
    case .more: words = ("there is more after the last brace", "remove what follows it")
    }
    self.init(at: index, of: text, what: words.what, advice: words.advice)
  }

  /// The line and the column of the byte `index` of `text`, from 1.
  static func place(of index: Int, in text: [UInt8]) -> String {
    let lines = text[..<index].split(separator: 0x0A, omittingEmptySubsequences: false)
    let before = String(decoding: lines.last ?? [], as: UTF8.self)
    return "line \(lines.count), column \(before.unicodeScalars.count + 1)"
  }
}
