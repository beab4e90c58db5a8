import Widgets

/// How many cards lie in a row, and how large they are: as large as all of them fit.
///
/// ```
/// ╭────╮ ╭────╮ ╭────╮
/// │ 🐙 │ │░░░░│ │░░░░│
/// ╰────╯ ╰────╯ ╰────╯
/// ```
nonisolated struct MemoryPlan: Equatable {
  /// How many cards there are.
  let count: Int
  /// Cards in a row.
  let columns: Int
  /// A card with its frame.
  let card: Size

  /// Columns between two cards of a row.
  static let gap = 1

  /// From the smallest to the largest: a frame around a symbol of two columns at least.
  private static let sizes = [
    Size(width: 4, height: 1), Size(width: 4, height: 3), Size(width: 6, height: 3),
    Size(width: 8, height: 4), Size(width: 10, height: 5), Size(width: 14, height: 7),
    Size(width: 18, height: 9),
  ]

  /// The plan for `count` cards in `room`: of the largest cards that fit, in rows that make the whole
  /// about as wide as the room. The smallest ones where even those do not fit.
  init(count: Int, in room: Size) {
    self.count = count
    let fitting = Self.sizes.reversed().lazy.compactMap { card in
      Self.columns(of: count, card, in: room).map { (card, $0) }
    }
    let smallest = Self.sizes[0]
    (card, columns) =
      fitting.first ?? (smallest, max(1, (room.width + Self.gap) / (smallest.width + Self.gap)))
  }

  /// Rows of cards.
  var rows: Int { (count + columns - 1) / columns }

  /// What all cards take with a column between them.
  var size: Size {
    Size(width: columns * (card.width + Self.gap) - Self.gap, height: rows * card.height)
  }

  /// Where the card at a place lies, from the top left corner of all.
  func rect(of place: Int) -> Rect {
    Rect(
      x: place % columns * (card.width + Self.gap), y: place / columns * card.height,
      width: card.width,
      height: card.height)
  }

  /// The card at a cell; nil between cards and beside them.
  func place(at point: Point) -> Int? {
    guard point.x >= 0, point.y >= 0, point.x % (card.width + Self.gap) < card.width else {
      return nil
    }
    let (column, row) = (point.x / (card.width + Self.gap), point.y / card.height)
    let place = row * columns + column
    return column < columns && place < count ? place : nil
  }

  /// The fewest columns in which all cards have room below each other, which leaves rows as even as
  /// can be; nil where they have none.
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
