import Widgets

/// A button of the levels: in a frame a name and a note on its first line and what it is about on the
/// second; without one, all that has room on one line.
struct LevelsChoiceButton: View {
  let suite: Suite
  let choice: LevelsChoice
  let isFramed: Bool
  let width: Int
  let action: () -> Void

  var body: some View {
    let label = choice.label(suite)
    let button = Button(isEnabled: label.isEnabled, action: action) {
      LevelsChoiceLabel(label: label, isShort: !isFramed && choice != .resume)
    }
    if isFramed {
      button.buttonStyle(NameButtonStyle(width: width))
    } else {
      button.buttonStyle(WideButtonStyle(width: width))
    }
  }
}

private struct LevelsChoiceLabel: View {
  @Environment(\.isFocused) private var isFocused
  let label: LevelsChoice.Label
  let isShort: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(label.title).bold(label.isEnabled).lineLimit(1)
        Spacer(minLength: 1)
        Text(isShort ? label.shortNote : label.note).foregroundStyle(noteRole).lineLimit(1)
      }
      if !isShort { Text(label.detail).foregroundStyle(noteRole).lineLimit(1) }
    }
    .padding(.horizontal, 1)
  }

  private var noteRole: StyleRole {
    !label.isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .secondary
  }
}
