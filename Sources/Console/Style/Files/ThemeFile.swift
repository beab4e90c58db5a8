/// A theme as a file keeps it, in JSON.
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
  /// The name of the theme that gives all that the file leaves out; nil where none does.
  public var inherits: String?
  /// The named colours.
  public var palette: [String: Color]
  /// The roles that the file speaks of. Any name may be one.
  public var roles: [StyleRole: Style]
  /// Parts of the file that mean nothing here and were left aside, each a sentence; they are not
  /// written again.
  public var notices: [String] = []

  /// What the file says of a role; nil where it says nothing.
  public struct Style: Hashable, Sendable {
    /// The colour of glyphs.
    public var foreground: Color?
    /// The colour behind them.
    public var background: Color?
    /// The attributes, in place of those of the theme that is inherited from.
    public var attributes: TextAttributes?

    /// A style of the given parts.
    public init(
      foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes? = nil
    ) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }
  }

  /// A file of the given contents.
  public init(
    name: String, inherits: String? = nil, palette: [String: Color] = [:],
    roles: [StyleRole: Style] = [:]
  ) {
    self.name = name
    self.inherits = inherits
    self.palette = palette
    self.roles = roles
  }

  /// The theme of the file, which inherits from one of `known`.
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
