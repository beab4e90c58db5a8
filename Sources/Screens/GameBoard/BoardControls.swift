import Models
import Widgets

/// The controls beside the board: the pad, the memo switch, undo and so on. Each shows its key; the
/// mouse works them, the keyboard has the keys.
struct BoardControls: View {
  let model: GameBoardModel
  let words: Words
  let perform: (GameBoardAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      NumberPad(model: model)
      Spacer(minLength: 1)
      MemoSwitch(model: model, words: words, perform: perform)
      Spacer(minLength: 1)
      VStack(alignment: .leading) {
        row("←", words.board.undo, .undo, "u", isEnabled: model.game.canUndo)
        row("→", words.board.redo, .redo, "r", isEnabled: model.game.canRedo)
        row("↺", words.board.restart, .restart, "R", isEnabled: model.canRestart)
      }
      Spacer(minLength: 1)
      row("‖", model.isPaused ? words.board.resume : words.board.pause, .pause, "p")
      Spacer(minLength: 1)
      row("■", words.board.end, .end, "q")
      row("★", words.board.score, .score, "s")
    }
    .frame(width: 21)
  }

  private func row(
    _ icon: String, _ title: String, _ action: GameBoardAction, _ key: String,
    isEnabled: Bool = true
  ) -> some View {
    ControlRow(icon: icon, title: title, key: key, isEnabled: isEnabled)
      .onTap { perform(action) }
  }
}

private struct MemoSwitch: View {
  let model: GameBoardModel
  let words: Words
  let perform: (GameBoardAction) -> Void

  var body: some View {
    ControlRow(
      icon: "✎", title: words.board.memo, key: "m", isEnabled: true,
      state: model.isMemo ? words.board.on : words.board.off, isOn: model.isMemo
    )
    .onTap { perform(.memo) }
  }
}

/// A control on a line: icon, name, state, key.
private struct ControlRow: LeafView, Equatable {
  let icon: String
  let title: String
  let key: String
  let isEnabled: Bool
  var state: String?
  var isOn = false

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: 21, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let text = theme.style(for: isOn ? .modeOn : isEnabled ? .button : .buttonDisabled)
    painter.write(icon, at: Point(x: rect.minX + 1, y: rect.minY), style: text)
    painter.write(title, at: Point(x: rect.minX + 3, y: rect.minY), style: text)
    if let state {
      painter.write(state, at: Point(x: rect.maxX - 9, y: rect.minY), style: text)
    }
    painter.write(
      key, at: Point(x: rect.maxX - 3, y: rect.minY),
      style: theme.style(for: isEnabled ? .key : .buttonDisabled))
  }
}
