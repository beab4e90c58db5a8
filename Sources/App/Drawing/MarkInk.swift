import Foundation
import Sudoku

enum MarkInk {
  static let link = Ink(0xB5471B)
  /// The colour of a digit that is drawn faintly.
  static let faint = Ink(0xB8B8B8)
  /// The colour of a placed digit that is marked as wrong.
  static let wrong = Ink(0xC4221B)

  /// The colour of a candidate's digit.
  static func digit(_ role: PaintedCandidate.Role) -> Ink {
    switch role {
    case .placed: .white
    case .eliminated: Ink(0xA5130D)
    case .off: Ink(0x404040)
    case .fin, .group, .on, .pattern: .black
    }
  }

  /// The colour behind a cell.
  static func ground(_ cell: PaintedCell) -> Ink {
    if let group = cell.group { return self.group(group).lightened(to: 0.4) }
    return switch cell.role {
    case .pattern: Ink(0xE4EFFB)
    case .reason: Ink(0xEBEBEB)
    case .target: Ink(0xFDF1D3)
    case .wrong: Ink(0xF8C8C5)
    }
  }

  /// The colour of a set or a colouring by its position. Neighbours differ in lightness too.
  static func group(_ place: Int) -> Ink { groups[place % groups.count] }

  private static let groups = [
    0x8FBCEB, 0xF6D98A, 0xA9DDA0, 0xD3A3DC, 0xF0A99A, 0x9FDEDE, 0xD9C7A3, 0xB9B9E8,
  ].map { Ink($0) }

  /// The colour of an outlined house.
  static func house(_ house: PaintedHouse) -> Ink { Ink(house.isCover ? 0xC77B0A : 0x2468B4) }

  static func color(_ number: Int) -> Ink {
    colors[max(0, min(number - 1, colors.count - 1))]
  }

  private static let colors = [
    0xF7C9C6, 0xF9E3B4, 0xF8F5B8, 0xCDEBC8, 0xC3E9E6, 0xC9DDF6, 0xDDD0F2, 0xF3CFE6, 0xDADADA,
  ].map { Ink($0) }
}

extension Drawing {
  /// Draws the mark around a candidate, without its digit. Roles differ by shape as well as colour,
  /// for printers without any.
  func mark(_ painted: PaintedCandidate, around center: CGPoint, radius: Double) {
    let circle = Shape.circle(center, radius: radius)
    let thin = radius * 0.16
    switch painted.role {
    case .placed: fill(circle, Ink(0x1B6E3A))
    case .eliminated:
      fill(circle, Ink(0xFAD4D1))
      let reach = radius * 0.85
      stroke(
        .line(
          CGPoint(x: center.x - reach, y: center.y + reach),
          CGPoint(x: center.x + reach, y: center.y - reach)),
        Ink(0xC4221B), width: radius * 0.2)
    case .fin:
      let square = Shape.rectangle(
        CGRect(x: center.x, y: center.y, width: 0, height: 0)
          .insetBy(dx: -radius * 0.92, dy: -radius * 0.92))
      fill(square, Ink(0xEAD9F7))
      stroke(square, Ink(0x6B2FA0), width: thin)
    case .group:
      fill(circle, MarkInk.group(painted.group ?? 0))
      stroke(circle, Ink(0x555555), width: thin * 0.6)
    case .on:
      fill(circle, Ink(0xBFE3C8))
      stroke(circle, Ink(0x1B6E3A), width: thin)
    case .off:
      fill(circle, .white)
      stroke(circle, Ink(0x6B6B6B), width: thin, dash: radius * 0.45)
    case .pattern: fill(circle, Ink(0xB5D4F5))
    }
  }
  /// Crosses out the link whose middle is at `center`.
  func cross(out center: CGPoint, radius: Double) {
    for slope in [-1.0, 1] {
      stroke(
        .line(
          CGPoint(x: center.x - radius, y: center.y - radius * slope),
          CGPoint(x: center.x + radius, y: center.y + radius * slope)),
        MarkInk.wrong, width: radius * 0.4)
    }
  }
}
