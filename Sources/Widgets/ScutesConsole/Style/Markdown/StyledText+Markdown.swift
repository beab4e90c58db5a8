// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// The text of a paragraph in Markdown, in its looks.
  ///
  /// | Markdown | look |
  /// |---|---|
  /// | `*a*`, `_a_` | italic |
  /// | `**a**`, `__a__` | bold |
  /// | `~~a~~` | struck through |
  /// | an `a` between backquotes | ``StyleRole/code`` |
  /// | `[a](https://b.c "title")`, `<https://b.c>` | ``StyleRole/link``, and a link if the address is safe |
  /// | `![a](b.png)` | its description |
  /// | `\*`, `&amp;`, `&#42;` | the character |
  /// | `\` or two blanks at the end of a line | a new line |
  ///
  /// These follow CommonMark 0.31, the strikethrough GitHub. Line ends are blanks otherwise. HTML and
  /// references to link definitions are shown as they are. ``MarkdownDocument`` reads whole documents.
  public init(markdown text: String) {
    var reader = MarkdownInlineReader(text)
    self = reader.read()
  }
}

/// Reads the inline part of CommonMark.
private struct MarkdownInlineReader {
  private let characters: [Character]
  private var place = 0
  private var pieces: [Piece] = []
  /// The pieces that may begin a link, as indices.
  private var brackets: [Bracket] = []
  /// The lengths of backtick runs that have no partner from some place on.
  private var loneBackticks: Set<Int> = []

  /// A piece of text, or a run of delimiters until it is paired.
  private struct Piece {
    var text: String
    var look = TextLook()
    var delimiter: Delimiter?
  }

  private struct Delimiter {
    let character: Character
    /// The number of characters in the source, and of those left.
    let length: Int
    var left: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private struct Bracket {
    let piece: Int
    let isImage: Bool
    var isActive = true
  }

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func read() -> StyledText {
    while place < characters.count { readNext() }
    pair(from: 0)
    return StyledText(
      runs: pieces.map { StyledText.Run($0.text, look: $0.look) })
  }

  private mutating func append(_ text: String, look: TextLook = TextLook()) {
    if look == TextLook(), let last = pieces.last, last.delimiter == nil, last.look == look,
      brackets.last?.piece != pieces.count - 1
    {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, look: look))
    }
  }

  private func character(at place: Int) -> Character? {
    characters.indices.contains(place) ? characters[place] : nil
  }

  private mutating func readNext() {
    let character = characters[place]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "<": readAutolink()
    case "&": readEntity()
    case "*", "_", "~": readDelimiter(character)
    case "!" where self.character(at: place + 1) == "[":
      place += 2
      openBracket("![", isImage: true)
    case "[":
      place += 1
      openBracket("[", isImage: false)
    case "]": closeBracket()
    case _ where character.endsLine: readLineEnd()
    default:
      place += 1
      append(String(character))
    }
  }

  // MARK: Characters

  private mutating func readEscape() {
    place += 1
    guard let next = character(at: place) else { return append("\\") }
    if next.endsLine {
      place += 1
      append("\n")
    } else if next.isASCIIPunctuation {
      place += 1
      append(String(next))
    } else {
      append("\\")
    }
  }

  private mutating func readLineEnd() {
    place += 1
    while let next = character(at: place), next == " " { place += 1 }
    var blanks = 0
    while let last = pieces.last, last.delimiter == nil, last.look == TextLook(),
      last.text.last == " "
    {
      pieces[pieces.count - 1].text.removeLast()
      blanks += 1
    }
    append(blanks >= 2 ? "\n" : " ")
  }

  private mutating func readEntity() {
    let rest = characters[place...].prefix(34)
    guard let end = rest.firstIndex(of: ";"),
      let text = MarkdownEntity.text(of: String(rest[(place + 1)..<end]))
    else {
      place += 1
      return append("&")
    }
    place = end + 1
    append(text)
  }

  private mutating func readCode() {
    let start = place
    while character(at: place) == "`" { place += 1 }
    let length = place - start
    if !loneBackticks.contains(length), let end = endOfCode(length) {
      var code = String(characters[place..<end].map { $0.endsLine ? " " : $0 })
      if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
        code = String(code.dropFirst().dropLast())
      }
      place = end + length
      var look = TextLook()
      look.role = .code
      return append(code, look: look)
    }
    loneBackticks.insert(length)
    append(String(repeating: "`", count: length))
  }

  /// The place of the next run of exactly `length` backticks.
  private func endOfCode(_ length: Int) -> Int? {
    var place = place
    while place < characters.count {
      guard characters[place] == "`" else {
        place += 1
        continue
      }
      let start = place
      while character(at: place) == "`" { place += 1 }
      if place - start == length { return start }
    }
    return nil
  }

  private mutating func readAutolink() {
    let rest = characters[(place + 1)...].prefix(LinkDestination.maxLength)
    if let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
      rest[end] == ">"
    {
      let text = String(rest[..<end])
      let isMail = text.contains("@") && !text.contains(":") && !text.contains("\\")
      if let link = LinkDestination(isMail ? "mailto:" + text : text), text.count > 2 {
        place = end + 1
        var look = TextLook()
        look.link = link
        look.role = .link
        return append(text, look: look)
      }
    }
    place += 1
    append("<")
  }

  // MARK: Links

  private mutating func openBracket(_ text: String, isImage: Bool) {
    brackets.append(Bracket(piece: pieces.count, isImage: isImage))
    pieces.append(Piece(text: text))
  }

  private mutating func closeBracket() {
    place += 1
    guard let bracket = brackets.popLast() else { return append("]") }
    guard bracket.isActive, let (address, end) = destination(at: place) else {
      return append("]")
    }
    place = end
    pair(from: bracket.piece + 1)
    pieces[bracket.piece].text = ""
    guard !bracket.isImage else { return }
    let link = LinkDestination(address)
    for index in pieces.indices.dropFirst(bracket.piece) {
      pieces[index].look.link = link
      if pieces[index].look.role == nil { pieces[index].look.role = .link }
    }
    // There are no links within links.
    for index in brackets.indices where !brackets[index].isImage {
      brackets[index].isActive = false
    }
  }

  /// The address in parentheses at `start`, and the place behind them.
  private func destination(at start: Int) -> (address: String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var place = afterBlanks(start + 1)
    var address = ""
    if character(at: place) == "<" {
      place += 1
      while let next = character(at: place), next != ">" {
        if next == "<" || next.endsLine { return nil }
        take(&place, into: &address)
      }
      guard character(at: place) == ">" else { return nil }
      place += 1
    } else {
      var depth = 0
      while let next = character(at: place), !next.isWhitespace {
        if next == ")" && depth == 0 { break }
        depth += next == "(" ? 1 : next == ")" ? -1 : 0
        take(&place, into: &address)
      }
      if depth != 0 { return nil }
    }
    let titleStart = afterBlanks(place)
    if titleStart > place, let quote = character(at: titleStart), "\"'(".contains(quote) {
      place = titleStart + 1
      let closing: Character = quote == "(" ? ")" : quote
      while let next = character(at: place), next != closing { place += next == "\\" ? 2 : 1 }
      guard character(at: place) == closing else { return nil }
      place += 1
    }
    place = afterBlanks(place)
    return character(at: place) == ")" ? (address, place + 1) : nil
  }

  private func take(_ place: inout Int, into address: inout String) {
    if characters[place] == "\\", let next = character(at: place + 1), next.isASCIIPunctuation {
      place += 1
    }
    address.append(characters[place])
    place += 1
  }

  private func afterBlanks(_ start: Int) -> Int {
    var place = start
    while let next = character(at: place), next.isWhitespace { place += 1 }
    return place
  }

  // MARK: Emphasis

  private mutating func readDelimiter(_ character: Character) {
    let start = place
    while self.character(at: place) == character { place += 1 }
    let length = place - start
    let before = self.character(at: start - 1) ?? "\n"
    let after = self.character(at: place) ?? "\n"
    let isLeft =
      !after.isWhitespace
      && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
    let isRight =
      !before.isWhitespace
      && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
    let isWord = character == "_"
    var piece = Piece(text: String(repeating: character, count: length))
    if character != "~" || length <= 2 {
      piece.delimiter = Delimiter(
        character: character, length: length, left: length,
        canOpen: isLeft && (!isWord || !isRight || before.isMarkdownPunctuation),
        canClose: isRight && (!isWord || !isLeft || after.isMarkdownPunctuation))
    }
    pieces.append(piece)
  }

  /// Pairs the delimiters from piece `bottom` on, and makes those that are left text.
  private mutating func pair(from bottom: Int) {
    var closer = bottom
    // The pieces below which no partner is found, by the kind of closer.
    var bottoms: [String: Int] = [:]
    while closer < pieces.count {
      guard let end = pieces[closer].delimiter, end.canClose, end.left > 0 else {
        closer += 1
        continue
      }
      let struck = end.character == "~" ? end.length : 0
      let kind = "\(end.character)\(end.canOpen)\(end.length % 3)\(struck)"
      guard let opener = opener(of: end, before: closer, from: bottoms[kind] ?? bottom) else {
        bottoms[kind] = closer
        closer += 1
        continue
      }
      join(opener, closer)
    }
    for index in pieces.indices.dropFirst(bottom) {
      if let delimiter = pieces[index].delimiter {
        pieces[index].text = String(repeating: delimiter.character, count: delimiter.left)
      }
      pieces[index].delimiter = nil
    }
  }

  private func opener(of end: Delimiter, before closer: Int, from bottom: Int) -> Int? {
    guard bottom < closer else { return nil }
    return (bottom..<closer).last { index in
      guard let start = pieces[index].delimiter, start.character == end.character, start.canOpen,
        start.left > 0
      else { return false }
      if end.character == "~" { return start.length == end.length }
      let isEither = start.canClose || end.canOpen
      let isMultiple = start.length.isMultiple(of: 3) && end.length.isMultiple(of: 3)
      return !isEither || isMultiple || !(start.length + end.length).isMultiple(of: 3)
    }
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    guard let start = pieces[opener].delimiter, let end = pieces[closer].delimiter else { return }
    let isStruck = start.character == "~"
    let count = isStruck ? start.left : start.left >= 2 && end.left >= 2 ? 2 : 1
    let attribute: TextAttributes = isStruck ? .strikethrough : count == 2 ? .bold : .italic
    for index in opener + 1..<closer {
      pieces[index].look.set(attribute, true)
      if let delimiter = pieces[index].delimiter {
        pieces[index].text = String(repeating: delimiter.character, count: delimiter.left)
        pieces[index].delimiter = nil
      }
    }
    pieces[opener].delimiter?.left -= count
    pieces[closer].delimiter?.left -= count
  }
}

/// The named and numbered characters of HTML.
private enum MarkdownEntity {
  /// The text of the entity `name`, without `&` and `;`.
  static func text(of name: String) -> String? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, digits.count < 8 else { return nil }
    return String(number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}")
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "times": "×", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é", "sect": "§",
  ]
}

extension Character {
  /// `true` for the characters that a backslash takes literally.
  var isASCIIPunctuation: Bool {
    guard let value = asciiValue else { return false }
    return 0x21...0x2F ~= value || 0x3A...0x40 ~= value || 0x5B...0x60 ~= value
      || 0x7B...0x7E ~= value
  }

  /// `true` for what counts as punctuation around emphasis.
  fileprivate var isMarkdownPunctuation: Bool { isASCIIPunctuation || isPunctuation || isSymbol }
}
