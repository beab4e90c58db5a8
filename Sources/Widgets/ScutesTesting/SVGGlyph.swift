// SPDX-License-Identifier: Apache-2.0

import Scutes

/// Glyphs drawn as shapes, so that they meet their neighbours: lines, blocks, braille.
enum SVGGlyph {
  typealias Corner = (x: Int, y: Int)
  typealias Cell = (width: Int, height: Int)

  /// The shape of `character` in the cell whose top left corner is `corner`, or `nil` if it should
  /// be text.
  static func shape(of character: Character, at corner: Corner, cell: Cell) -> String? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.value {
    case 0x256D...0x2570: return round(character, at: corner, cell)
    case 0x2500...0x257F: return LineArms(character).map { lines($0, at: corner, cell) }
    case 0x2580...0x259F: return block(scalar.value, at: corner, cell)
    case 0x2800...0x28FF: return braille(scalar.value - 0x2800, at: corner, cell)
    default: return nil
    }
  }

  private static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double? = nil
  ) -> String {
    let faint = opacity.map { " opacity=\"\($0)\"" } ?? ""
    return "<rect x=\"\(short(x))\" y=\"\(short(y))\" width=\"\(short(width))\" "
      + "height=\"\(short(height))\"\(faint)/>"
  }

  /// The number with at most three decimals.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  // MARK: Lines

  /// The arms from the middle to the edges.
  private static func lines(_ arms: LineArms, at corner: Corner, _ cell: Cell) -> String {
    let (x, y) = (Double(corner.x), Double(corner.y))
    let (width, height) = (Double(cell.width), Double(cell.height))
    let (middleX, middleY) = (x + width / 2, y + height / 2)
    let reach = max(1, [arms.up, arms.right, arms.down, arms.left].map(thickness).max() ?? 1) / 2
    var shape = ""
    for (offset, thickness) in strokes(arms.up) {
      shape += rect(middleX + offset - thickness / 2, y, thickness, height / 2 + reach)
    }
    for (offset, thickness) in strokes(arms.down) {
      shape += rect(
        middleX + offset - thickness / 2, middleY - reach, thickness, height / 2 + reach)
    }
    for (offset, thickness) in strokes(arms.left) {
      shape += rect(x, middleY + offset - thickness / 2, width / 2 + reach, thickness)
    }
    for (offset, thickness) in strokes(arms.right) {
      shape += rect(
        middleX - reach, middleY + offset - thickness / 2, width / 2 + reach, thickness)
    }
    return shape
  }

  private static func thickness(_ weight: LineArms.Weight) -> Double {
    switch weight {
    case .none: 0
    case .light: 1
    case .heavy: 2.5
    case .double: 4
    }
  }

  /// The offsets of an arm's lines from the middle, and their thickness.
  private static func strokes(_ weight: LineArms.Weight) -> [(offset: Double, thickness: Double)] {
    switch weight {
    case .none: []
    case .light: [(0, 1)]
    case .heavy: [(0, 2.5)]
    case .double: [(-1.5, 1), (1.5, 1)]
    }
  }

  /// A quarter circle between two edges.
  private static func round(_ character: Character, at corner: Corner, _ cell: Cell) -> String {
    let (x, y) = (Double(corner.x), Double(corner.y))
    let (width, height) = (Double(cell.width), Double(cell.height))
    let toRight = character == "╭" || character == "╰"
    let toBottom = character == "╭" || character == "╮"
    let sideX = toRight ? x + width : x
    let endY = toBottom ? y + height : y
    let (middleX, middleY) = (x + width / 2, y + height / 2)
    let bend = toBottom ? middleY + width / 2 : middleY - width / 2
    return "<path d=\"M\(short(sideX)) \(short(middleY))Q\(short(middleX)) \(short(middleY)) "
      + "\(short(middleX)) \(short(bend))V\(short(endY))\" fill=\"none\" stroke=\"currentColor\"/>"
  }

  // MARK: Blocks

  private static func block(_ value: UInt32, at corner: Corner, _ cell: Cell) -> String {
    let (x, y) = (Double(corner.x), Double(corner.y))
    let (width, height) = (Double(cell.width), Double(cell.height))
    switch value {
    case 0x2580: return rect(x, y, width, height / 2)
    case 0x2581...0x2588:
      let part = height * Double(value - 0x2580) / 8
      return rect(x, y + height - part, width, part)
    case 0x2589...0x258F: return rect(x, y, width * Double(0x2590 - value) / 8, height)
    case 0x2590: return rect(x + width / 2, y, width / 2, height)
    case 0x2591...0x2593:
      return rect(x, y, width, height, opacity: Double(value - 0x2590) / 4)
    case 0x2594: return rect(x, y, width, height / 8)
    case 0x2595: return rect(x + width * 7 / 8, y, width / 8, height)
    default: return quarters(value, x, y, width / 2, height / 2)
    }
  }

  /// The quarters of the cell: upper left 1, upper right 2, lower left 4, lower right 8.
  private static func quarters(
    _ value: UInt32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> String {
    let masks: [Int] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
    let mask = masks[Int(value - 0x2596)]
    var shape = ""
    for quarter in 0..<4 where mask & 1 << quarter != 0 {
      shape += rect(
        x + Double(quarter % 2) * width, y + Double(quarter / 2) * height, width, height)
    }
    return shape
  }

  // MARK: Braille

  /// The dots for the bits of the code: 1 to 3 and 7 at the left, 4 to 6 and 8 at the right.
  private static func braille(_ bits: UInt32, at corner: Corner, _ cell: Cell) -> String {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { bits & 1 << UInt32($0.offset) != 0 }.map { _, place in
      let x = Double(corner.x) + Double(cell.width) * (0.27 + 0.46 * Double(place.0))
      let y = Double(corner.y) + Double(cell.height) * (0.125 + 0.25 * Double(place.1))
      return "<circle cx=\"\(short(x))\" cy=\"\(short(y))\" r=\"1.3\"/>"
    }.joined()
  }
}
