// SPDX-License-Identifier: Apache-2.0

/// A mouse event over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// The kind of event.
  public var kind: Kind
  /// The cell under the pointer.
  public var position: Point
  /// The modifier keys held down.
  public var modifiers: KeyPress.Modifiers
  /// The position in a series of clicks: 2 for a double click, 3 for a triple click, and so on. A
  /// drag and a release have the number of their press, and other events have 1.
  public var clickCount: Int

  /// The mouse doing `kind` over the cell at `position`.
  public init(
    _ kind: Kind, at position: Point, modifiers: KeyPress.Modifiers = [], clickCount: Int = 1
  ) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
    self.clickCount = clickCount
  }

  /// The kind of a mouse event.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button came up.
    case release(Button)
    /// The pointer moved to another cell while a button was down.
    case drag(Button)
    /// The pointer moved to another cell with no button down. Reported only on request: see
    /// ``Terminal/tracksPointer``.
    case move
    /// The wheel turned one notch away from the user.
    case scrollUp
    /// The wheel turned one notch towards the user.
    case scrollDown
    /// The wheel turned or tilted one notch to the left.
    case scrollLeft
    /// The wheel turned or tilted one notch to the right.
    case scrollRight
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
