import Scutes

/// A notice that opens by itself over the board of a game that is being played. Keys of the board
/// still act on it, because they were typed for it. Those after the first moments close the notice.
struct BoardNotice: View {
  @Environment(\.dismiss) private var dismiss
  @State private var start: Duration?
  let text: String
  let button: String
  let board: GameBoardModel

  var body: some View {
    NoticeSheet(text: text, button: button)
      .onAppear { start = board.dependencies.now() }
      .onKeyPress { key in
        guard board.performCovered(key) else { return .ignored }
        if let start, board.dependencies.now() - start >= GameBoardModel.patience { dismiss() }
        return .handled
      }
  }
}
