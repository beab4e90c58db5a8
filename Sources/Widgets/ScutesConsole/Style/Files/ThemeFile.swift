// SPDX-License-Identifier: Apache-2.0

/// The JSON file of a theme.
///
/// ```json
/// {
///   "name": "Harbour",
///   "inherits": "Kame dark",
///   "palette": { "sea": "#0B3C5D", "foam": "#D9F1FF" },
///   "roles": {
///     "ground": { "foreground": "foam", "background": "sea" },
///     "button.focused": { "background": "ansi:4", "attributes": ["bold", "underline"] },
///     "sheet": { "background": "default" }
///   }
/// }
/// ```
///
/// Only `name` is needed. A colour is `#RRGGBB`, one of the terminal's sixteen as `ansi:0` to
/// `ansi:15`, the terminal's own as `default`, or a name of the palette. What a role leaves out it
/// takes from the same role of the theme that is inherited from.
public struct ThemeFile: Hashable, Sendable {
  /// The name of the theme.
  public var name: String
  /// The name of the theme that supplies everything the file leaves out, if any.
  public var inherits: String?
  /// The named colours.
  public var palette: [String: Color]
  /// The styles of the roles in the file. Any name may be a role.
  public var roles: [StyleRole: Style]
  /// Parts of the file that were ignored as unknown, each described by a sentence. They aren't
  /// written back.
  public var notices: [String] = []

  /// The style of a role in a file. A part is `nil` if the file doesn't give it.
  public struct Style: Hashable, Sendable {
    /// The colour of glyphs.
    public var foreground: Color?
    /// The colour behind them.
    public var background: Color?
    /// The attributes, which replace those of the inherited theme.
    public var attributes: TextAttributes?

    /// Creates a style from the given parts.
    public init(
      foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes? = nil
    ) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }
  }

  /// Creates a file with the given contents.
  public init(
    name: String, inherits: String? = nil, palette: [String: Color] = [:],
    roles: [StyleRole: Style] = [:]
  ) {
    self.name = name
    self.inherits = inherits
    self.palette = palette
    self.roles = roles
  }

  /// The theme in the file, based on one of `known` if it inherits.
  public func theme(among known: [Theme] = Theme.builtIn) throws(ThemeFileError) -> Theme {
    var base = Theme(name: name, styles: [:])
    if let inherits {
      guard let found = known.first(where: { $0.name.lowercased() == inherits.lowercased() }) else {
        throw ThemeFileError(.unknownBase(inherits, known: known.map(\.name)))
      }
      base = found
    }
    var styles: [StyleRole: TextStyle] = [:]
    for (role, style) in roles {
      let inherited = base.styles[role] ?? TextStyle()
      styles[role] = TextStyle(
        foreground: style.foreground ?? inherited.foreground,
        background: style.background ?? inherited.background,
        attributes: style.attributes ?? inherited.attributes)
    }
    return base.replacing(styles, name: name)
  }
}
