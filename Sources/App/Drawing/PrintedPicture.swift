import Foundation
import Hints
import Screens
import Sudoku

/// A board as a picture of its own: its title above it, and the text of its hint below.
struct PrintedPicture {
  let puzzle: PrintedPuzzle
  var title: String?
  let language: Language

  private static let margin = 12.0
  private static let side = 440.0
  private static let lettering = Lettering(size: 18, isBold: true)

  /// The size, which depends on how much there is to say.
  ///
  /// - Throws: ``UsageError`` if there isn't enough memory.
  func size() throws(UsageError) -> CGSize {
    let scratch = try Drawing(.svg, size: CGSize(width: 1, height: 1), language: language)
    let text =
      puzzle.hint.map {
        $0.height(width: Self.side, .normal, on: scratch) + Self.margin
      } ?? 0
    return CGSize(
      width: Self.side + 2 * Self.margin,
      height: (top + Self.side + text + Self.margin).rounded(.up))
  }

  /// Draws it into a file, that many pixels wide as PNG.
  ///
  /// - Throws: ``UsageError`` if there isn't enough memory.
  func drawing(_ format: DrawingFormat, width: Int?) throws(UsageError) -> Drawing {
    let size = try self.size()
    let drawing = try Drawing(
      format, size: size, scale: Double(width ?? Self.usualWidth) / size.width, language: language)
    draw(on: drawing)
    return drawing
  }

  /// Pixels.
  private static let usualWidth = 1000

  /// Draws it from the top left of a drawing of that size.
  func draw(on drawing: Drawing) {
    let board = CGRect(x: Self.margin, y: top, width: Self.side, height: Self.side)
    if let title {
      drawing.write(
        drawing.shortened(title, Self.lettering, width: Self.side),
        at: CGPoint(x: board.midX, y: Self.margin + 16), Self.lettering, .black, anchor: .middle)
    }
    puzzle.board.draw(in: board, on: drawing)
    puzzle.hint?.draw(
      in: CGRect(
        x: board.minX, y: board.maxY + Self.margin, width: Self.side, height: .infinity),
      .normal, on: drawing)
  }

  private var top: Double { Self.margin + (title == nil ? 0 : 30) }
}
