import Scutes

/// The whole screen: a header, the board with its panel, and a footer with the keys.
struct GameScreen: View {
  let model: BoardModel
  let exit: ExitAction

  var body: some View {
    NavigationStack(path: [Int]()) {
      VStack {
        Header()
        HStack(alignment: .top, spacing: 4) {
          BoardView(model: model)
          SidePanel(model: model)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        KeyHints()
      }
      .keyBindings("Board", Action.bindings, perform: perform)
    } destination: { _ in
      EmptyView()
    }
  }

  private func perform(_ action: Action) {
    switch action {
    case .move(let direction): model.move(direction)
    case .quit: exit.perform()
    }
  }
}

/// The key actions of the board.
nonisolated enum Action {
  case move(BoardDirection)
  case quit

  @MainActor static let bindings = [
    KeyBinding([KeyPress(.up)], Action.move(.up), "move", as: "↑↓←→"),
    KeyBinding([KeyPress(.down)], .move(.down), "move", shown: .hidden),
    KeyBinding([KeyPress(.left)], .move(.left), "move", shown: .hidden),
    KeyBinding([KeyPress(.right)], .move(.right), "move", shown: .hidden),
    KeyBinding([KeyPress("q")], .quit, "quit"),
  ]
}

private struct Header: View {
  var body: some View {
    HStack {
      Text("Sudoku").bold()
      Spacer()
      Text("Medium").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 1)
    .frame(height: 1)
  }
}
