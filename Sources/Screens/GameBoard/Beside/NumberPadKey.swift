import Games
import Store
import Sudoku
import Widgets

/// One digit, what stands for it on the board, and how many of it are left, where there is room for
/// that; a mark where none is. In the modes for notes a dot marks what is noted, and in that for
/// colours the digit's colour stands beside it. The digit that is armed stands in brackets.
///
/// ```
///  1 ⁶    1⁶    1✓          digits; 1:6 without small figures
///  1♥⁶    1♥    1♥✓   1 ♥ ⁶     symbols
/// 1🐙 ⁶   1🐙   1🐙✓  1 🐙 ⁶    symbols of a theme
/// ```
struct NumberPadKey: LeafView, Equatable {
  let key: PadKey
  let width: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let (theme, tiles) = (environment.theme, environment.tiles)
    let count = theme.style(for: isDone ? .padDone : .padCount)
    let digit =
      key.isArmed || key.mode != .digits
      ? theme.style(for: .modeOn) : theme.style(for: isDone ? .padDone : .pad)
    let places = PadKeyPlaces(
      width: width, tileColumns: tiles.areDigits ? nil : tiles.columns, isArmed: key.isArmed)
    func place(_ column: Int) -> Point { Point(x: rect.minX + column, y: rect.minY) }
    if let number = places.number {
      painter.draw(Tiles(.digits)[key.digit], at: place(number), style: count)
    }
    if tiles.columns(of: key.digit) > 1 {
      painter.put(tiles[key.digit], at: place(places.tile), style: digit)
    } else {
      painter.draw(tiles[key.digit], at: place(places.tile), style: digit)
    }
    if let left = places.openBracket { painter.draw("[", at: place(left), style: digit) }
    if let right = places.closeBracket { painter.draw("]", at: place(right), style: digit) }
    guard let mark = places.mark, mark < width else { return }
    switch key.mode {
    case .digits:
      let isLeftOut = width < 3 || width < 5 && places.number != nil
      let isSmall = environment.capabilities.showsBlocks && environment.hasSmallNotes
      painter.write(
        isDone ? "✓" : isLeftOut ? "" : isSmall ? Self.small[key.left] : ":\(key.left)",
        at: place(mark), style: count)
    case .notes, .centreNotes:
      if key.isNoted { painter.draw("•", at: place(mark), style: theme.style(for: .modeOn)) }
    case .colors:
      guard let color = CellColor(rawValue: key.digit.rawValue) else { return }
      let style = theme.style(for: .board).merging(theme.style(for: .cellColor(color)))
        .merging(theme.style(for: .cellColorMark(color)))
      let sign = color.sign(isUnicode: environment.capabilities.isUnicode)
      painter.draw(sign, at: place(mark), style: style)
    }
  }

  /// How many are left, above the line, so that it is not read as another digit.
  private static let small = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// Whether all nine of the digit are placed, where that is what matters.
  private var isDone: Bool { key.left == 0 && key.mode == .digits }
}

/// Where the parts of a key of the pad stand, in columns from its left.
nonisolated struct PadKeyPlaces: Equatable {
  /// The digit, where something else stands for it on the board.
  private(set) var number: Int?
  /// What stands on the board.
  private(set) var tile: Int
  /// Before an armed digit; nil where there is no room.
  private(set) var openBracket: Int?
  /// After an armed digit.
  private(set) var closeBracket: Int?
  /// What is left, or noted; nil where there is no room.
  private(set) var mark: Int?

  /// The places on a key of `width` columns, two at least. `tileColumns` is nil where digits stand on
  /// the board.
  init(width: Int, tileColumns: Int?, isArmed: Bool) {
    let step = tileColumns != nil && width < 7 ? 1 : 2
    let columns = tileColumns ?? 1
    if width < 5, isArmed {
      tile = width < 3 ? 0 : 1
    } else if columns > 1, !isArmed, 4..<7 ~= width {
      (number, tile, mark) = (0, 1, width - 1)
    } else if tileColumns != nil, width > 2 {
      let first = max(0, (width - 2 * step - 1) / 2)
      (number, tile, mark) = (first, first + step, first + 2 * step + columns - 1)
    } else {
      tile = (width - (width < 5 ? 2 : 3)) / 2
      mark = tile + (width < 5 ? 1 : 2) + columns - 1
    }
    guard isArmed else { return }
    openBracket = (number ?? tile) > 0 ? (number ?? tile) - 1 : nil
    closeBracket = tile + columns
    mark = mark.map { max($0, tile + columns + 1) }
  }
}
