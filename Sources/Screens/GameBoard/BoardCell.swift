import Models
import Widgets

/// One cell of a board.
struct BoardCell: Equatable {
  let metrics: BoardMetrics
  var digit: Digit?
  var notes = DigitSet.none
  var isGiven = false
  var isWrong = false
  var isHidden = false
  var highlight = Highlight.none

  /// What makes a cell stand out; the later ones win.
  nonisolated enum Highlight {
    case none
    /// In the row, column or box of the cursor.
    case peer
    /// Holds the digit that the cursor is on.
    case sameDigit
    /// Under the cursor.
    case cursor
    /// Under the cursor, where digits go into the notes.
    case memoCursor
  }
}

extension BoardCell: LeafView {
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.cell }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    painter.fill(rect, style: theme.style(for: .board))
    if let role = highlight.role { painter.restyle(rect, style: theme.style(for: role).onBlanks) }
    guard !isHidden else { return }
    if let digit {
      draw(digit, in: rect, on: painter, theme: theme)
    } else if !notes.isEmpty {
      drawNotes(in: rect, on: painter, theme: theme)
    }
  }

  private func style(_ role: StyleRole, theme: Theme) -> TextStyle {
    var style = theme.style(for: role)
    guard let highlight = highlight.role else { return style }
    let over = theme.style(for: highlight)
    style.background = over.background ?? style.background
    style.attributes.formUnion(over.attributes)
    return style
  }

  private func draw(_ digit: Digit, in rect: Rect, on painter: Painter, theme: Theme) {
    let role: StyleRole = isWrong ? .boardWrong : isGiven ? .boardGiven : .boardEntry
    let place = metrics.digitPlace
    let point = Point(x: rect.minX + place.x, y: rect.minY + place.y)
    painter.write(digit.description, at: point, style: style(role, theme: theme))
    guard isWrong else { return }
    painter.write(
      "×", at: Point(x: point.x + 1, y: point.y), style: style(.boardWrong, theme: theme))
  }

  private func drawNotes(in rect: Rect, on painter: Painter, theme: Theme) {
    let style = style(.boardNote, theme: theme)
    guard metrics != .compact else {
      let text = notes.count <= 3 ? notes.description : "\(notes.description.prefix(2))…"
      painter.write(text, at: rect.origin, style: style)
      return
    }
    for digit in notes {
      let place = metrics.notePlace(of: digit)
      painter.write(
        digit.description, at: Point(x: rect.minX + place.x, y: rect.minY + place.y), style: style)
    }
  }
}

extension BoardCell.Highlight {
  fileprivate var role: StyleRole? {
    switch self {
    case .none: nil
    case .peer: .boardPeer
    case .sameDigit: .boardSame
    case .cursor: .boardCursor
    case .memoCursor: .boardMemoCursor
    }
  }
}

extension TextStyle {
  /// What of the style is to be seen where there is no glyph: a line below blanks would be noise.
  fileprivate var onBlanks: TextStyle {
    TextStyle(background: background, attributes: attributes.intersection(.reverse))
  }
}
