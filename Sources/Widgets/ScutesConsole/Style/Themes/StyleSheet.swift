// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The styles of a theme with inheritance resolved.
final class StyleSheet: Sendable {
  let name: String
  /// The styles as given.
  let styles: [StyleRole: TextStyle]
  /// The resolved styles by role number, for the roles known when the theme was made.
  private let resolved: [TextStyle]
  /// The resolved styles of roles named later.
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

  /// The style of `role`. Takes one array access, or a dictionary lookup for a role that was named
  /// after the theme was made.
  func style(for role: StyleRole) -> TextStyle {
    let index = Int(role.index)
    return index < resolved.count ? resolved[index] : lateStyle(for: role)
  }

  private func lateStyle(for role: StyleRole) -> TextStyle {
    if let known = late.withLock({ $0[role] }) { return known }
    // A theme has no style of its own for a name that was new.
    let style = role.parent.map(style(for:)) ?? TextStyle()
    late.withLock { $0[role] = style }
    return style
  }
}
