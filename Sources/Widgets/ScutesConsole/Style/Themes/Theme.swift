// SPDX-License-Identifier: Apache-2.0

/// The styles of all roles.
///
/// Copying a theme copies a reference, and looking up a style is an array access.
public struct Theme: Hashable, Sendable {
  /// The name of the theme.
  public var name: String { table.name }
  /// The theme's own styles, without inheritance.
  public var styles: [StyleRole: TextStyle] { table.styles }
  private let table: StyleSheet

  /// Creates a theme with the given styles.
  public init(name: String, styles: [StyleRole: TextStyle]) {
    table = StyleSheet(name: name, styles: styles)
  }

  /// The style of `role`: its own, laid over those that it inherits from.
  public func style(for role: StyleRole) -> TextStyle {
    table.style(for: role)
  }

  /// This theme with `others` replacing its own styles for the same roles, named `name` if that is
  /// given.
  public func replacing(_ others: [StyleRole: TextStyle], name: String? = nil) -> Theme {
    Theme(name: name ?? self.name, styles: styles.merging(others) { $1 })
  }

  /// The style of an empty screen. Both colours are set, if only to the terminal's own.
  package var groundStyle: TextStyle {
    let style = style(for: .ground)
    return TextStyle(
      foreground: style.foreground ?? .terminalDefault,
      background: style.background ?? .terminalDefault)
  }

  /// Returns `true` if the names and the themes' own styles are equal.
  public static func == (lhs: Theme, rhs: Theme) -> Bool {
    lhs.table === rhs.table || lhs.name == rhs.name && lhs.styles == rhs.styles
  }

  /// Hashes the name and the number of styles.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(styles.count)
  }
}

extension Theme {
  /// The kit's themes, which style its own roles. Programs add theirs with ``replacing(_:name:)``.
  public static let builtIn: [Theme] = [
    .shoreDark, .shoreLight, .kameDark, .kameLight, .highContrast, .colorBlindSafe,
    .terminalSixteen, .monochrome,
  ]

  /// The built-in theme named `name`, ignoring case, or `nil` if there is none.
  public static func builtIn(named name: String) -> Theme? {
    builtIn.first { $0.name.lowercased() == name.lowercased() }
  }
}
