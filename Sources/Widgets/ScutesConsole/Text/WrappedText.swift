// SPDX-License-Identifier: Apache-2.0

/// A text wrapped into lines of a width, as far as somebody has asked for them.
///
/// It keeps where lines begin and end, not the lines, so it may be long: a megabyte takes some
/// milliseconds. ``TextWrapping/lines(of:width:mode:limit:ellipsis:)`` says where lines break.
package struct WrappedText {
  /// The text, without tabs.
  package let text: String
  fileprivate let width: Int
  fileprivate let mode: TextWrapMode
  /// The lines so far, in bytes.
  private var lines: [Range<Int>] = []
  /// The beginning of the next paragraph, or `nil` if there is none.
  private var next: Int? = 0
  /// The columns of the widest line so far.
  package private(set) var widest = 0

  /// Wraps `text`, which has no tabs, into lines of `width` columns, at least 1.
  package init(_ text: String, width: Int, mode: TextWrapMode) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.width = max(1, width)
    self.mode = mode
  }

  /// Leaves `text`, which has no tabs, on one line however wide it is.
  package init(unbroken text: String) {
    self.init(text, width: 1, mode: .automatic)
    lines = [0..<text.utf8.count]
    next = nil
    widest = text.columns
  }

  /// The number of lines so far, which are all unless ``isCut``.
  package var count: Int { lines.count }

  /// `true` if there are more lines.
  package var isCut: Bool { next != nil }

  /// Line `index`, a part of the text.
  package subscript(index: Int) -> Substring {
    let line = lines[index]
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: line.lowerBound)
    return text[start..<utf8.index(start, offsetBy: line.count)]
  }

  /// Wraps paragraphs until there are `count` lines, or all that there are.
  package mutating func wrap(atLeast count: Int) {
    guard lines.count < count, next != nil else { return }
    let known = self
    lines = []
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var filling = Filling(of: bytes, known)
      filling.lines = known.lines
      while let start = next, filling.lines.count < count {
        let (end, following, isASCII) = Self.paragraph(in: bytes, from: start)
        filling.fill(with: start..<end, isASCII: isASCII)
        next = following
      }
      (lines, widest) = (filling.lines, filling.widest)
    }
  }

  /// The end of the paragraph that begins at `start`, the beginning of the next one, and whether it
  /// is printable ASCII.
  private static func paragraph(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, next: Int?, isASCII: Bool) {
    var place = start
    var isASCII = true
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte > 0x7E {
        switch byte {
        case 0x0A: return (place, place + 1, isASCII)
        case 0x0D:
          let isPair = place + 1 < bytes.count && bytes[place + 1] == 0x0A
          return (place, place + (isPair ? 2 : 1), isASCII)
        case 0xC2 where bytes[place + 1] == 0x85: return (place, place + 2, isASCII)
        case 0xE2 where bytes[place + 1] == 0x80 && bytes[place + 2] & 0xFE == 0xA8:
          return (place, place + 3, isASCII)
        default: isASCII = false
        }
      }
      place += 1
    }
    return (place, nil, isASCII)
  }
}

/// The line being filled with the words of a paragraph, in bytes of the text.
private struct Filling {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let width: Int
  private let mode: TextWrapMode
  private let plain: PlainWords
  var lines: [Range<Int>] = []
  private(set) var widest: Int
  private var (start, end) = (0, 0)
  private var columns = 0
  /// `true` if blanks count at its beginning: as an indentation, but not after a break.
  private var keepsBlanks = true

  init(of bytes: UnsafeBufferPointer<UInt8>, _ wrapped: WrappedText) {
    text = wrapped.text
    self.bytes = bytes
    width = wrapped.width
    mode = wrapped.mode
    plain = PlainWords(bytes, mode: wrapped.mode)
    widest = wrapped.widest
  }

  /// Adds the lines of `paragraph`.
  mutating func fill(with paragraph: Range<Int>, isASCII: Bool) {
    if isASCII, paragraph.count <= width {
      lines.append(paragraph)
      widest = max(widest, paragraph.count)
      return
    }
    (start, end) = (paragraph.lowerBound, paragraph.lowerBound)
    (columns, keepsBlanks) = (0, true)
    var place = start
    while place < paragraph.upperBound {
      let rest = place..<paragraph.upperBound
      let word = plain.first(in: rest) ?? wordByCharacters(in: rest)
      add(word, from: place)
      place = word.end
    }
    finish()
  }

  /// The first word in `range`, which isn't plain.
  private func wordByCharacters(in range: Range<Int>) -> PlainWords.Found {
    let rest = text[index(range.lowerBound)..<index(range.upperBound)]
    var words = WordSequence(rest, mode: mode)
    let word = words.nextByCharacters() ?? Word()
    let bytes = word.text.utf8.count
    return PlainWords.Found(
      blanks: word.blanks, end: range.lowerBound + word.blanks + bytes, columns: word.columns,
      isASCII: false)
  }

  private func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }

  private mutating func add(_ word: PlainWords.Found, from place: Int) {
    let first = place + word.blanks
    let isAtStart = columns == 0
    let blanks = isAtStart && !keepsBlanks ? 0 : word.blanks
    if columns + blanks + word.columns <= width {
      if isAtStart && !keepsBlanks { start = first }
      end = word.end
      columns += blanks + word.columns
    } else if first == word.end {
      let more = max(0, width - columns)
      end += more
      columns += more
    } else {
      if !isAtStart { finish() }
      (start, end) = (first, first)
      addInParts(word)
    }
  }

  private mutating func addInParts(_ word: PlainWords.Found) {
    if word.columns <= width {
      (end, columns) = (word.end, word.columns)
    } else if word.isASCII {
      while word.end - end > width {
        (end, columns) = (end + width, width)
        finish()
        start = end
      }
      (end, columns) = (word.end, word.end - end)
    } else {
      for character in text[index(end)..<index(word.end)] {
        if columns > 0 && columns + character.columns > width {
          finish()
          start = end
        }
        end += character.utf8.count
        columns += character.columns
      }
    }
  }

  private mutating func finish() {
    lines.append(start..<end)
    widest = max(widest, columns)
    (start, columns, keepsBlanks) = (end, 0, false)
  }
}
