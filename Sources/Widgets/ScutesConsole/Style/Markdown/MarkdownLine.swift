// SPDX-License-Identifier: Apache-2.0

/// A line of Markdown without the marks of the blocks around it.
struct MarkdownLine: Hashable {
  /// The columns before ``text``.
  let indent: Int
  /// The line from its first character on, empty for a blank line.
  let text: Substring

  init(indent: Int, text: Substring) {
    self.indent = text.isEmpty ? 0 : indent
    self.text = text
  }

  /// The line `line`, whose tabs stop every 4 columns.
  init(_ line: Substring) {
    self.init(indent: 0, rest: line)
  }

  /// The line `rest` behind `indent` columns.
  private init(indent: Int, rest: Substring) {
    var (column, place) = (indent, rest.startIndex)
    while place < rest.endIndex, rest[place] == " " || rest[place] == "\t" {
      column += rest[place] == " " ? 1 : 4 - column % 4
      place = rest.index(after: place)
    }
    self.init(indent: column, text: rest[place...])
  }

  var isBlank: Bool { text.isEmpty }
  /// `true` if it may be the line of indented code.
  var isIndented: Bool { indent >= 4 }

  /// The line with up to `columns` columns less before it.
  func dropping(_ columns: Int) -> MarkdownLine {
    MarkdownLine(indent: max(0, indent - columns), text: text)
  }

  /// What is behind the first `count` characters of the text, with the blanks before it.
  func behind(_ count: Int) -> MarkdownLine {
    MarkdownLine(indent: 0, rest: text.dropFirst(count))
  }

  /// The line with its blanks.
  var whole: String { String(repeating: " ", count: indent) + text }

  // MARK: Marks

  /// The level of the heading and its text.
  var heading: (level: Int, text: Substring)? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    let isApart = rest.isEmpty || rest.first == " " || rest.first == "\t"
    guard !isIndented, 1...6 ~= level, isApart else { return nil }
    var content = rest.withoutOuterBlanks
    let open = content.reversed().drop { $0 == "#" }.count
    let before = content.prefix(open)
    if open < content.count, before.isEmpty || before.last == " " || before.last == "\t" {
      content = before.withoutOuterBlanks
    }
    return (level, content)
  }

  /// The level of the heading above, if the line underlines one.
  var underline: Int? {
    let line = text.withoutOuterBlanks
    guard !isIndented, let first = line.first, line.allSatisfy({ $0 == first }) else { return nil }
    return first == "=" ? 1 : first == "-" ? 2 : nil
  }

  var isRule: Bool {
    guard !isIndented, let first = text.first, "*-_".contains(first) else { return false }
    let marks = text.filter { $0 != " " && $0 != "\t" }
    return marks.count >= 3 && marks.allSatisfy { $0 == first }
  }

  /// The character and the length of the fence that begins code, and the language.
  var fence: (mark: Character, length: Int, language: String)? {
    guard !isIndented, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let length = text.prefix { $0 == mark }.count
    let info = text.dropFirst(length)
    guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
    return (mark, length, String(info.withoutOuterBlanks.prefix { !$0.isWhitespace }))
  }

  /// Returns `true` if the line ends code that a fence of `length` times `mark` began.
  func endsFence(_ mark: Character, _ length: Int) -> Bool {
    let line = text.withoutOuterBlanks
    return !isIndented && line.count >= length && line.allSatisfy { $0 == mark }
  }

  var isQuote: Bool { !isIndented && text.first == ">" }

  /// The line within the quote.
  var inQuote: MarkdownLine { behind(1).dropping(1) }

  /// The mark of the list item that the line begins.
  var item: MarkdownItemMark? { isIndented || isRule ? nil : MarkdownItemMark(text) }

  /// Returns `true` if it ends a paragraph before it.
  var interrupts: Bool {
    if isBlank || heading != nil || isRule || fence != nil || isQuote { return true }
    guard let item else { return false }
    return !behind(item.width).isBlank && item.number ?? 1 == 1
  }
}

/// The mark before an item of a list: `-`, `3.`.
struct MarkdownItemMark {
  /// The bullet, or the character after the number: all items of a list have the same.
  let sign: Character
  let number: Int?
  /// The number of its characters.
  let width: Int

  init?(_ text: Substring) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 9, let sign = text.dropFirst(digits.count).first else { return nil }
    guard digits.isEmpty ? "-+*".contains(sign) : ".)".contains(sign) else { return nil }
    width = digits.count + 1
    if let next = text.dropFirst(width).first, next != " ", next != "\t" { return nil }
    self.sign = sign
    number = Int(digits)
  }
}

extension Substring {
  /// Without blanks and tabs at its ends.
  var withoutOuterBlanks: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
