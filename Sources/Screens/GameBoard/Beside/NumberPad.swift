import Models
import Widgets

/// The nine digits with how many of each are left to place, or what a mode makes of them. A click
/// enters one.
struct NumberPad: View {
  let model: GameBoardModel
  let words: Words
  /// Columns that there are.
  let width: Int
  /// Whether there are lines between the rows.
  let isTall: Bool

  var body: some View {
    let keys = PadKey.all(model)
    let metrics = PadMetrics(width: width, isTall: isTall)
    return ZStack(alignment: .topLeading) {
      NumberPadLines(metrics: metrics, title: title)
      VStack(spacing: isTall ? 1 : 0) {
        ForEach(0..<3) { row in
          HStack(spacing: 1) {
            ForEach(0..<3) { column in
              let key = keys[row * 3 + column]
              NumberPadKey(key: key, width: metrics.key).onTap { model.perform(.digit(key.digit)) }
            }
          }
        }
      }
      .padding(.all, 1)
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
  }

  private var title: String? {
    switch model.mode {
    case .digits: nil
    case .notes: "✎ \(words.board.memo)"
    case .centreNotes: "+ \(words.panel.centreMode)"
    case .colors: "# \(words.panel.colorMode)"
    }
  }
}

/// The nine digits on one line. What takes two columns on the board takes the columns between the
/// keys as well.
struct PadLine: View {
  @Environment(\.tiles) private var tiles
  let model: GameBoardModel
  let words: Words
  /// Columns of a key.
  var key = 3
  var spacing = 1

  var body: some View {
    let keys = PadKey.all(model)
    let taken = tiles.columns > 1 ? spacing : 0
    return HStack(spacing: spacing - taken) {
      ForEach(0..<9) { index in
        NumberPadKey(key: keys[index], width: key + taken)
          .onTap { model.perform(.digit(keys[index].digit)) }
      }
    }
  }
}

/// What a key of the pad shows.
nonisolated struct PadKey: Hashable {
  let digit: Digit
  /// How many are left to place.
  let left: Int
  let mode: EntryMode
  /// Whether the digit is noted in the cell under the cursor, in a mode for notes.
  var isNoted = false
  /// Whether it is the digit that goes into the cells that are chosen.
  var isArmed = false

  /// All nine.
  @MainActor static func all(_ model: GameBoardModel) -> [PadKey] {
    let mode = model.mode
    let noted: DigitSet =
      switch mode {
      case .digits, .colors: .none
      case .notes: model.game.notes(at: model.cursor)
      case .centreNotes: model.game.notes(at: model.cursor, kind: .centre)
      }
    return Digit.all.map { digit in
      PadKey(
        digit: digit, left: model.game.remaining(of: digit), mode: mode,
        isNoted: noted.contains(digit), isArmed: model.isDigitFirst && model.armedDigit == digit)
    }
  }
}

/// How large the pad and its keys are.
nonisolated struct PadMetrics: Equatable {
  /// Columns of a key.
  let key: Int
  let isTall: Bool

  /// A pad for `width` columns.
  init(width: Int, isTall: Bool) {
    key = min(9, max(5, (width - 4) / 3))
    self.isTall = isTall
  }

  var size: Size { Size(width: 3 * key + 4, height: isTall ? 7 : 5) }
}

/// The lines around the keys of the pad, with what the keys are for.
private struct NumberPadLines: LeafView, Equatable {
  let metrics: PadMetrics
  let title: String?

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.size }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.theme.style(for: title == nil ? .line : .lineAccent)
    let rule = String(repeating: "─", count: metrics.key)
    let bars = String(repeating: "│" + String(repeating: " ", count: metrics.key), count: 3) + "│"
    for row in 0..<metrics.size.height {
      let line =
        switch row {
        case 0: "╭" + [rule, rule, rule].joined(separator: "┬") + "╮"
        case metrics.size.height - 1: "╰" + [rule, rule, rule].joined(separator: "┴") + "╯"
        case let row where metrics.isTall && row.isMultiple(of: 2):
          "├" + [rule, rule, rule].joined(separator: "┼") + "┤"
        default: bars
        }
      for (column, character) in line.enumerated() {
        painter.draw(
          character, at: Point(x: rect.minX + column, y: rect.minY + row), style: style)
      }
    }
    guard let title else { return }
    painter.write(
      " \(title) ", at: Point(x: rect.minX + 2, y: rect.minY),
      style: environment.theme.style(for: .modeOn))
  }
}
