import Widgets

/// What is written on a button to choose by: a name, what there is to say at its end, and a line
/// below.
struct ChoiceLabel: Equatable {
  let title: String
  var note = ""
  let detail: String
  var isEnabled = true

  /// What stands at the end of the only line, where there is one: the note, or else the detail.
  var shortNote: String { note.isEmpty ? detail : note }
}

/// A button to choose by: a name and a note on its first line and what it is about on the second; all
/// that has room on one line where it is to be short.
struct ChoiceButton: View {
  let label: ChoiceLabel
  let isFramed: Bool
  var isShort = false
  let width: Int
  let action: () -> Void

  var body: some View {
    let button = Button(isEnabled: label.isEnabled, action: action) {
      ChoiceText(label: label, isShort: isShort)
    }
    if isFramed {
      button.buttonStyle(NameButtonStyle(width: width))
    } else {
      button.buttonStyle(WideButtonStyle(width: width))
    }
  }
}

private struct ChoiceText: View {
  @Environment(\.isFocused) private var isFocused
  let label: ChoiceLabel
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

/// A button as wide as its column and without a frame, for lists in little room.
struct WideButtonStyle: ButtonStyle {
  let width: Int

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role)
      .frame(minWidth: width, maxWidth: width)
      .background(configuration.role)
  }
}
