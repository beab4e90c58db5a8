import Scutes

/// A clickable action beside or below a board.
struct ScreenControl: Hashable, Identifiable {
  let icon: String
  let title: String
  /// The name of its command.
  let action: String
  let key: String
  var isEnabled = true
  /// The state of a mode: on or off.
  var state: String?
  var isOn = false

  var id: String { action }
}

/// Controls in a column by groups, each with its name and key.
struct ScreenControlColumn: View {
  let groups: [[ScreenControl]]
  /// `true` to draw a line between the groups.
  var isTall = true
  let perform: (String) -> Void

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

/// Controls on a line, each with its icon and key.
struct ScreenControlBar: View {
  let controls: [ScreenControl]
  let perform: (String) -> Void

  var body: some View {
    HStack(spacing: 1) {
      ForEach(controls) { control in
        ControlIcon(control: control).onTap { perform(control.action) }
      }
    }
  }
}

/// Controls on a limited number of rows, each with its key and name. Those that don't fit are
/// dropped, last ones first.
///
/// ```
/// m Memo off  H Hint  u Undo
/// p Pause  q End
/// ```
struct ScreenControlWords: View {
  let controls: [ScreenControl]
  let width: Int
  let rows: Int
  let perform: (String) -> Void

  var body: some View {
    let lines = ScreenControl.lines(of: controls, in: width, rows: rows)
    VStack(alignment: .leading) {
      ForEach(lines, id: \.first?.id) { line in
        HStack(spacing: ScreenControl.gap) {
          ForEach(line) { control in
            ControlWord(control: control).onTap { perform(control.action) }
          }
        }
      }
    }
  }
}

nonisolated extension ScreenControl {
  /// Columns between controls.
  fileprivate static var gap: Int { 2 }

  /// The title with the state: "Memo off".
  fileprivate var name: String { state.map { "\(title) \($0)" } ?? title }

  /// Arranges `controls` in `rows` rows of `width` columns.
  fileprivate static func lines(
    of controls: [ScreenControl], in width: Int, rows: Int
  ) -> [[ScreenControl]] {
    var lines: [[ScreenControl]] = []
    var left = 0
    for control in controls {
      let columns = control.key.columns + 1 + control.name.columns
      if columns > left {
        guard lines.count < rows, columns <= width else { continue }
        lines.append([])
        left = width
      }
      lines[lines.count - 1].append(control)
      left -= columns + gap
    }
    return lines
  }
}

/// A control on a line of its own: icon, name, state, key.
private struct ControlRow: LeafView, Equatable {
  let control: ScreenControl

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let text = theme.style(for: control.role)
    let hasIcon = environment.capabilities.showsIcons
    if hasIcon {
      painter.write(control.icon, at: Point(x: rect.minX + 1, y: rect.minY), style: text)
    }
    let state = control.state.map { $0.columns + 3 } ?? 0
    let room = rect.width - (hasIcon ? 5 : 3) - control.key.columns - state
    painter.write(
      TextTruncation.truncate(control.title, to: max(0, room)),
      at: Point(x: rect.minX + (hasIcon ? 3 : 1), y: rect.minY), style: text)
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
  let control: ScreenControl

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

/// A control among others on a line: key, name, state.
private struct ControlWord: LeafView, Equatable {
  let control: ScreenControl

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: control.key.columns + 1 + control.name.columns, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    painter.write(
      control.key, at: rect.origin,
      style: theme.style(for: control.isEnabled ? .key : .buttonDisabled))
    painter.write(
      control.name, at: Point(x: rect.minX + control.key.columns + 1, y: rect.minY),
      style: theme.style(for: control.role))
  }
}

extension ScreenControl {
  fileprivate var role: StyleRole { isOn ? .modeOn : isEnabled ? .button : .buttonDisabled }
}
