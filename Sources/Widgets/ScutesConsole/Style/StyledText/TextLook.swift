// SPDX-License-Identifier: Apache-2.0

/// The look set on a text, or a part of it. What it leaves open comes from around the text.
public struct TextLook: Hashable, Sendable {
  /// The role whose style the text has, or `nil` for that of the surroundings.
  public var role: StyleRole?
  /// The colour of the text, in place of the role's.
  public var foreground: Color?
  /// The colour behind the text.
  public var background: Color?
  /// The destination of the link that the text is, if it is one. Its role is ``StyleRole/link``
  /// unless it has another or a colour.
  public var link: LinkDestination?
  /// Attributes in addition to those of the surroundings.
  public private(set) var added: TextAttributes = []
  /// Attributes of the surroundings that it removes.
  public private(set) var removed: TextAttributes = []

  /// Leaves everything open.
  public init() {}

  /// Adds or removes `attribute`.
  public mutating func set(_ attribute: TextAttributes, _ isOn: Bool) {
    if isOn {
      added.formUnion(attribute)
      removed.subtract(attribute)
    } else {
      added.subtract(attribute)
      removed.formUnion(attribute)
    }
  }

  /// This look, completed from `outer`.
  public func within(_ outer: TextLook) -> TextLook {
    var look = outer
    if role != nil || foreground != nil { (look.role, look.foreground) = (role, foreground) }
    look.background = background ?? outer.background
    look.link = link ?? outer.link
    look.set(added, true)
    look.set(removed, false)
    return look
  }

  /// The role by which it is shown, or `nil` for that of the surroundings.
  package var shownRole: StyleRole? { role ?? (link != nil && foreground == nil ? .link : nil) }
}
