import Widgets

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
