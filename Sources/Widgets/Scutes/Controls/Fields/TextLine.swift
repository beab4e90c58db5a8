// SPDX-License-Identifier: Apache-2.0

/// The drawn part of a text field: the text around the insertion point, between brackets.
///
///     [Hangul 한글  ]      ▐Hangul 한글  ▌      ‹er than the fi›
struct TextLine: PrimitiveView {
  let editing: TextEditing
  /// The replacement of every cluster in a hidden text.
  let mask: Character?
  let placeholder: String
  let isValid: Bool
  /// `true` if the text stands on the surrounding background, without brackets.
  let isPlain: Bool
  /// What stands faintly behind the text while the field has the focus.
  let suggestion: TextSuggestion?
  /// Called for mouse events, with the position in the text.
  let answer: (MouseEvent, TextLineSpot) -> Bool

  static func makeNode(for view: Self, in parent: Node) -> Node {
    TextLineNode(view, in: parent)
  }
}

/// A mouse position in a line of text.
nonisolated struct TextLineSpot {
  /// The position for the insertion point.
  let place: Int
  /// The cluster under the pointer.
  let cluster: Int
}

private final class TextLineNode: ViewNode<TextLine> {
  private var first = 0

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }

  override func viewChanged(from old: TextLine, environmentChanged: Bool) {
    changed(.look)
  }

  /// A few clusters at least, and the full width if there is room.
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: 1)
  }

  private var characters: [Character] {
    guard let mask = view.mask else { return view.editing.characters }
    return Array(repeating: mask, count: view.editing.count)
  }

  private var widths: [Int] { characters.map(\.columns) }

  /// The width of each bracket.
  private var end: Int { view.isPlain ? 0 : 1 }
  private var room: Int { frame.width - 2 * end }

  /// The visible part. Remembers where it begins.
  private var window: TextWindow {
    let window = TextWindow(
      widths: widths, cursor: view.editing.cursor, room: max(1, room), first: first)
    first = window.first
    return window
  }

  override var hardwareCursor: Point? {
    guard environment.isFocused, room > 0 else { return nil }
    let column = min(window.cursorColumn, room - 1)
    return Point(x: frame.minX + end + column, y: frame.minY)
  }

  override var editsText: Bool { true }

  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    let widths = widths
    let window = window
    let column = mouse.position.x - frame.minX - end
    // Beyond an end, a drag goes on through the text.
    let place =
      column < 0
      ? max(0, window.first - 1)
      : column >= room
        ? min(view.editing.count, window.shown.upperBound + 1)
        : window.place(atColumn: column, widths: widths)
    return view.answer(
      mouse,
      TextLineSpot(place: place, cluster: window.cluster(atColumn: max(0, column), widths: widths)))
  }

  // MARK: Drawing

  override func draw(_ painter: Painter) {
    painter.clipped(to: frame) { drawLine(painter) }
  }

  private var fieldRole: StyleRole {
    if !view.isValid { return .fieldInvalid }
    return environment.isFocused ? .fieldFocused : .field
  }

  private func drawLine(_ painter: Painter) {
    let isEnabled = environment.isEnabled
    let role = view.isPlain ? nil : fieldRole
    let style = isEnabled ? environment.textStyle(role) : environment.controlStyle(role)
    let window = window
    if !view.isPlain {
      painter.fill(frame, style: style)
      drawEnds(window, painter, style)
    }
    let inner = frame.inset(by: EdgeInsets(leading: end, trailing: end))
    painter.clipped(to: inner) {
      if characters.isEmpty {
        drawPlaceholder(inner, painter, style)
      } else {
        let end = drawText(window, inner.origin, painter, style)
        drawSuggestion(from: end, in: inner, painter, style)
      }
    }
  }

  private func drawEnds(_ window: TextWindow, _ painter: Painter, _ style: TextStyle) {
    let isUnicode = environment.capabilities.isUnicode
    let ends = environment.controlEnds
    let isCutLeft = window.first > 0
    let isCutRight = window.shown.upperBound < view.editing.count
    let cut: (Character, Character) =
      isUnicode ? (environment.isFocused ? ("◂", "▸") : ("‹", "›")) : ("{", "}")
    painter.put(isCutLeft ? cut.0 : ends.left, at: frame.origin, style: style)
    painter.put(
      isCutRight ? cut.1 : ends.right, at: Point(x: frame.maxX - 1, y: frame.minY), style: style)
  }

  /// The style of what isn't in the field, on a field of `style`.
  private func faint(_ style: TextStyle) -> TextStyle {
    guard !view.isPlain else { return environment.textStyle(.secondary) }
    var faint = style.merging(environment.textStyle(.fieldPlaceholder))
    faint.attributes.formUnion([.dim, .italic])
    return faint
  }

  private func drawPlaceholder(_ rect: Rect, _ painter: Painter, _ style: TextStyle) {
    let shown = TextTruncation.truncate(
      view.placeholder, to: rect.width, ellipsis: environment.ellipsis)
    painter.write(shown, at: rect.origin, style: faint(style))
  }

  /// Draws the suggestion from `column`, and its number at the end of `rect` if there is room.
  private func drawSuggestion(
    from column: Int, in rect: Rect, _ painter: Painter, _ style: TextStyle
  ) {
    guard environment.isFocused, let suggestion = view.suggestion else { return }
    let place = suggestion.place
    let room = rect.maxX - column
    let isNumbered = !place.isEmpty && place.columns + 2 < room
    let shown = TextTruncation.truncate(
      suggestion.rest, to: room - (isNumbered ? place.columns + 1 : 0),
      ellipsis: environment.ellipsis)
    painter.write(shown, at: Point(x: column, y: rect.minY), style: faint(style))
    guard isNumbered else { return }
    painter.write(
      place, at: Point(x: rect.maxX - place.columns, y: rect.minY), style: faint(style))
  }

  /// Draws the visible text and returns the column behind it.
  private func drawText(
    _ window: TextWindow, _ origin: Point, _ painter: Painter, _ style: TextStyle
  ) -> Int {
    let characters = characters
    let selected = environment.isFocused ? view.editing.selection.range : 0..<0
    var marked = style.merging(environment.textStyle(.fieldSelection))
    marked.attributes.insert(.reverse)
    var x = origin.x
    for index in window.shown {
      x += painter.put(
        characters[index], at: Point(x: x, y: origin.y),
        style: selected.contains(index) ? marked : style)
    }
    return x
  }
}
