import Games
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// Runs the whole suite on a headless terminal, in a world that a test can share between launches.
final class SuiteDriver {
  let world: SuiteWorld
  let suite: Suite
  let view: ViewDriver

  /// Launches the suite in `world`: at Home, on the board of `puzzle` over the levels, or before
  /// Home if it `begins`.
  init(
    width: Int = 80, height: Int = 24, world: SuiteWorld? = nil, puzzle: Puzzle? = nil,
    theme: SuiteTheme? = nil, colorDepth: TerminalCapabilities.ColorDepth = .trueColor,
    isUnicode: Bool = true, language: Language? = nil, notice: String? = nil, begins: Bool = false
  ) throws {
    let world = try world ?? SuiteWorld()
    if let language { world.systemLanguage = language }
    if let theme { world.preferences.theme = ThemeChoice(rawValue: theme.rawValue) ?? .automatic }
    var dependencies = world.dependencies()
    let process = Process()
    dependencies.suspend = { process.runtime?.suspend() }
    let suite = Suite(dependencies: dependencies, notice: notice)
    if let puzzle {
      suite.go(to: .levels)
      suite.play(puzzle)
    } else if begins {
      suite.begin()
    }
    self.world = world
    self.suite = suite
    view = ViewDriver(
      width: width, height: height, theme: SuiteTheme.shoreDark.theme, colorDepth: colorDepth,
      isUnicode: isUnicode, clock: world.clock
    ) {
      SuiteView(suite: suite)
    }
    process.runtime = view.runtime
    suite.configure(view.runtime)
    view.runtime.showFrame()
    view.runtime.aroundSuspension = { stop in
      suite.pauseWhile {
        stop()
        world.whileSuspended()
      }
    }
    view.runtime.onTermination = { _ in suite.save() }
  }

  private final class Process {
    weak var runtime: Runtime?
  }

  /// A launch on the board of the well-known puzzle, with the cursor on its first empty cell, r1c3.
  static func onBoard(
    width: Int = 80, height: Int = 24, world: SuiteWorld? = nil, theme: SuiteTheme? = nil,
    colorDepth: TerminalCapabilities.ColorDepth = .trueColor, language: Language? = nil
  ) throws -> SuiteDriver {
    try SuiteDriver(
      width: width, height: height, world: world, puzzle: .wellKnown(), theme: theme,
      colorDepth: colorDepth, language: language)
  }

  // MARK: What is to be seen

  var text: String { view.text }

  /// The rows of the screen.
  var rows: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  func shows(_ words: String) -> Bool { text.contains(words) }

  /// `true` if nothing wakes the program but its look at the calendar.
  var isAsleep: Bool { view.runtime.nextDeadline == suite.records.nextDayCheck }

  /// The words on the screen on one line.
  var sentence: String { Self.sentence(rows.joined(separator: " ")) }

  /// The words to the right of the board on one line.
  var panel: String {
    guard let (origin, metrics) = try? shownBoard() else { return "" }
    let rows = rows.map {
      Self.columns(of: $0).dropFirst(origin.x + metrics.board.width).joined()
    }
    return Self.sentence(rows.joined(separator: " "))
  }

  /// The words of the current sheet on one line, without its title bar. Empty without a sheet.
  var sheet: String {
    guard let bar = rows.firstIndex(where: { $0.contains(" ━━━━━ ") && $0.contains("✕") }),
      let grabber = rows[bar].firstRange(of: " ━━━━━ "),
      let left = rows[bar][..<grabber.lowerBound].lastIndex(of: "│"),
      let right = rows[bar][grabber.upperBound...].firstIndex(of: "│")
    else { return "" }
    let columns = rows[bar].distance(from: rows[bar].startIndex, to: left) + 1
    let width = rows[bar].distance(from: left, to: right) - 1
    let inside = rows[(bar + 1)...].prefix { $0.dropFirst(columns - 1).first == "│" }
    return Self.sentence(inside.map { $0.dropFirst(columns).prefix(width) }.joined(separator: " "))
  }

  private static func sentence(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The game on the board.
  ///
  /// A failed `#require` would print the whole suite each time.
  func board() throws -> GameBoardModel {
    guard let board = suite.board else { throw NotOnScreen(what: "board") }
    return board
  }

  /// The screen in the form of a record.
  func golden() throws -> String {
    guard let canvas = view.canvas else { throw NotOnScreen(what: "canvas") }
    return canvas.golden
  }

  // MARK: What the user does

  /// Types characters, and special keys by their signs: "→5", "⏎", "⎋", "⇥", "⌫".
  func type(_ keys: String) {
    view.type(keys)
  }

  /// Types keys faster than frames are shown, so one frame shows all their effects.
  func typeAtOnce(_ keys: String) {
    send(keys.map { .key(KeyPress(typedAs: $0)) })
  }

  /// Sends events before the next frame.
  func send(_ events: [InputEvent]) {
    view.terminal.send(events)
    view.runtime.step()
  }

  func press(_ keys: KeyPress...) {
    for key in keys { view.press(key) }
  }

  /// Moves the cursor to a cell, counted from 1, with the arrows.
  func move(toRow row: Int, column: Int) throws {
    let cursor = try board().cursor
    let (down, right) = (row - 1 - cursor.row, column - 1 - cursor.column)
    typeAtOnce(arrows("↑", "↓", down) + arrows("←", "→", right))
    guard try board().cursor == Cell(row: row - 1, column: column - 1) else {
      throw NotOnScreen(what: "cursor")
    }
  }

  /// Clicks a cell of the board, counted from 1.
  func click(row: Int, column: Int, modifiers: KeyPress.Modifiers = []) throws {
    let place = try point(row: row, column: column)
    view.send(.mouse(MouseEvent(.press(.left), at: place, modifiers: modifiers)))
    view.send(.mouse(MouseEvent(.release(.left), at: place, modifiers: modifiers)))
  }

  /// Sends a mouse event over a cell of the board, counted from 1.
  func mouse(_ kind: MouseEvent.Kind, row: Int, column: Int) throws {
    view.send(.mouse(MouseEvent(kind, at: try point(row: row, column: column))))
  }

  /// The first point of a cell of the board, counted from 1, on the screen.
  func point(row: Int, column: Int) throws -> Point {
    let (origin, metrics) = try shownBoard()
    let cell = metrics.origin(of: Cell(row: row - 1, column: column - 1))
    return Point(x: origin.x + cell.x, y: origin.y + cell.y)
  }

  /// The board's top left corner on the screen.
  func boardOrigin() throws -> Point { try shownBoard().origin }

  /// The text of a cell of the board, counted from 1, row by row.
  func cell(row: Int, column: Int) throws -> [String] {
    let origin = try point(row: row, column: column)
    let size = try shownBoard().metrics.cell
    return (0..<size.height).map { y in
      Self.columns(of: rows[origin.y + y]).dropFirst(origin.x).prefix(size.width).joined()
    }
  }

  /// The visible board, found by its row numbers. A small one has none, but its place is known.
  private func shownBoard() throws -> (origin: Point, metrics: BoardMetrics) {
    let width = view.terminal.size.width
    let columns = rows.map { row in
      let columns = Self.columns(of: row)
      return columns + Array(repeating: " ", count: max(0, width - columns.count))
    }
    for metrics in BoardMetrics.allCases.reversed() {
      let labels = (0..<9).map { metrics.labelPlace(ofRow: $0) }
      for y in columns.indices where y + metrics.board.height <= columns.count {
        for x in columns[y].indices where x + metrics.board.width <= columns[y].count {
          let isHere = labels.enumerated().allSatisfy { columns[y + $1.y][x] == "\($0 + 1)" }
          guard isHere, metrics.hasTiles || ["┏", " "].contains(columns[y][x]) else { continue }
          return (Point(x: x, y: y), metrics)
        }
      }
    }
    let (size, small) = (view.terminal.size, BoardMetrics.small)
    let plan = BoardPlan.fitting(size, allowsSmall: true)
    if plan.metrics == small, try !board().hints.isShown {
      let rest = size.height - 2 - small.board.height - plan.below
      return (Point(x: (size.width - small.board.width) / 2, y: 1 + rest / 2), small)
    }
    throw NotOnScreen(what: "board")
  }

  /// The text of each column, empty for the second column of a wide character.
  private static func columns(of row: Substring) -> [String] {
    row.flatMap { character -> [String] in
      let text = String(character)
      return text.columns == 2 ? [text, ""] : [text]
    }
  }

  /// Lets time pass.
  func advance(by duration: Duration) {
    view.advance(by: duration)
  }

  /// Lets time pass while the whole machine is asleep.
  func sleep(for duration: Duration) {
    world.clock.now += duration
    view.runtime.runDue()
  }

  /// Places the digits of the solution in all empty cells but the last `spared` ones: the last one
  /// by its key, the others by what their keys do, which takes a tenth of the time.
  func solve(sparing spared: Int = 0) throws {
    let model = try board()
    let cells = model.game.board.grid.emptyCells.dropLast(spared)
    for cell in cells {
      guard let digit = model.game.puzzle.solution[cell] else {
        throw NotOnScreen(what: "solution")
      }
      model.go(to: cell)
      if cell == cells.last { typeAtOnce(digit.description) } else { model.press(digit) }
    }
    if try board().game.isComplete { advance(by: GameBoardModel.patience) }
  }

  private func arrows(_ back: String, _ forth: String, _ count: Int) -> String {
    String(repeating: count < 0 ? back : forth, count: abs(count))
  }
}

extension Suite {
  /// The first steps on a board, if the user is taking them.
  var firstSteps: FirstSteps? { welcome?.steps }

  /// The names of the screens on top of Home, without their parameters: "levels", "board".
  var trail: [String] {
    router.path.map { route in String("\(route)".prefix { $0 != "(" }) }
  }
}

/// The error for something that should be on the screen.
struct NotOnScreen: Error {
  let what: String
}

nonisolated extension KeyPress {
  static let shiftTab = KeyPress(.tab, modifiers: .shift)

  static func control(_ character: Character) -> KeyPress {
    KeyPress(character, modifiers: .control)
  }
}
