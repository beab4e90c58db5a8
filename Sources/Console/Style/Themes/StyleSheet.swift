import Synchronization

/// The styles of a theme with inheritance resolved.
final class StyleSheet: Sendable {
  let name: String
  /// As they were given.
  let styles: [StyleRole: TextStyle]
  /// By the number of the role, for the roles that were known when the theme was made.
  private let resolved: [TextStyle]
  /// For those that were named later.
  private let late = Mutex<[StyleRole: TextStyle]>([:])

  init(name: String, styles: [StyleRole: TextStyle]) {
    self.name = name
    self.styles = styles
    var resolved: [TextStyle] = []
    for (index, parent) in RoleNames.parents.enumerated() {
      let inherited = parent.map { resolved[Int($0)] } ?? TextStyle()
      let own = styles[StyleRole(index: UInt32(index))]
      resolved.append(own.map(inherited.merging) ?? inherited)
    }
    self.resolved = resolved
  }

  /// What `role` looks like. Complexity: one access to an array; for a role that was named after
  /// the theme was made, one to a dictionary.
  func style(for role: StyleRole) -> TextStyle {
    let index = Int(role.index)
    return index < resolved.count ? resolved[index] : lateStyle(for: role)
  }

  private func lateStyle(for role: StyleRole) -> TextStyle {
    if let known = late.withLock({ $0[role] }) { return known }
    // A theme has no style of its own for a name that nobody had used yet.
    let style = role.parent.map(style(for:)) ?? TextStyle()
    late.withLock { $0[role] = style }
    return style
  }
}
