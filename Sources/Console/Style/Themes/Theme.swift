/// The styles of all roles.
///
/// A copy costs a reference, and finding a style reads an element of an array.
public struct Theme: Hashable, Sendable {
  /// The name of the theme.
  public var name: String { table.name }
  /// The styles that the theme gives itself, without what roles inherit.
  public var styles: [StyleRole: TextStyle] { table.styles }
  private let table: StyleSheet

  /// Creates a theme with the given styles.
  public init(name: String, styles: [StyleRole: TextStyle]) {
    table = StyleSheet(name: name, styles: styles)
  }

  /// What `role` looks like: its own style, laid over those that it inherits from.
  public func style(for role: StyleRole) -> TextStyle {
    table.style(for: role)
  }

  /// This theme with `others` in place of its own styles for the same roles, and under `name` if
  /// that is given.
  public func replacing(_ others: [StyleRole: TextStyle], name: String? = nil) -> Theme {
    Theme(name: name ?? self.name, styles: styles.merging(others) { $1 })
  }

  /// The look of an empty screen: both colours are named, be it as the terminal's own.
  package var groundStyle: TextStyle {
    let style = style(for: .ground)
    return TextStyle(
      foreground: style.foreground ?? .terminalDefault,
      background: style.background ?? .terminalDefault)
  }

  /// Returns `true` if both have the same name and styles of their own.
  public static func == (lhs: Theme, rhs: Theme) -> Bool {
    lhs.table === rhs.table || lhs.name == rhs.name && lhs.styles == rhs.styles
  }

  /// Feeds the name and the number of styles to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(styles.count)
  }
}
