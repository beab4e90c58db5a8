/// An icon alone, without a frame; reversed or tinted while it has the focus.
public struct IconButtonStyle: ButtonStyle {
  /// An icon.
  public init() {}

  /// The label with a cell of room at both sides.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .foregroundStyle(configuration.isFocused ? .buttonFocused : .iconButton)
      .background(configuration.isFocused ? .buttonFocused : .iconButton)
  }
}
