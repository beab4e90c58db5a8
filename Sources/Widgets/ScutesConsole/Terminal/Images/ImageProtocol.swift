// SPDX-License-Identifier: Apache-2.0

/// A protocol for showing pixels over cells.
public enum ImageProtocol: Hashable, Sendable {
  /// Kitty's protocol. Pictures lie in a layer of their own and are removed by number.
  case kitty
  /// iTerm2's protocol. A file lies over some cells and vanishes from those that are written to.
  case iTerm
  /// DEC's sixels. A picture has at most the given number of colours and vanishes from cells that
  /// are written to.
  case sixel(colors: Int)

  /// The protocol that a terminal's answers announce, or `nil` if they announce none.
  init?(_ answers: TerminalAnswers, cellSize: Size?) {
    let name = answers.name ?? ""
    if name.hasPrefix("iTerm2") || name.hasPrefix("WezTerm") {
      self = .iTerm
    } else if answers.hasKittyGraphics {
      self = .kitty
    } else if answers.hasSixel, cellSize != nil {
      self = .sixel(colors: answers.sixelColors ?? Self.minColors)
    } else {
      return nil
    }
  }

  /// The colours of the VT340.
  private static let minColors = 16

  /// `true` if a picture lies in the cells, so writing to a cell removes it there.
  var isInCells: Bool { self != .kitty }

  /// Removes all pictures from the screen, even if another one is being sent.
  var clearSequence: [UInt8] {
    let end = "\u{1B}\\"
    return Array((end + (isInCells ? "\u{1B}[2J" : "\u{1B}_Ga=d,d=A,q=2" + end)).utf8)
  }

  /// The longest side of a transmitted picture, in pixels.
  private static let longestSide = 1000

  /// Returns `true` if `rect`, with cells of `cellSize` pixels, can be shown on a screen of
  /// `screen`. A picture in the cells must leave the last row free, since some terminals scroll
  /// after it.
  func shows(_ rect: Rect, on screen: Size, cellSize: Size) -> Bool {
    if isInCells && rect.maxY >= screen.height { return false }
    guard case .sixel = self else { return true }
    return rect.width * cellSize.width <= Self.longestSide
      && rect.height * cellSize.height <= Self.longestSide
  }

  /// Shows `image` as number `id`, with the cursor in its first cell.
  func bytes(showing image: FrameImage, id: Int, cellSize: Size) -> [UInt8] {
    let pixels = Size(
      width: image.rect.width * cellSize.width, height: image.rect.height * cellSize.height)
    let bitmap = image.bitmap
    switch self {
    case .sixel(let colors):
      // Sixels come in bands of six rows. The remaining pixels of the last cells show their
      // characters.
      let height = max(6, pixels.height / 6 * 6)
      return SixelPicture(bitmap.scaled(width: pixels.width, height: height), colors: colors).bytes
    case .kitty, .iTerm:
      // The terminal enlarges the picture itself.
      let sent = bitmap.scaled(
        width: min(bitmap.width, pixels.width, Self.longestSide),
        height: min(bitmap.height, pixels.height, Self.longestSide))
      return self == .kitty
        ? KittyPicture.bytes(showing: sent, id: id, cells: image.rect.size)
        : ITermPicture.bytes(showing: sent, cells: image.rect.size)
    }
  }
}
