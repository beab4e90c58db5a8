// SPDX-License-Identifier: Apache-2.0

/// Reads the blocks of lines, and those within them.
struct MarkdownBlockReader {
  private let lines: [MarkdownLine]
  private let depth: Int
  private var place = 0
  private var blocks: [MarkdownDocument.Block] = []
  /// `true` if a blank line stands between two of the blocks.
  private(set) var isLoose = false
  private var isAfterBlank = false

  /// Deeper quotes and lists are text, so that no text exhausts the stack.
  private static let maxDepth = 32

  init(_ lines: [MarkdownLine], depth: Int) {
    self.lines = lines
    self.depth = depth
  }

  mutating func read() -> [MarkdownDocument.Block] {
    while place < lines.count {
      let line = lines[place]
      if line.isBlank {
        isAfterBlank = true
        place += 1
        continue
      }
      if isAfterBlank, !blocks.isEmpty { isLoose = true }
      isAfterBlank = false
      readBlock(line)
    }
    return blocks
  }

  private mutating func readBlock(_ line: MarkdownLine) {
    if line.isIndented { return readIndentedCode() }
    if let fence = line.fence { return readCode(fence.mark, fence.length, fence.language) }
    if let (level, text) = line.heading {
      place += 1
      return blocks.append(.heading(level: level, StyledText(markdown: String(text))))
    }
    if line.isRule {
      place += 1
      return blocks.append(.rule)
    }
    if depth < Self.maxDepth {
      if line.isQuote { return readQuote() }
      if let item = line.item { return readList(item) }
    }
    if !readTable() { readParagraph() }
  }

  // MARK: Text

  private mutating func readParagraph() {
    var text: [String] = []
    while place < lines.count {
      let line = lines[place]
      if !text.isEmpty, let level = line.underline {
        place += 1
        let heading = StyledText(markdown: text.joined(separator: "\n").trimmingEnd)
        return blocks.append(.heading(level: level, heading))
      }
      if line.isBlank || !text.isEmpty && line.interrupts { break }
      text.append(String(line.text))
      place += 1
    }
    blocks.append(.paragraph(StyledText(markdown: text.joined(separator: "\n").trimmingEnd)))
  }

  private mutating func readIndentedCode() {
    var code: [String] = []
    while place < lines.count, lines[place].isIndented || lines[place].isBlank {
      code.append(lines[place].dropping(4).whole)
      place += 1
    }
    while code.last?.isEmpty == true {
      code.removeLast()
      isAfterBlank = true
    }
    blocks.append(.code(language: "", text: code.joined(separator: "\n")))
  }

  private mutating func readCode(_ mark: Character, _ length: Int, _ language: String) {
    let indent = lines[place].indent
    var code: [String] = []
    place += 1
    while place < lines.count, !lines[place].endsFence(mark, length) {
      code.append(lines[place].dropping(indent).whole)
      place += 1
    }
    place += 1
    blocks.append(.code(language: language, text: code.joined(separator: "\n")))
  }

  // MARK: Containers

  private mutating func readQuote() {
    var inner: [MarkdownLine] = []
    while place < lines.count {
      let line = lines[place]
      guard line.isQuote || continuesParagraph(line, after: inner.last) else { break }
      inner.append(line.isQuote ? line.inQuote : line)
      place += 1
    }
    var reader = MarkdownBlockReader(inner, depth: depth + 1)
    blocks.append(.quote(reader.read()))
  }

  /// Returns `true` if `line` continues a paragraph that `last` is a line of, without its marks.
  private func continuesParagraph(_ line: MarkdownLine, after last: MarkdownLine?) -> Bool {
    guard let last, !line.interrupts else { return false }
    return !last.isBlank && !last.isIndented && last.heading == nil && last.fence == nil
      && !last.isRule
  }

  private mutating func readList(_ first: MarkdownItemMark) {
    var list = MarkdownDocument.ListBlock(start: first.number, items: [])
    var isTight = true
    while place < lines.count {
      let line = lines[place]
      guard let mark = line.item, mark.sign == first.sign,
        (mark.number == nil) == (first.number == nil)
      else { break }
      let (item, isLoose, endsInBlank) = readItem(mark)
      list.items.append(item)
      if isLoose { isTight = false }
      let goesOn = place < lines.count && lines[place].item?.sign == first.sign
      if endsInBlank, goesOn { isTight = false }
      if endsInBlank, !goesOn { isAfterBlank = true }
    }
    list.isTight = isTight
    blocks.append(.list(list))
  }

  private mutating func readItem(
    _ mark: MarkdownItemMark
  ) -> (item: MarkdownDocument.Item, isLoose: Bool, endsInBlank: Bool) {
    let line = lines[place]
    let rest = line.behind(mark.width)
    let gap = rest.isBlank || rest.indent > 4 ? 1 : rest.indent
    let indent = line.indent + mark.width + gap
    var inner = [rest.dropping(gap)]
    place += 1
    while place < lines.count {
      let line = lines[place]
      if line.isBlank {
        // An item that begins with a blank line ends at the next.
        if inner.count == 1, inner[0].isBlank { break }
        inner.append(line)
      } else if line.indent >= indent {
        inner.append(line.dropping(indent))
      } else if line.item == nil, continuesParagraph(line, after: inner.last) {
        inner.append(line)
      } else {
        break
      }
      place += 1
    }
    let isChecked = Self.takeBox(&inner[0])
    let endsInBlank = inner.count > 1 && inner.last?.isBlank == true
    var reader = MarkdownBlockReader(inner, depth: depth + 1)
    let item = MarkdownDocument.Item(isChecked: isChecked, reader.read())
    return (item, reader.isLoose, endsInBlank)
  }

  /// Removes the box at the beginning of `line`. Returns whether it is checked.
  private static func takeBox(_ line: inout MarkdownLine) -> Bool? {
    for (box, isChecked) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)]
    where line.text.hasPrefix(box) {
      line = line.behind(box.count)
      return isChecked
    }
    return nil
  }

  // MARK: Tables

  private mutating func readTable() -> Bool {
    guard place + 1 < lines.count, lines[place].text.contains("|"),
      let alignments = Self.alignments(lines[place + 1])
    else { return false }
    let header = Self.cells(lines[place])
    guard header.count == alignments.count else { return false }
    place += 2
    var rows: [[StyledText]] = []
    while place < lines.count, !lines[place].interrupts, !lines[place].isIndented {
      let cells = Self.cells(lines[place]).prefix(alignments.count)
      let missing = Array(repeating: "", count: alignments.count - cells.count)
      rows.append((cells + missing).map(StyledText.init(markdown:)))
      place += 1
    }
    blocks.append(
      .table(
        MarkdownDocument.TableBlock(
          alignments: alignments, header: header.map(StyledText.init(markdown:)), rows: rows)))
    return true
  }

  private static func alignments(_ line: MarkdownLine) -> [MarkdownDocument.TableBlock
    .ColumnAlignment]?
  {
    guard !line.isIndented, line.text.allSatisfy({ "|:- \t".contains($0) }) else { return nil }
    var alignments: [MarkdownDocument.TableBlock.ColumnAlignment] = []
    for cell in cells(line) {
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }.count
      let colons = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      guard dashes > 0, cell.count == dashes + (colons.0 ? 1 : 0) + (colons.1 ? 1 : 0) else {
        return nil
      }
      alignments.append(colons.1 ? (colons.0 ? .center : .trailing) : .leading)
    }
    return alignments
  }

  /// The texts between the bars of a row. `\|` is no bar.
  private static func cells(_ line: MarkdownLine) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.text.withoutOuterBlanks {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isEmpty == true, cells.count > 1 { cells.removeFirst() }
    if cells.last?.isEmpty == true, cells.count > 1 { cells.removeLast() }
    return cells.map { String($0[...].withoutOuterBlanks) }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
