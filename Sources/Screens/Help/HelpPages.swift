import Games
import Hints
import Scutes
import Sudoku

/// A playable board, and things to try on it.
struct HelpGamePage: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let page: HelpPage
  let board: GameBoardModel?
  /// Turns by a number of pages.
  let turn: (Int) -> Void

  var body: some View {
    if let board {
      HelpSpread(words: words, title: words.help.title(page), sentences: sentences(board)) {
        metrics in
        BoardView(model: board, metrics: metrics)
          .commands(commands, on: tried(board))
          .asking(board, words: words)
      } more: {
        Text(board.message?.text ?? " ").foregroundStyle(.accent).lineLimit(1)
          .onDeadline(board.message?.end) { board.forgetMessage() }
      }
    }
  }

  private func sentences(_ board: GameBoardModel) -> [String] {
    page == .notes
      ? words.help.notes(board.key)
      : words.help.moving(turningPages: HelpScreen.pageKeys(words), board.key)
  }

  /// The board to try things on. At an edge an arrow turns the page.
  private func tried(_ board: GameBoardModel) -> GameBoard {
    GameBoard(
      model: board,
      intercept: { id, perform in
        let cursor = board.cursor
        switch id {
        case "move.left" where cursor.column == 0, "move.up" where cursor.row == 0: turn(-1)
        case "move.right" where cursor.column == 8, "move.down" where cursor.row == 8: turn(1)
        default: perform()
        }
      })
  }

  /// The commands to try. The footer is for navigation. The page itself explains most of them.
  private var commands: CommandTable<GameBoard> {
    let single = [
      "nextEmpty", "previousEmpty", "clear", "fillHere", "memo", "undo", "redo",
    ]
    var table = GameBoard.commands(words)
    table.commands.removeAll { command in
      let isGroup = ["move", "digit", "moveByBox", "note"].contains {
        command.id.hasPrefix("\($0).")
      }
      return !isGroup && !single.contains(command.id)
    }
    for index in table.commands.indices where table.commands[index].visibility == .footer {
      let isMoveOrDigit = ["move.up", "digit.1"].contains(table.commands[index].id)
      if size.width < 60 || !isMoveOrDigit { table.commands[index].visibility = .help }
    }
    return table
  }
}

/// The rules, on a board that highlights the peers of the clicked cell.
struct HelpRulesPage: View {
  @State private var cursor = Cell(40)
  let words: Words

  var body: some View {
    HelpSpread(words: words, title: words.help.title(.rules), sentences: words.help.rules) {
      metrics in
      BoardDrawing(picture: picture, metrics: metrics)
        .onMouse { event, point in
          guard case .press(.left) = event.kind, let cell = metrics.cell(at: point) else {
            return false
          }
          cursor = cell
          return true
        }
        .focusable()
    } more: {
    }
  }

  private var picture: BoardPicture {
    let givens = Puzzle.example?.givens ?? Grid()
    var picture = BoardPicture(grid: givens, givens: givens)
    picture.cursor = cursor
    return picture
  }
}

/// A hint told in steps and drawn on a board.
struct HelpHintPage: View {
  @State private var drill: Drill?
  @State private var rung = HintLadder.Rung.place
  let words: Words

  var body: some View {
    HelpSpread(words: words, title: words.help.title(.hints), sentences: sentences) { metrics in
      DrillDrawing(drill: drill, rung: rung, metrics: metrics)
    } more: {
      Button("✦ \(rung == .reasons ? words.help.again : words.hints.more)") { goOn() }
    }
    .task(id: 0) { drill = await Drill.make(.nakedPair, seed: 3) }
  }

  private var sentences: [String] {
    guard let explanation = drill?.explanation(in: words) else {
      return [words.help.searching]
    }
    return switch rung {
    case .place: [words.help.hints, explanation.lookAt]
    case .technique: [explanation.title, explanation.lookAt]
    case .reasons: [explanation.title] + explanation.sentences
    }
  }

  private func goOn() {
    let rungs = HintLadder.Rung.allCases
    rung = rungs[(rung.rawValue + 1) % rungs.count]
  }
}

nonisolated extension Drill {
  /// An explanation of the easiest deduction.
  func explanation(in words: Words) -> Explanation? {
    easiest.map { words.explanation(of: $0, in: position) }
  }
}

/// The scoring, explained on a made-up score.
struct HelpScoresPage: View {
  @Environment(\.screenSize) private var size
  let words: Words

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(words.help.scores, id: \.self) { Text($0) }
        Divider()
        if let sheet = Self.sheet {
          let lines = ScoreLine.lines(of: sheet, words: words)
          ForEach(0..<lines.count) { lines[$0] }
        }
      }
      .frame(width: min(60, size.width - 4))
    }
  }

  /// The example's score, for solving it in six minutes with an error and a look at a hint.
  private static let sheet: ScoreSheet? = Puzzle.example.map { puzzle in
    var game = Game(id: 0, puzzle: puzzle, origin: .level)
    game.count(.nudge, at: .zero)
    return ScoreSheet(puzzle: puzzle, elapsed: .seconds(360), errors: 1, hints: game.hints)
  }
}

/// A list of explanations.
struct HelpListPage: View {
  @Environment(\.screenSize) private var size
  let title: String
  let rows: [HelpRow]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: size.height >= 24 ? 1 : 0) {
        Text(title).bold().foregroundStyle(.title)
        ForEach(rows, id: \.self) { row in
          VStack(alignment: .leading) {
            Text(row.name).foregroundStyle(.accent)
            Text(row.text).padding(EdgeInsets(leading: 2))
          }
        }
      }
      .frame(width: min(70, size.width - 4))
    }
  }
}

/// All keys, from the tables that the screens use.
struct HelpKeysPage: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  let words: Words
  let tables: [KeyTable]

  var body: some View {
    let lines = lines
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<lines.count) { row(lines[$0]) }
      }
      .frame(width: width)
    }
  }

  private var width: Int { min(70, size.width - 4) }
  private var keyWidth: Int { width >= 50 ? 26 : 15 }

  @ViewBuilder private func row(_ line: Line) -> some View {
    if line.title.isEmpty {
      Text(line.keys).bold().foregroundStyle(.title).padding(EdgeInsets(top: 1))
    } else {
      HStack(alignment: .top, spacing: 1) {
        Text(line.keys).foregroundStyle(.key).frame(width: keyWidth, alignment: .leading)
        Text(line.title)
      }
    }
  }

  /// A line of the page: keys and their action, or a heading, which has no title.
  private struct Line {
    let keys: String
    let title: String
  }

  private var lines: [Line] {
    tables.flatMap { table in
      [Line(keys: table.title, title: "")]
        + table.entries.filter { $0.visibility != .hidden }.map { entry in
          let keys = entry.allKeys(isUnicode: capabilities.isUnicode, names: words.kit.keyNames)
          return Line(keys: keys.joined(separator: " "), title: entry.title)
        }
    }
  }
}
