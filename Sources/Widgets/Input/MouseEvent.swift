/// Something that the mouse did over a cell.
public nonisolated struct MouseEvent: Hashable, Sendable {
  /// What it did.
  public var kind: Kind
  /// The cell under the pointer.
  public var position: Point
  /// What was held down on the keyboard.
  public var modifiers: KeyPress.Modifiers

  /// The mouse doing `kind` over the cell at `position`.
  public init(_ kind: Kind, at position: Point, modifiers: KeyPress.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }

  /// What a mouse can do.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button came up.
    case release(Button)
    /// The pointer moved to another cell while a button was down.
    case drag(Button)
    /// The wheel turned one notch away from the user.
    case scrollUp
    /// The wheel turned one notch towards the user.
    case scrollDown
  }

  /// The buttons of a mouse.
  public enum Button: Hashable, Sendable {
    /// The first one.
    case left
    /// The wheel.
    case middle
    /// The second one.
    case right
  }
}
