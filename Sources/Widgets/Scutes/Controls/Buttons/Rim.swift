// SPDX-License-Identifier: Apache-2.0

/// A heavy rounded rim around its content, one cell wide, with a background inside.
///
/// ```
///  ▄▄▄▄▄▄▄▄▄       .=========.
/// ▐  Solver ▌      |  Solver |     in ASCII; with - and not = while it isn't filled
///  ▀▀▀▀▀▀▀▀▀       '========='
/// ```
@usableFromInline struct Rim: WrapperModifier {
  /// The foreground is the rim's colour, the background its colour while filled.
  let role: StyleRole
  let ground: StyleRole
  let isFilled: Bool
  /// `true` to show only the content.
  var isLinear = false

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    WrapperNode(modifier, in: parent)
  }

  var inLinearMode: Self {
    Self(role: role, ground: ground, isFilled: isFilled, isLinear: true)
  }

  var insets: EdgeInsets {
    isLinear ? EdgeInsets() : EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !isLinear, rect.width > 2, rect.height > 2 else { return }
    let style = environment.theme.style(for: role)
    painter.fill(rect.inset(by: insets), style: environment.theme.style(for: ground))
    let color = isFilled ? style.background ?? style.foreground : style.foreground
    let line = TextStyle(
      foreground: color,
      attributes: isFilled ? [] : style.attributes.intersection([.bold, .dim]))
    if environment.capabilities.showsBlocks {
      drawHalves(in: rect, line, on: painter)
    } else {
      drawSigns(in: rect, line, on: painter)
    }
  }

  private func drawHalves(in rect: Rect, _ line: TextStyle, on painter: Painter) {
    for (half, y) in [("▄" as Character, rect.minY), ("▀", rect.maxY - 1)] {
      painter.horizontalLine(
        half, from: Point(x: rect.minX + 1, y: y), columns: rect.width - 2, style: line)
    }
    for (half, x) in [("▐" as Character, rect.minX), ("▌", rect.maxX - 1)] {
      painter.verticalLine(
        half, from: Point(x: x, y: rect.minY + 1), rows: rect.height - 2, style: line)
    }
  }

  private func drawSigns(in rect: Rect, _ line: TextStyle, on painter: Painter) {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for (y, corner) in [(rect.minY, "." as Character), (bottom, "'")] {
      painter.horizontalLine(
        isFilled ? "=" : "-", from: Point(x: rect.minX + 1, y: y), columns: rect.width - 2,
        style: line)
      painter.draw(corner, at: Point(x: rect.minX, y: y), style: line)
      painter.draw(corner, at: Point(x: right, y: y), style: line)
    }
    for x in [rect.minX, right] {
      painter.verticalLine(
        "|", from: Point(x: x, y: rect.minY + 1), rows: rect.height - 2, style: line)
    }
  }
}

extension View {
  /// Draws a heavy rounded rim around the view in the colour of `role`, with the style of `ground`
  /// inside. If `isFilled`, the rim has the role's background colour. In linear mode there is
  /// neither rim nor ground.
  public func rim(
    _ role: StyleRole, ground: StyleRole = .sheet, isFilled: Bool = false
  ) -> some View {
    modifier(Rim(role: role, ground: ground, isFilled: isFilled))
  }
}

/// A name in a heavy rounded rim, filled while focused. Its size never changes.
public struct RimButtonStyle: ButtonStyle {
  private let role: StyleRole
  private let width: Int?
  private let height: Int
  private let fill: StyleRole

  /// Creates the style, with a rim in the colour of `role` and a total size of `width` by `height`.
  /// A `nil` width fills the available width. While focused, the button has the style of `fill`.
  public init(
    _ role: StyleRole = .lineAccent, width: Int? = nil, height: Int = 3,
    fill: StyleRole = .buttonFocused
  ) {
    self.role = role
    self.width = width
    self.height = height
    self.fill = fill
  }

  /// Returns the label in its rim.
  public func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label
      .foregroundStyle(
        configuration.isFilled ? fill : configuration.isEnabled ? role : configuration.role
      )
      .frame(
        minWidth: width.map { $0 - 2 }, maxWidth: width.map { $0 - 2 } ?? .infinity,
        minHeight: height - 2, maxHeight: height - 2
      )
      .rim(
        configuration.isFilled ? fill : configuration.isEnabled ? role : .buttonDisabled,
        ground: configuration.isFilled ? fill : .sheet, isFilled: configuration.isFilled)
  }
}

extension ButtonConfiguration {
  /// `true` if the button is filled: focused or pressed.
  fileprivate var isFilled: Bool { isEnabled && (isFocused || isPressed) }
}
