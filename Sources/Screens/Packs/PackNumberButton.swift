import Games
import Widgets

/// A puzzle of a pack by its number, with a sign for its state.
///
/// ```
///   1 ✓    2 ◐    3      4 ✕
/// ```
struct PackNumberButton: View {
  /// The size of the button.
  enum Plan {
    case small
    case medium
    /// Framed, with the best game's time below the number.
    case large

    var width: Int {
      switch self {
      case .small: 6
      case .medium: 8
      case .large: 12
      }
    }
  }

  let number: Int
  let state: PackProgress.State
  /// The text below the number, if it fits.
  let note: String
  let plan: Plan
  let action: () -> Void

  var body: some View {
    let button = Button(action: action) {
      VStack {
        Text("\(number < 10 ? " " : "")\(number) \(Self.sign(state))").bold(isBold).lineLimit(1)
        if plan == .large { Text(note.isEmpty ? " " : note).lineLimit(1) }
      }
    }
    if plan == .large {
      button.buttonStyle(NumberButtonStyle(state: state, isFramed: true, width: plan.width))
    } else {
      button.buttonStyle(NumberButtonStyle(state: state, isFramed: false, width: plan.width))
    }
  }

  private var isBold: Bool { state == .open || state == .begun }

  /// The sign of a state, or a blank for an unplayed puzzle.
  static func sign(_ state: PackProgress.State) -> String {
    switch state {
    case .completed: "✓"
    case .begun: "◐"
    case .open: " "
    case .locked: "✕"
    }
  }
}

private struct NumberButtonStyle: ButtonStyle {
  let state: PackProgress.State
  let isFramed: Bool
  let width: Int

  @ViewBuilder func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let role = configuration.isFocused || configuration.isPressed ? .buttonFocused : usual
    if isFramed {
      configuration.label
        .foregroundStyle(role)
        .frame(minWidth: width - 2, maxWidth: width - 2)
        .background(configuration.isFocused ? role : .ground)
        .border(
          configuration.isFocused ? .heavyRounded : .rounded,
          configuration.isFocused ? .lineAccent : .line)
    } else {
      configuration.label
        .foregroundStyle(role)
        .frame(minWidth: width, maxWidth: width)
        .background(configuration.isFocused ? role : .ground)
    }
  }

  private var usual: StyleRole {
    switch state {
    case .completed: .success
    case .begun: .accent
    case .open: .ground
    case .locked: .buttonDisabled
    }
  }
}
