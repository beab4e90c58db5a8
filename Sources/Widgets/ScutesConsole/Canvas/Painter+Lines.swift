// SPDX-License-Identifier: Apache-2.0

extension Painter {
  /// Draws a part of a line, `character`, in one cell and joins it to the line that is there: `─`
  /// over `│` becomes `┼`, and the weaker line gives way. Anything but a line is overwritten. Round
  /// corners stay round unless something joins them. `-` and `|` become `+`.
  ///
  /// The result depends on the cell alone, so drawing block by block gives the same picture as
  /// drawing at once. Use ``extendLine(_:at:)`` to join a line that ends beside another.
  public func join(_ character: Character, at point: Point, style: TextStyle) {
    guard clip.contains(point), let old = drawnCharacter(at: point) else {
      return draw(character, at: point, style: style)
    }
    draw(Self.joined(character, over: old), at: point, style: style)
  }

  /// Adds `arms` to the line in the cell at `point`, in its own style. Returns `false` if there is
  /// no line.
  @discardableResult
  public func extendLine(_ arms: LineArms, at point: Point) -> Bool {
    guard clip.contains(point), let old = drawnCharacter(at: point) else { return false }
    if let present = LineArms(old) {
      let all = present.union(arms)
      if all != present { draw(all.character, at: point, style: TextStyle(keeping: self, point)) }
      return true
    }
    guard Self.isASCIILine(old) else { return false }
    let isAcross = arms.left != .none || arms.right != .none
    if old != (isAcross ? "-" : "|") {
      draw("+", at: point, style: TextStyle(keeping: self, point))
    }
    return true
  }

  private static func joined(_ new: Character, over old: Character) -> Character {
    if let arms = LineArms(new), let present = LineArms(old) {
      let all = arms.union(present)
      if all == arms { return new }
      return all == present ? old : all.character
    }
    return new != old && isASCIILine(new) && isASCIILine(old) ? "+" : new
  }

  private static func isASCIILine(_ character: Character) -> Bool {
    character == "-" || character == "|" || character == "+"
  }

  private func drawnCharacter(at point: Point) -> Character? {
    let cell = cell(x: point.x, y: point.y)
    return cell.glyph == .space ? nil : cell.glyph.character
  }
}

extension TextStyle {
  /// The style already in the cell at `point`.
  fileprivate init(keeping painter: Painter, _ point: Point) {
    let cell = painter.cell(x: point.x, y: point.y)
    self.init(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
    link = cell.link
  }
}
