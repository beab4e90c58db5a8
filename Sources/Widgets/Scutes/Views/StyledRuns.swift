// SPDX-License-Identifier: Apache-2.0

/// The styles of the parts of a text, for drawing its lines.
struct StyledRuns {
  /// The ends of the runs, in bytes from the beginning of the text.
  let ends: [Int]
  /// The style of a run. There is at least one.
  let style: (Int) -> TextStyle

  /// Draws what is left of a line, with each cluster in the style of the run that it begins in. The
  /// ellipsis has the style of the text that it follows or precedes.
  func write(_ cut: TextCut, at origin: Point, on painter: Painter) {
    var point = origin
    var style = write(cut.head, at: &point, on: painter)
    if !cut.sign.isEmpty {
      let next = cut.tail.isEmpty ? cut.head : cut.tail
      style = style ?? self.style(run(at: Self.place(of: next.startIndex, in: next)))
      point.x += painter.write(cut.sign, at: point, style: style ?? TextStyle())
    }
    write(cut.tail, at: &point, on: painter)
  }

  /// Draws a part of the text, and moves `point` behind it. Returns the style of its last cluster.
  @discardableResult
  private func write(
    _ part: Substring, at point: inout Point, on painter: Painter
  ) -> TextStyle? {
    guard !part.isEmpty else { return nil }
    var place = Self.place(of: part.startIndex, in: part)
    var run = self.run(at: place)
    var style = self.style(run)
    for character in part {
      while place >= ends[run], run + 1 < ends.count {
        run += 1
        style = self.style(run)
      }
      point.x += painter.put(character, at: point, style: style)
      place += character.utf8.count
    }
    return style
  }

  /// The run with the byte at `place`.
  private func run(at place: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func place(of index: String.Index, in part: Substring) -> Int {
    part.base.utf8.distance(from: part.base.startIndex, to: index)
  }
}

extension StyledText {
  /// The ends of the runs, in bytes from the beginning of the text once blanks have replaced its
  /// tabs.
  nonisolated var endsWithoutTabs: [Int] {
    var changes: [(place: Int, added: Int)] = []
    _ = text.expandingTabs { changes.append(($0, $1)) }
    var (end, added, next) = (0, 0, 0)
    return runs.map { run in
      end += run.text.utf8.count
      while next < changes.count, changes[next].place < end {
        added += changes[next].added
        next += 1
      }
      return end + added
    }
  }
}

extension TextLook {
  /// The style of text with this look.
  @MainActor
  func style(in environment: EnvironmentValues) -> TextStyle {
    var style = environment.textStyle(shownRole)
    if let foreground { style.foreground = foreground }
    if let background { style.background = background }
    style.attributes.formUnion(added)
    style.attributes.subtract(removed)
    style.link = CellLink(link)
    return style
  }
}
