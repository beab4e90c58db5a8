import Scutes

/// A board with text beside it, or below if there is no room.
struct HelpSpread<Board: View, More: View>: View {
  @Environment(\.screenSize) private var size
  @State private var reading = Reading()
  let words: Words
  let title: String
  let sentences: [String]
  @ViewBuilder let board: (BoardMetrics) -> Board
  @ViewBuilder let more: () -> More

  var body: some View {
    spread
      .keyBindings(title, id: "text", bindings) { reading.turn(by: $0) }
      .onChange(of: sentences) { reading.restart() }
  }

  /// The keys that turn the pages of the text, if it has any. Otherwise they turn the help's.
  private var bindings: [KeyBinding<Int>] {
    [
      reading.page > 0
        ? KeyBinding([KeyPress(.pageUp)], -1, words.kit.scroll, id: "previous", shown: shown) : nil,
      reading.page + 1 < reading.count
        ? KeyBinding([KeyPress(.pageDown)], 1, words.kit.scroll, id: "next", shown: shown) : nil,
    ].compactMap { $0 }
  }

  /// In little room, the footer is reserved for turning the help's pages.
  private var shown: KeyVisibility { size.width < 60 ? .help : .footer }

  @ViewBuilder private var spread: some View {
    let metrics = BoardMetrics.besideText(on: size)
    if size.width >= metrics.board.width + Self.minTextWidth {
      HStack(alignment: .top, spacing: 2) {
        board(metrics)
        let width = min(56, size.width - metrics.board.width - 4)
        text(width: width, spacing: 1).frame(height: rows(beside: metrics.board, width))
      }
    } else {
      VStack {
        board(metrics)
        text(width: min(size.width - 2, 58), spacing: 0)
      }
    }
  }

  /// Rows of the text beside a board: as many as it needs, and at least the board's.
  private func rows(beside board: Size, _ width: Int) -> Int {
    let lines = TextWrapping.lineCount(of: paragraphs(1), width: width, mode: .word)
    return min(size.height - 4, max(board.height, lines + 3))
  }

  private func text(width: Int, spacing: Int) -> some View {
    VStack(alignment: .leading) {
      if spacing > 0 { Text(title).bold().foregroundStyle(.title).lineLimit(1) }
      PagedText(sentences: paragraphs(spacing), reading: $reading)
      HStack(spacing: 1) {
        more()
        Spacer()
        PageTurner(reading: $reading)
      }
    }
    .padding(EdgeInsets(top: spacing))
    .frame(width: width)
  }

  /// The sentences, separated by blank lines if spaced.
  private func paragraphs(_ spacing: Int) -> [String] {
    spacing == 0 ? sentences : Array(sentences.map { [$0] }.joined(separator: [""]))
  }

  private static var minTextWidth: Int { BoardMetrics.minTextWidthBeside }
}

nonisolated extension BoardMetrics {
  static let minTextWidthBeside = 34

  /// The largest board that leaves room for text beside it and for the bars.
  static func besideText(on screen: Size) -> BoardMetrics {
    BoardStage(size: Size(width: screen.width, height: screen.height - 4))
      .board(beside: minTextWidthBeside) ?? .compact
  }
}
