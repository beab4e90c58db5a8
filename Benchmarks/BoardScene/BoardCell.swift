import Scutes

/// One cell of the board.
struct BoardCell: LeafView, Equatable {
  let metrics: BoardMetrics
  let digit: Int?
  let notes: UInt16
  let highlight: Highlight

  nonisolated enum Highlight {
    case none
    case peer
    case same
    case cursor
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.cell }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.theme.style(for: role)
    painter.fill(rect, style: style)
    if let digit {
      let place = Point(x: rect.minX + metrics.digit.x, y: rect.minY + metrics.digit.y)
      painter.write(String(digit), at: place, style: style)
    } else if metrics == .large {
      drawNotes(in: rect, on: painter, style: style)
    }
  }

  private func drawNotes(in rect: Rect, on painter: Painter, style: TextStyle) {
    for note in 1...9 where notes & 1 << UInt16(note) != 0 {
      let place = Point(
        x: rect.minX + 1 + (note - 1) % 3 * 2, y: rect.minY + (note - 1) / 3)
      painter.write(String(note), at: place, style: style)
    }
  }

  private var role: StyleRole {
    switch highlight {
    case .none: digit == nil ? .note : .given
    case .peer: digit == nil ? .notePeer : .givenPeer
    case .same: .same
    case .cursor: .cursor
    }
  }
}
