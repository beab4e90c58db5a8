import Scutes

/// The label of a choice: a name, a note at the end, and a second line.
struct ChoiceLabel: Equatable {
  let title: String
  var note = ""
  let detail: String
  var isEnabled = true

  /// The text at the end of a one-line label: the note, or else the detail.
  var shortNote: String { note.isEmpty ? detail : note }
}

/// A button for a choice: a name and a note on the first line and details on the second, or as much
/// as fits on one line in short form.
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

/// A button as wide as its column without a frame, for lists with little room.
struct WideButtonStyle: ButtonStyle {
  let width: Int

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role)
      .frame(minWidth: width, maxWidth: width)
      .background(configuration.role)
  }
}
