import Scutes

/// The layout of Home.
///
/// ```
/// 40x20             80x24                    112x38 or more
///     Title         U  S U D O K U  Pro       U L T I M A T E  S U …
/// ╭───────────╮     ╭─◆──────────────◆─╮     the same with larger letters,
/// │ Continue  │     │ Continue   Today │     a larger board, and words
/// │ Today New │     │            New   │     below Game, Solver, Memory
/// │ G  S  M   │     │ Game L Solver M  │
/// ╰───────────╯     ╰─◆──────────────◆─╯
///    turtle                turtle
/// ```
nonisolated struct HomePlan {
  private let size: Size
  /// `true` for the greeting of a new player, which has no cards beside it.
  let isGreeting: Bool

  /// The layout for a screen of `size`.
  init(_ size: Size, isGreeting: Bool = false) {
    self.size = size
    self.isGreeting = isGreeting && (size.width >= 80 && size.height >= 24)
  }

  /// The room available.
  enum Room: Int, Comparable {
    case small
    case regular
    case large

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var room: Room {
    if size.width >= 112 && size.height >= 38 { return .large }
    return size.width >= 80 && size.height >= 24 ? .regular : .small
  }

  /// Columns inside the frame.
  var columns: Int {
    switch room {
    case .small: min(size.width - 2, 58)
    case .regular: 70
    case .large: min(size.width - 20, 118)
    }
  }

  /// Columns between neighbours in the frame.
  var gap: Int { room == .small ? 0 : room == .regular ? 2 : 3 }
  /// Columns of the cards beside the first one.
  var sideColumns: Int { room == .large ? min(34, columns * 3 / 10) : 26 }
  /// Columns of each button below the cards, with `count` side by side.
  func pillColumns(_ count: Int) -> Int { (columns - (count - 1) * gap) / count }
  /// Rows of the first card.
  var startRows: Int {
    switch room {
    case .small: 5
    case .regular: 9
    case .large: 15
    }
  }
  /// `true` if large letters fit on the buttons below the cards.
  var hasLargeLetters: Bool { room == .large && pillColumns(3) >= 37 && size.height >= 44 }
  /// Rows of the buttons below the cards.
  var pillRows: Int { hasLargeLetters ? 6 : 3 }
  /// Rows between the edge of the frame and the cards.
  var frameRows: Int { room == .regular || isLow ? scale - 1 : scale }
  /// The scale of the frame.
  var scale: Int { room.rawValue + 1 }
  /// Empty rows between cards and buttons.
  var spacing: Int { room == .large ? 1 : 0 }

  /// Rows above the title if it isn't in the first row, and below it.
  var rowsAboveTitle: Int { isLow ? 0 : 1 }
  var rowsBelowTitle: Int { isLow ? 0 : size.height < 54 ? 1 : 2 }
  /// `true` if a large screen has no rows to spare.
  private var isLow: Bool { room == .large && size.height < 44 }
  var title: SuiteTitle.Scale { room == .small ? .line : room == .regular ? .name : .all }
  var turtle: Turtle.Scale { room == .large ? .large : .regular }
  /// `true` if there is a row for the shore.
  var hasShore: Bool { room > .small || size.height >= 22 }
}
