/// A protocol for showing pixels over cells.
enum ImageProtocol: Hashable {
  /// That of kitty: pictures lie in a layer of their own, and go by their numbers.
  case kitty
  /// That of iTerm2: a file over some cells, which is gone from those that are written to.
  case iTerm
  /// DEC's: pixels in so many colours at most, gone from cells that are written to.
  case sixel(colors: Int)

  /// What the answers of a terminal say; nil where it shows none.
  init?(_ answers: TerminalAnswers, cellSize: Size?) {
    let name = answers.name ?? ""
    if name.hasPrefix("iTerm2") || name.hasPrefix("WezTerm") {
      self = .iTerm
    } else if answers.hasKittyGraphics {
      self = .kitty
    } else if answers.hasSixel, cellSize != nil {
      self = .sixel(colors: answers.sixelColors ?? Self.fewestColors)
    } else {
      return nil
    }
  }

  /// As many colours as the VT340 has.
  private static let fewestColors = 16

  /// Whether a picture lies in the cells, so that writing to one takes it away there.
  var isInCells: Bool { self != .kitty }

  /// Takes away all pictures on the screen, even if another one was on its way.
  var farewell: [UInt8] {
    let end = "\u{1B}\\"
    return Array((end + (isInCells ? "\u{1B}[2J" : "\u{1B}_Ga=d,d=A,q=2" + end)).utf8)
  }

  /// The longest side of a picture that is sent, in pixels.
  private static let longestSide = 1000

  /// Whether `rect`, with cells of `cellSize` pixels, can be shown on a screen of `screen`. One that
  /// lies in the cells leaves the last row free: some terminals scroll after it.
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
      // Sixels come by six rows. What is left to the last cells' ends shows their characters.
      let height = max(6, pixels.height / 6 * 6)
      return SixelPicture(bitmap.scaled(width: pixels.width, height: height), colors: colors).bytes
    case .kitty, .iTerm:
      // The terminal makes them larger itself.
      let sent = bitmap.scaled(
        width: min(bitmap.width, pixels.width, Self.longestSide),
        height: min(bitmap.height, pixels.height, Self.longestSide))
      return self == .kitty
        ? KittyPicture.bytes(showing: sent, id: id, cells: image.rect.size)
        : ITermPicture.bytes(showing: sent, cells: image.rect.size)
    }
  }
}
