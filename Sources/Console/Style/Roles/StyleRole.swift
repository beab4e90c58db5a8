/// What a part of a picture is for. Views name roles; a theme says what they look like.
///
/// Dots inherit: what a theme leaves open for `button.focused` is taken from `button`, and what it
/// leaves open there from what is behind.
public struct StyleRole: Hashable, Sendable {
  /// The number that stands for the name.
  let index: UInt32

  /// The role called `name`, from the general to the particular: "button.focused".
  public init(_ name: String) {
    index = RoleNames.index(of: name)
  }

  init(index: UInt32) {
    self.index = index
  }

  /// The name, from the general to the particular: "button.focused".
  public var name: String { RoleNames.name(of: index) }

  /// The role that this one inherits from.
  public var parent: StyleRole? { RoleNames.parent(of: index).map(StyleRole.init(index:)) }
}

extension StyleRole: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension StyleRole {
  /// The empty screen, and text on it.
  public static let ground = StyleRole("ground")
  /// Text that matters less than the rest.
  public static let secondary = StyleRole("secondary")
  /// What draws the eye.
  public static let accent = StyleRole("accent")
  /// The second colour beside ``accent``.
  public static let accentSecond = StyleRole("accentSecond")
  /// Headings.
  public static let title = StyleRole("title")
  /// Lines and borders.
  public static let line = StyleRole("line")
  /// The lines of what has the focus, or is to draw the eye.
  public static let lineAccent = StyleRole("line.accent")
  /// A button.
  public static let button = StyleRole("button")
  /// A button that has the focus.
  public static let buttonFocused = StyleRole("button.focused")
  /// A button that can't be used now.
  public static let buttonDisabled = StyleRole("button.disabled")
  /// A button that destroys something.
  public static let buttonDestructive = StyleRole("button.destructive")
  /// The button that people most likely want.
  public static let buttonProminent = StyleRole("button.prominent")
  /// A button that is an icon alone.
  public static let iconButton = StyleRole("iconButton")
  /// The name of a key.
  public static let key = StyleRole("key")
  /// The ground of a sheet.
  public static let sheet = StyleRole("sheet")
  /// Something is wrong.
  public static let error = StyleRole("error")
  /// Something went well.
  public static let success = StyleRole("success")
}
