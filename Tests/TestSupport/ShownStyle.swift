public import Scutes

/// The appearance of a role on the background of another one.
public struct ShownStyle: Hashable, Sendable, CustomStringConvertible {
  /// The colour of the glyphs.
  public let foreground: Color
  /// The background colour.
  public let background: Color
  /// All other attributes.
  public let attributes: TextAttributes

  /// Resolves `role` of `theme` over `ground`, on a terminal with `depth` colours.
  public init(_ role: StyleRole, on ground: StyleRole, of theme: Theme, at depth: ColorDepth) {
    let below = theme.style(for: .ground).merging(theme.style(for: ground))
    let own = theme.style(for: role)
    let foreground = own.foreground ?? below.foreground ?? .terminalDefault
    let background = own.background ?? below.background ?? .terminalDefault
    let shown = foreground.shown(on: background, at: depth)
    let isReversed = own.attributes.contains(.reverse)
    self.foreground = isReversed ? background.nearest(at: depth) : shown
    self.background = isReversed ? shown : background.nearest(at: depth)
    attributes = own.attributes
  }

  /// The contrast of the glyphs, or `nil` if they are in the terminal's own colours.
  public var contrast: Double? { foreground.contrast(with: background) }

  /// Returns `true` if the two differ in an attribute, or in colours that someone with `vision`
  /// sees as different by at least `difference`.
  public func isDistinct(
    from other: ShownStyle, for vision: ColorVision = .usual, by difference: Double = 0.03
  ) -> Bool {
    if attributes != other.attributes { return true }
    return [(foreground, other.foreground), (background, other.background)].contains {
      let (one, two) = (vision.sees($0), vision.sees($1))
      return one.difference(from: two).map { $0 >= difference } ?? (one != two)
    }
  }

  /// The colours and the raw attributes.
  public var description: String { "\(foreground) on \(background), \(attributes.rawValue)" }
}
