// SPDX-License-Identifier: Apache-2.0

/// A frame with ornamented corners. One number scales the ornament, the weight of the line and the
/// inner margin together.
///
/// The ornament is drawn for the top left corner, and mirrored for the other three:
///
/// ```
///  scale 1      scale 2            scale 3
///  ╭──────╮     ╭─◆━━━━━━━◆─╮      ╭───◆━━━━━━━◆───╮
///  │      │     │╯         ╰│      │◇╭─╯       ╰─╮◇│
///               ◆           ◆      │╭╯           ╰╮│
///                                  ◆╯             ╰◆
/// ```
public struct AccentedFrame<Content> {
  private let scale: Int
  private let role: StyleRole
  private let line: StyleRole
  private let knot: StyleRole
  private let rows: Int?
  private let content: Content
}

extension AccentedFrame: PlainView, View where Content: View {
  /// Creates a frame around `content` at `scale`, 1 to 3. The ornament has the style of `role`, its
  /// knots that of `knot`, and the edges that of `line`. `rows` are those between the edges and the
  /// content with the edge itself, or `nil` for as many as `scale`.
  public init(
    scale: Int = 2, _ role: StyleRole = .lineAccent, line: StyleRole = .line,
    knot: StyleRole = .key, rows: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.line = line
    self.knot = knot
    self.scale = max(1, min(scale, 3))
    self.role = role
    self.rows = rows.map { max(1, $0) }
    self.content = content()
  }

  /// The content within the frame.
  public var body: some View {
    content.modifier(
      AccentedBorder(
        ornament: CornerOrnament(scale: scale), role: role, line: line, knot: knot,
        rows: rows ?? scale))
  }
}

@usableFromInline struct AccentedBorder: WrapperModifier {
  let ornament: CornerOrnament
  let role: StyleRole
  let line: StyleRole
  let knot: StyleRole
  /// Rows between the edge and the content, above and below.
  let rows: Int
  /// `true` to show only the content.
  var isLinear = false

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  var inLinearMode: Self {
    Self(ornament: ornament, role: role, line: line, knot: knot, rows: rows, isLinear: true)
  }

  var insets: EdgeInsets {
    guard !isLinear else { return EdgeInsets() }
    return EdgeInsets(
      top: rows, leading: ornament.width, bottom: rows, trailing: ornament.width)
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !isLinear else { return }
    let style = environment.theme.style(for: role)
    let isUnicode = environment.capabilities.isUnicode
    ornament.border.draw(in: rect, on: painter, style: environment.theme.style(for: line))
    guard rect.width >= 2 * ornament.width, rect.height >= 2 * ornament.height else { return }
    for corner in CornerOrnament.Corner.allCases {
      ornament.draw(
        corner, of: rect, on: painter, style: style,
        knotStyle: environment.theme.style(for: knot), isUnicode: isUnicode)
    }
  }
}
