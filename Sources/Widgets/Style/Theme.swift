/// What the roles look like.
public nonisolated struct Theme: Hashable, Sendable {
  /// What the theme is called.
  public let name: String
  private var styles: [StyleRole: TextStyle]

  /// A theme of the given styles.
  public nonisolated init(name: String, styles: [StyleRole: TextStyle]) {
    self.name = name
    self.styles = styles
  }

  /// What `role` looks like: its own style, laid over those that it inherits from.
  public func style(for role: StyleRole) -> TextStyle {
    let own = styles[role] ?? TextStyle()
    return role.parent.map { style(for: $0).merging(own) } ?? own
  }

  /// This theme with `others` in place of its own styles for the same roles.
  public func replacing(_ others: [StyleRole: TextStyle]) -> Theme {
    Theme(name: name, styles: styles.merging(others) { $1 })
  }
}
