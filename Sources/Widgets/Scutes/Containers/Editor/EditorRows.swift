// SPDX-License-Identifier: Apache-2.0

/// The rows of a text from any place on, laid out as they are asked for.
///
/// It keeps the lines laid out last, so a frame lays out the lines that have changed or come into
/// view.
struct EditorRows {
  /// A row: a line, and a row of that line.
  struct Place: Hashable, Comparable {
    var line: Int
    var row: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.row) < (right.line, right.row)
    }
  }

  private(set) var style = EditorLine.Style()
  private var known: [Int: (line: EditorLine, version: Int)] = [:]
  /// The text whose lines were laid out last, and the number of texts so far.
  private var (lines, version): (TextLines?, Int) = (nil, 0)
  /// The number of lines laid out so far.
  private(set) var laidOut = 0

  mutating func use(_ style: EditorLine.Style) {
    guard style != self.style else { return }
    self.style = style
    known = [:]
  }

  /// Line `index` of `lines`, laid out.
  mutating func line(_ index: Int, of lines: TextLines) -> EditorLine {
    if self.lines?.isIdentical(to: lines) != true {
      self.lines = lines
      version += 1
    }
    let old = known[index]
    if let old, old.version == version { return old.line }
    let text = lines[index]
    if let old, old.line.text == text {
      known[index] = (old.line, version)
      return old.line
    }
    // More than screens have, so that each frame finds its lines.
    if known.count > 1000 { known = [:] }
    laidOut += 1
    let line = EditorLine(text, style: style)
    known[index] = (line, version)
    return line
  }

  /// The row of the insertion point at `position`.
  mutating func place(of position: TextPosition, in lines: TextLines) -> Place {
    Place(
      line: position.line, row: line(position.line, of: lines).row(of: position.character))
  }

  /// The row `distance` rows after `place`, or before it if negative, as far as there are rows.
  mutating func place(_ place: Place, movedBy distance: Int, in lines: TextLines) -> Place {
    var (place, rest) = (place, distance)
    while rest > 0 {
      let below = line(place.line, of: lines).rows.count - 1 - place.row
      if rest <= below || place.line == lines.last {
        place.row += min(rest, below)
        return place
      }
      rest -= below + 1
      place = Place(line: place.line + 1, row: 0)
    }
    while rest < 0 {
      if -rest <= place.row || place.line == 0 {
        place.row -= min(-rest, place.row)
        return place
      }
      rest += place.row + 1
      place.line -= 1
      place.row = line(place.line, of: lines).rows.count - 1
    }
    return place
  }

  /// The number of rows from `start` to `end`, at most `limit`.
  mutating func rows(
    from start: Place, to end: Place, limit: Int, in lines: TextLines
  ) -> Int {
    if end.line - start.line > limit { return limit }
    var count = end.row - start.row
    for index in start.line..<max(start.line, end.line) where count < limit + start.row {
      count += line(index, of: lines).rows.count
    }
    return min(count, limit)
  }
}
