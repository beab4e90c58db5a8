import Games
import Store
import Sudoku
import Widgets

/// How many of each digit stand on the board, a line each; what the digits become, where it is
/// something else. A click enters one.
///
/// ```
///  1  ●●●●●●···   3 left
///  2  ●●●●●●●●●   ✓
///  3  ●●·······   7 left
/// ```
struct DigitTracker: View {
  let model: GameBoardModel
  let words: Words
  /// Columns that there are.
  let width: Int

  var body: some View {
    let keys = PadKey.all(model)
    VStack(alignment: .leading) {
      ForEach(0..<9) { index in
        let key = keys[index]
        DigitLine(
          key: key, left: key.left > 0 ? "\(key.left) \(words.panel.left)" : nil, width: width
        )
        .onTap { model.perform(.digit(key.digit)) }
      }
    }
  }
}

/// A line of the tracker. The digit that is armed stands in brackets; a dot marks what is noted in the
/// modes for notes, and the digit's colour stands there in that for colours.
private struct DigitLine: LeafView, Equatable {
  let key: PadKey
  /// How many are left, in words; nil where none is.
  let left: String?
  let width: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let (theme, tiles) = (environment.theme, environment.tiles)
    let isDone = key.left == 0
    let digit = theme.style(
      for: key.isArmed || key.mode != .digits ? .modeOn : isDone ? .padDone : .pad)
    func place(_ column: Int) -> Point { Point(x: rect.minX + column, y: rect.minY) }
    painter.draw(Tiles(.digits)[key.digit], at: place(1), style: digit)
    if key.isArmed {
      painter.draw("[", at: place(0), style: digit)
      painter.draw("]", at: place(2), style: digit)
    }
    var column = 4
    if !tiles.areDigits {
      painter.put(tiles[key.digit], at: place(column - 1), style: digit)
      column += tiles.columns
    }
    let placed = min(9, 9 - key.left)
    let entry = theme.style(for: isDone ? .padDone : .padCount)
    painter.horizontalLine("●", from: place(column), columns: placed, style: entry)
    painter.horizontalLine(
      "·", from: place(column + placed), columns: 9 - placed, style: theme.style(for: .padDone))
    column += 10
    switch key.mode {
    case .digits:
      if isDone { painter.draw("✓", at: place(column), style: theme.style(for: .success)) }
    case .notes, .centreNotes:
      if key.isNoted { painter.draw("✎", at: place(column), style: theme.style(for: .modeOn)) }
    case .colors:
      guard let color = CellColor(rawValue: key.digit.rawValue) else { break }
      let style = theme.style(for: .board).merging(theme.style(for: .cellColor(color)))
        .merging(theme.style(for: .cellColorMark(color)))
      let sign = color.sign(isUnicode: environment.capabilities.isUnicode)
      painter.draw(sign, at: place(column), style: style)
    }
    column += 3
    guard let left, column + left.columns < width else { return }
    painter.write(left, at: place(column), style: theme.style(for: .secondary))
  }
}
