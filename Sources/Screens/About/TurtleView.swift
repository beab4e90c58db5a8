import Scutes
import Store
import Sudoku

/// The turtle on its way across a board.
///
/// ```
/// ┏━━━━━━━┳━━━━━━━┳━━━━━━━┓
/// ┃ 6 9 3 ┃ 7 8 4 ┃ 5 1 2 ┃
/// ┃ 4   '◉┃       ┃       ┃
/// ```
struct TurtleView: View {
  @Environment(\.clock) private var clock
  @State private var run: TurtleRun
  private let words: AboutWords
  private let goHome: () -> Void

  init(run: TurtleRun, words: AboutWords, goHome: @escaping () -> Void) {
    _run = State(wrappedValue: run)
    self.words = words
    self.goHome = goHome
  }

  var body: some View {
    VStack {
      TurtleBoard(run: run)
      Text(run.isDone ? words.turtleDone : words.turtleWalks)
        .foregroundStyle(run.isDone ? .success : .secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, minHeight: 2)
    }
    .onTap(goHome)
    .focusable()
    .onDeadline(run.deadline) { run.advance(to: clock.now) }
  }
}

/// A board of thirteen rows, with the turtle on it.
private struct TurtleBoard: LeafView, Equatable {
  let run: TurtleRun

  private static let rule = "━━━━━━━"

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: 25, height: 13)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    drawLines(in: rect, on: painter, environment.textStyle(.lineAccent))
    for cell in Cell.all {
      guard let digit = run.digit(at: cell) else { continue }
      painter.put(
        Tiles(.digits)[digit], at: place(of: cell, in: rect),
        style: environment.textStyle(run.isGiven(cell) ? .title : .accent))
    }
    guard let cell = run.place else { return }
    let shell = place(of: cell, in: rect)
    let style = environment.textStyle(.accentSecond)
    painter.put(isUnicode ? "◉" : "O", at: shell, style: style)
    painter.put("'", at: Point(x: shell.x + (run.walksLeft ? -1 : 1), y: shell.y), style: style)
  }

  private func drawLines(in rect: Rect, on painter: Painter, _ style: TextStyle) {
    let rules = [("┏", "┳", "┓"), ("┣", "╋", "┫"), ("┣", "╋", "┫"), ("┗", "┻", "┛")]
    for (index, (left, middle, right)) in rules.enumerated() {
      let line = left + [Self.rule, Self.rule, Self.rule].joined(separator: middle) + right
      painter.write(line, at: Point(x: rect.minX, y: rect.minY + 4 * index), style: style)
    }
    for row in 0..<12 where !row.isMultiple(of: 4) {
      for column in 0..<4 {
        painter.put("┃", at: Point(x: rect.minX + 8 * column, y: rect.minY + row), style: style)
      }
    }
  }

  private func place(of cell: Cell, in rect: Rect) -> Point {
    Point(
      x: rect.minX + 2 + 2 * cell.column + 2 * (cell.column / 3),
      y: rect.minY + 1 + cell.row + cell.row / 3)
  }
}
