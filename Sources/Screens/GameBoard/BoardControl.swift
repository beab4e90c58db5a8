import Models
import Widgets

/// What can be done by a click beside or below the board.
struct BoardControl: Hashable, Identifiable {
  let icon: String
  let title: String
  let action: GameBoardAction
  let key: String
  var isEnabled = true
  /// How a mode is: on or off.
  var state: String?
  var isOn = false

  var id: GameBoardAction { action }

  /// All of them, in the groups that they stand in.
  static func groups(
    _ model: GameBoardModel, _ words: Words, isUnicode: Bool, keyMap: KeyMap = KeyMap()
  ) -> [[BoardControl]] {
    func control(
      _ icon: String, _ title: String, _ action: GameBoardAction, isEnabled: Bool = true
    ) -> BoardControl {
      BoardControl(
        icon: icon, title: title, action: action,
        key: GameBoardAction.key(of: action, words, isUnicode: isUnicode, keyMap: keyMap),
        isEnabled: isEnabled)
    }
    func mode(_ mode: EntryMode, _ title: String, _ action: GameBoardAction) -> BoardControl {
      var switched = control(mode.sign.map(String.init) ?? "", title, action)
      switched.isOn = model.mode == mode
      switched.state = switched.isOn ? words.board.on : words.board.off
      return switched
    }
    if model.game.isComplete, model.isScored {
      return [
        [
          control("★", words.board.result, .score),
          control("▶", words.score.replay, .replay, isEnabled: model.result != nil),
          control("→", words.board.nextPuzzle, .next),
        ],
        [control("■", words.board.end, .end)],
      ]
    }
    let score = model.isScored ? [control("★", words.board.score, .score)] : []
    return [
      [
        control("↺", words.board.restart, .restart, isEnabled: model.canRestart),
        control("←", words.board.undo, .undo, isEnabled: model.game.canUndo),
        control("→", words.board.redo, .redo, isEnabled: model.game.canRedo),
      ],
      [
        mode(.notes, words.board.memo, .memo),
        mode(.centreNotes, words.board.centre, .centreMode),
        mode(.colors, words.panel.colorMode, .colorMode),
        control("✦", words.hints.title, .hint),
      ],
      [control("‖", model.isPaused ? words.board.resume : words.board.pause, .pause)]
        + score + [
          control("⚙", words.home.settings, .settings), control("■", words.board.end, .end),
        ],
    ]
  }
}

/// The controls below each other, each with its name and its key.
struct ControlColumn: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyMap) private var keyMap
  let model: GameBoardModel
  let words: Words
  /// Whether there is a line between the groups.
  let isTall: Bool
  let perform: (GameBoardAction) -> Void

  var body: some View {
    let groups = BoardControl.groups(
      model, words, isUnicode: capabilities.isUnicode, keyMap: keyMap)
    VStack(alignment: .leading, spacing: isTall ? 1 : 0) {
      ForEach(groups, id: \.first?.id) { group in
        VStack(alignment: .leading) {
          ForEach(group) { control in
            ControlRow(control: control).onTap { perform(control.action) }
          }
        }
      }
    }
  }
}

/// The controls beside each other, each as its icon and its key.
struct ControlBar: View {
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyMap) private var keyMap
  let model: GameBoardModel
  let words: Words
  /// What there is room for; nil for all of them.
  var only: Set<GameBoardAction>?
  let perform: (GameBoardAction) -> Void

  var body: some View {
    let groups = BoardControl.groups(
      model, words, isUnicode: capabilities.isUnicode, keyMap: keyMap)
    HStack(spacing: 1) {
      ForEach(groups.flatMap(\.self).filter { only?.contains($0.action) ?? true }) { control in
        ControlIcon(control: control).onTap { perform(control.action) }
      }
    }
  }
}

/// A control on a line: icon, name, state, key.
private struct ControlRow: LeafView, Equatable {
  let control: BoardControl

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let text = theme.style(for: control.role)
    painter.write(control.icon, at: Point(x: rect.minX + 1, y: rect.minY), style: text)
    painter.write(control.title, at: Point(x: rect.minX + 3, y: rect.minY), style: text)
    if let state = control.state {
      painter.write(
        state, at: Point(x: rect.maxX - 4 - state.columns, y: rect.minY), style: text)
    }
    painter.write(
      control.key, at: Point(x: rect.maxX - 1 - control.key.columns, y: rect.minY),
      style: theme.style(for: control.isEnabled ? .key : .buttonDisabled))
  }
}

/// A control in two columns: icon, key.
private struct ControlIcon: LeafView, Equatable {
  let control: BoardControl

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: 1 + control.key.columns, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    painter.write(control.icon, at: rect.origin, style: theme.style(for: control.role))
    painter.write(
      control.key, at: Point(x: rect.minX + 1, y: rect.minY),
      style: theme.style(for: control.isEnabled ? .key : .buttonDisabled))
  }
}

extension BoardControl {
  fileprivate var role: StyleRole { isOn ? .modeOn : isEnabled ? .button : .buttonDisabled }
}
