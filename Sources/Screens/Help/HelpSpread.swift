import Widgets

/// A board and what is to be said of it: beside it where there is room, else below it.
struct HelpSpread<Board: View, More: View>: View {
  @Environment(\.screenSize) private var size
  let title: String
  let sentences: [String]
  @ViewBuilder let board: (BoardMetrics) -> Board
  @ViewBuilder let more: () -> More

  var body: some View {
    let metrics = BoardMetrics.besideText(on: size)
    if size.width >= metrics.board.width + Self.leastText {
      HStack(alignment: .top, spacing: 2) {
        board(metrics)
        text(width: min(56, size.width - metrics.board.width - 4), spacing: 1)
      }
    } else {
      VStack {
        board(metrics)
        text(width: min(size.width - 2, 58), spacing: 0)
      }
    }
  }

  private func text(width: Int, spacing: Int) -> some View {
    VStack(alignment: .leading) {
      if spacing > 0 { Text(title).bold().foregroundStyle(.title).lineLimit(1) }
      ScrollView {
        VStack(alignment: .leading, spacing: spacing) {
          ForEach(sentences, id: \.self) { Text($0) }
        }
        .frame(width: width - 1, alignment: .leading)
      }
      more()
    }
    .padding(EdgeInsets(top: spacing))
    .frame(width: width)
  }

  /// Columns for a text beside a board.
  private static var leastText: Int { BoardMetrics.leastTextBeside }
}

extension HelpSpread where More == EmptyView {
  /// Nothing below the text.
  init(
    title: String, sentences: [String], @ViewBuilder board: @escaping (BoardMetrics) -> Board
  ) {
    self.init(title: title, sentences: sentences, board: board, more: { EmptyView() })
  }
}

nonisolated extension BoardMetrics {
  /// Columns at least for a text beside a board.
  static let leastTextBeside = 34

  /// The largest board that leaves room for a text beside it and the bars around it.
  static func besideText(on screen: Size) -> BoardMetrics {
    allCases.last {
      $0.board.width + leastTextBeside <= screen.width && $0.board.height + 4 <= screen.height
    } ?? .compact
  }
}
