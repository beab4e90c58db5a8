import Widgets

/// A button of the levels: a name and a note on its first line, what it is about on the second.
struct LevelsChoiceButton: View {
  let suite: Suite
  let choice: LevelsChoice
  let isFramed: Bool
  let width: Int
  let action: () -> Void

  var body: some View {
    let label = choice.label(suite)
    let button = Button(isEnabled: label.isEnabled, action: action) {
      LevelsChoiceLabel(label: label)
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

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(label.title).bold(label.isEnabled).lineLimit(1)
        Spacer(minLength: 1)
        Text(label.note).foregroundStyle(noteRole).lineLimit(1)
      }
      Text(label.detail).foregroundStyle(noteRole).lineLimit(1)
    }
    .padding(.horizontal, 1)
  }

  private var noteRole: StyleRole {
    !label.isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .secondary
  }
}
