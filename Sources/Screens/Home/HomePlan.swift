import Widgets

/// How Home uses a screen.
///
/// ```
/// 80x24          112x36 or more          132x36 or more
///   title           T I T L E               T I T L E
///  ┌─────┐       ┌───────┐ ┌─────┐    ┌─────┐┌───────┐┌─────┐
///  │menu │       │ menu  │ │going│    │today││ menu  ││going│
///  └─────┘       └───────┘ │ on  │    └─────┘└───────┘│ on  │
///  turtle         turtle   └─────┘       turtle       └─────┘
/// ```
nonisolated struct HomePlan {
  private let size: Size

  /// The plan for a screen of `size`.
  init(_ size: Size) {
    self.size = size
  }

  /// Whether the title is in letters made of blocks.
  var hasBigTitle: Bool { size.width >= 112 && size.height >= 32 }
  /// How many boards stand beside the menu: none, the one to go on with, or today's as well.
  var boards: Int { size.height < 36 || size.width < 112 ? 0 : size.width < 132 ? 1 : 2 }
  /// How large these boards are.
  var metrics: BoardMetrics { size.width >= 184 && size.height >= 48 ? .regular : .compact }

  /// Whether the turtle has room.
  var hasTurtle: Bool { size.height >= 24 }
  /// Whether a tip has room, where a game to resume has a line of its own or not.
  func hasTip(besideGame: Bool) -> Bool { size.height >= (besideGame ? 26 : 22) }
  /// The scale of the frame of the menu.
  var scale: Int { boards > 0 ? 3 : size.height >= 22 ? 2 : 1 }

  /// Columns of a button of the menu.
  var menuWidth: Int {
    guard boards > 0 else { return size.width >= 60 ? 40 : 28 }
    return min(52, size.width - boards * (metrics.board.width + 6) - 18)
  }

  /// Rows of the menu and of the boards beside it.
  var middleRows: Int { max(Self.leastMenuRows, metrics.board.height + 4) }
  /// Rows of a menu in a frame of scale 3.
  private static let leastMenuRows = 19
  /// Rows of the content of the menu; nil for as many as it needs.
  var menuContentRows: Int? { boards > 0 ? middleRows - 6 : nil }

  /// Rows of a button of the menu within its frame.
  var menuRows: Int { boards > 0 ? 3 : 1 }
  /// Rows between parts of the screen.
  var spacing: Int { boards > 0 ? 2 : 1 }
}
