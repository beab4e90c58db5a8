import Models
import Widgets

/// The nine digits with how many of each are left to place. A click enters one.
struct NumberPad: View {
  let model: GameBoardModel

  var body: some View {
    ZStack {
      NumberPadLines()
      VStack(spacing: 1) {
        ForEach(0..<3) { row in
          HStack(spacing: 1) {
            ForEach(0..<3) { column in key(row * 3 + column) }
          }
        }
      }
    }
    .frame(width: NumberPadLines.size.width, height: NumberPadLines.size.height)
  }

  private func key(_ index: Int) -> some View {
    let digit = Digit.all[index]
    return NumberPadKey(
      digit: digit, left: model.game.remaining(of: digit), isMemo: model.isMemo
    )
    .onTap { model.perform(.digit(digit)) }
  }
}

/// One digit and how many of it are left; a mark where none is.
private struct NumberPadKey: LeafView, Equatable {
  let digit: Digit
  let left: Int
  let isMemo: Bool

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: 5, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let isDone = left == 0
    painter.write(
      digit.description, at: Point(x: rect.minX + 1, y: rect.minY),
      style: theme.style(for: isDone ? .padDone : isMemo ? .modeOn : .pad))
    painter.write(
      isDone ? "✓" : String(left), at: Point(x: rect.minX + 3, y: rect.minY),
      style: theme.style(for: isDone ? .padDone : .padCount))
  }
}

/// The lines around the keys of the pad.
private struct NumberPadLines: LeafView, Equatable {
  static let size = Size(width: 19, height: 7)

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { Self.size }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.theme.style(for: .line)
    let rule = String(repeating: "─", count: 5)
    let bars = String(repeating: "│     ", count: 3) + "│"
    for row in 0..<7 {
      let line =
        switch row {
        case 0: "╭" + [rule, rule, rule].joined(separator: "┬") + "╮"
        case 6: "╰" + [rule, rule, rule].joined(separator: "┴") + "╯"
        case 2, 4: "├" + [rule, rule, rule].joined(separator: "┼") + "┤"
        default: bars
        }
      painter.write(line, at: Point(x: rect.minX, y: rect.minY + row), style: style)
    }
  }
}
