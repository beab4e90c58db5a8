import Scutes

/// The layout of the cards: as large as all of them fit.
///
/// ```
/// ╭────╮ ╭────╮ ╭────╮
/// │ 🐙 │ │░░░░│ │░░░░│
/// ╰────╯ ╰────╯ ╰────╯
/// ```
nonisolated struct MemoryPlan: Equatable {
  /// The number of cards.
  let count: Int
  /// Cards per row.
  let columns: Int
  /// The size of a card with its frame.
  let card: Size

  /// Columns between cards of a row.
  static let gap = 1

  /// From smallest to largest. Each is a frame around a symbol of at least two columns.
  private static let sizes = [
    Size(width: 4, height: 1), Size(width: 4, height: 3), Size(width: 6, height: 3),
    Size(width: 8, height: 4), Size(width: 10, height: 5), Size(width: 14, height: 7),
    Size(width: 18, height: 9),
  ]

  /// Lays out `count` cards in `room` with the largest size that fits, in rows whose total width is
  /// close to that of the room. Falls back to the smallest size.
  init(count: Int, in room: Size) {
    self.count = count
    let fitting = Self.sizes.reversed().lazy.compactMap { card in
      Self.columns(of: count, card, in: room).map { (card, $0) }
    }
    let smallest = Self.sizes[0]
    (card, columns) =
      fitting.first ?? (smallest, max(1, (room.width + Self.gap) / (smallest.width + Self.gap)))
  }

  /// The number of rows of cards.
  var rows: Int { (count + columns - 1) / columns }

  /// The size of all cards, with a column between them.
  var size: Size {
    Size(width: columns * (card.width + Self.gap) - Self.gap, height: rows * card.height)
  }

  /// The frame of the card at a place, relative to the top left corner.
  func rect(of place: Int) -> Rect {
    Rect(
      x: place % columns * (card.width + Self.gap), y: place / columns * card.height,
      width: card.width,
      height: card.height)
  }

  /// The card at a point, or `nil` between and beside cards.
  func place(at point: Point) -> Int? {
    guard point.x >= 0, point.y >= 0, point.x % (card.width + Self.gap) < card.width else {
      return nil
    }
    let (column, row) = (point.x / (card.width + Self.gap), point.y / card.height)
    let place = row * columns + column
    return column < columns && place < count ? place : nil
  }

  /// The fewest columns that leave vertical room for all cards, with rows as even as possible.
  /// `nil` if they don't fit.
  private static func columns(of count: Int, _ card: Size, in room: Size) -> Int? {
    let most = (room.width + Self.gap) / (card.width + Self.gap)
    let rows = room.height / card.height
    guard most > 0, rows > 0, most * rows >= count else { return nil }
    let least = (count + rows - 1) / rows
    let even = (least...most).filter { count % $0 == 0 }
    let square = { (columns: Int) in
      abs(columns * (card.width + Self.gap) - (count + columns - 1) / columns * card.height * 2)
    }
    return (even.isEmpty ? Array(least...most) : even).min { square($0) < square($1) }
  }
}
