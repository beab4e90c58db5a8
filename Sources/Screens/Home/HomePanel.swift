import Models
import Widgets

/// A puzzle that can be gone on with: its name, its board, how far it has come. It is a button.
struct HomePanel<Board: View>: View {
  let title: String
  let line: String
  let metrics: BoardMetrics
  /// Rows of the panel.
  let rows: Int
  let action: () -> Void
  @ViewBuilder let board: () -> Board

  var body: some View {
    Button(action: action) {
      VStack(spacing: rows >= metrics.board.height + 6 ? 1 : 0) {
        PanelTitle(title: title, width: metrics.board.width)
        board()
        Text(line).foregroundStyle(.secondary).lineLimit(1)
          .frame(minWidth: metrics.board.width, maxWidth: metrics.board.width)
      }
      .frame(height: rows - 2)
    }
    .buttonStyle(PanelButtonStyle())
  }
}

/// The name of a panel; it stands out while the panel has the focus.
private struct PanelTitle: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  let width: Int

  var body: some View {
    Text(title).bold().lineLimit(1)
      .foregroundStyle(isFocused ? .buttonFocused : .title)
      .frame(minWidth: width, maxWidth: width)
      .background(isFocused ? .buttonFocused : .ground)
  }
}

/// A rounded frame, heavy around what has the focus.
private struct PanelButtonStyle: ButtonStyle {
  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .border(
        configuration.isFocused ? .heavyRounded : .rounded,
        configuration.isFocused ? .lineAccent : .line)
  }
}
