/// A name, with an icon if it has one, in a rounded frame: heavy while it has the focus, light
/// otherwise.
public struct NameButtonStyle: ButtonStyle {
  private let width: Int?

  /// A frame `width` columns wide in all; as wide as there is room where nil.
  public init(width: Int? = nil) {
    self.width = width
  }

  /// The label in its frame.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role)
      .frame(minWidth: width.map { $0 - 2 }, maxWidth: width.map { $0 - 2 } ?? .infinity)
      .background(configuration.role)
      .border(
        configuration.isFocused ? .heavyRounded : .rounded,
        configuration.isFocused ? .lineAccent : .line)
  }
}
