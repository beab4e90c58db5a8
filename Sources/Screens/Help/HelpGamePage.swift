import Sudoku
import Widgets

/// A board that is played on, and what can be tried there.
struct HelpGamePage: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let page: HelpPage
  let board: GameBoardModel?
  /// Goes so many pages on.
  let turn: (Int) -> Void

  var body: some View {
    if let board {
      HelpSpread(words: words, title: words.help.title(page), sentences: sentences(board)) {
        metrics in
        BoardView(model: board, metrics: metrics, words: words)
          .keyBindings(words.board.title, bindings(board)) { perform($0, on: board) }
          .asking(board, words: words)
      } more: {
        Text(board.message?.text ?? " ").foregroundStyle(.accent).lineLimit(1)
          .onDeadline(board.message?.end) { board.forgetMessage() }
      }
    }
  }

  private func sentences(_ board: GameBoardModel) -> [String] {
    let key = { board.key(of: $0) }
    return page == .notes
      ? words.help.notes(key(.memo), key(.fillHere), key(.undo))
      : words.help.moving(key(.nextEmpty), key(.undo), HelpAction.pageKeys(words))
  }

  /// Does what is tried here. At an edge an arrow turns the page.
  private func perform(_ action: GameBoardAction, on board: GameBoardModel) {
    let cursor = board.cursor
    switch action {
    case .move(.left) where cursor.column == 0, .move(.up) where cursor.row == 0: turn(-1)
    case .move(.right) where cursor.column == 8, .move(.down) where cursor.row == 8: turn(1)
    default: board.perform(action)
    }
  }

  /// The keys of what is tried here.
  private func bindings(_ board: GameBoardModel) -> [KeyBinding<GameBoardAction>] {
    GameBoardAction.bindings(words).compactMap { binding in
      switch binding.action {
      case .move, .digit:
        size.width < 60 ? binding.shownInHelp : binding
      case .moveByBox, .nextEmpty, .previousEmpty, .note, .clear, .memo, .undo, .redo, .fillHere:
        // The footer is for what leads on: how the rest is done is what the page says.
        binding.shownInHelp
      default: nil
      }
    }
  }
}

nonisolated extension KeyBinding {
  /// The same without a place in the footer.
  fileprivate var shownInHelp: KeyBinding {
    KeyBinding(
      keys, action, title, id: id, shown: visibility == .footer ? .help : visibility, as: label,
      speakingForNext: speaksForNext)
  }
}
