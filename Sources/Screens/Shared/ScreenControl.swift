import Widgets

/// What can be done by a click beside or below a board.
struct ScreenControl<Action: Hashable>: Hashable, Identifiable {
  let icon: String
  let title: String
  let action: Action
  let key: String
  var isEnabled = true
  /// How a mode is: on or off.
  var state: String?
  var isOn = false

  var id: Action { action }
}

/// Controls below each other in their groups, each with its name and its key.
struct ScreenControlColumn<Action: Hashable>: View {
  let groups: [[ScreenControl<Action>]]
  /// Whether there is a line between the groups.
  var isTall = true
  let perform: (Action) -> Void

  var body: some View {
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

/// Controls beside each other, each as its icon and its key.
struct ScreenControlBar<Action: Hashable>: View {
  let controls: [ScreenControl<Action>]
  let perform: (Action) -> Void

  var body: some View {
    HStack(spacing: 1) {
      ForEach(controls) { control in
        ControlIcon(control: control).onTap { perform(control.action) }
      }
    }
  }
}

/// A control on a line: icon, name, state, key.
private struct ControlRow<Action: Hashable>: LeafView, Equatable {
  let control: ScreenControl<Action>

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let text = theme.style(for: control.role)
    painter.write(control.icon, at: Point(x: rect.minX + 1, y: rect.minY), style: text)
    let state = control.state.map { $0.columns + 3 } ?? 0
    let room = rect.width - 5 - control.key.columns - state
    painter.write(
      TextTruncation.truncate(control.title, to: max(0, room)),
      at: Point(x: rect.minX + 3, y: rect.minY), style: text)
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
private struct ControlIcon<Action: Hashable>: LeafView, Equatable {
  let control: ScreenControl<Action>

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

extension ScreenControl {
  fileprivate var role: StyleRole { isOn ? .modeOn : isEnabled ? .button : .buttonDisabled }
}
