import Hints
import Widgets

/// How the room of a hint is divided, from the title on.
nonisolated struct HintPanelPlan: Equatable {
  /// How many columns there are.
  let width: Int
  let spacing: Spacing
  /// The lines of the technique's name, or of what is wrong.
  let name: [String]
  /// What the marks on the board mean, row by row.
  let legend: [[LegendEntry]]
  /// What is said, page by page; at least one.
  let pages: [[HintLine]]
  /// How many rows a page has.
  private let textRows: Int

  /// How much stands beside the text.
  enum Spacing {
    /// There are only a few rows: the name stands in the title, the buttons beside each other, and
    /// what the marks mean after the text.
    case low
    /// The same, but the buttons stand below each other.
    case bare
    /// No row is spared for what can stand in the title.
    case tight
    case plain
    /// Blanks stand around what the marks mean.
    case airy
  }

  /// Whether `room` has only a few rows.
  static func isLow(_ room: Size) -> Bool { room.height < leastRows }

  /// Fewest rows in which the name and the buttons have lines of their own.
  static let leastRows = 9

  /// Divides `room`: as airily as leaves the text on one page, else as tightly as it goes. A headline
  /// of at most `headlineWidth` columns stands elsewhere; with nil none does.
  init(
    _ ladder: HintLadder, words: Words, room: Size, headlineWidth: Int? = nil, hasNoteMarks: Bool
  ) {
    let spacings: [Spacing] =
      Self.isLow(room) ? [.low] : room.height >= 18 ? [.airy, .plain, .tight] : [.plain, .tight]
    let said = HintSaid(ladder, in: words, headlineWidth: headlineWidth)
    let plans = spacings.map { spacing in
      HintPanelPlan(
        ladder, said, words: words, room: room, hasNoteMarks: hasNoteMarks, spacing: spacing)
    }
    let least = plans.last ?? plans[0]
    let bare = HintPanelPlan(
      ladder, said, words: words, room: room, hasNoteMarks: hasNoteMarks, spacing: .bare)
    self = plans.first { $0.pages.count == 1 } ?? (plans.count > 1 ? bare : least)
  }

  private init(
    _ ladder: HintLadder, _ said: HintSaid, words: Words, room: Size, hasNoteMarks: Bool,
    spacing: Spacing
  ) {
    let width = max(1, room.width)
    let entries = LegendEntry.all(
      of: ladder.picture, words: words.hints.legend, hasNoteMarks: hasNoteMarks)
    let legend = room.height >= 28 ? entries.map { [$0] } : LegendEntry.rows(entries, in: width)
    let name =
      spacing == .low
      ? []
      : Self.name(of: ladder, words).map {
        TextWrapping.lines(of: $0, width: width, mode: .word, limit: 2)
      } ?? []
    let around =
      spacing == .low ? 0 : name.count + 1 + (spacing == .bare ? 1 : legend.count)
    let rows = room.height - 1 - around - Self.rows(spacing, hasMore: ladder.nextRung != nil)
    (self.width, self.spacing, self.name, self.legend) = (width, spacing, name, legend)
    let pages = { said.pages(in: Size(width: width, height: $0)) }
    let whole = pages(max(1, rows))
    // Where there are several pages, a row says which one it is.
    let isWhole = spacing == .low || whole.count == 1
    self.pages = isWhole ? whole : pages(max(1, rows - 1))
    textRows = isWhole ? rows : rows - 1
  }

  /// Rows of the blanks and of the buttons.
  private static func rows(_ spacing: Spacing, hasMore: Bool) -> Int {
    switch spacing {
    case .low: 1
    case .bare, .tight: 1 + (hasMore ? 1 : 0)
    case .plain: 3 + (hasMore ? 1 : 0)
    case .airy: 5 + (hasMore ? 1 : 0)
    }
  }

  /// The technique, or what is wrong; nil before it is told.
  static func name(of ladder: HintLadder, _ words: Words) -> String? {
    ladder.rung == .place ? nil : words.explanation(of: ladder.step).name
  }
}

nonisolated extension HintPanelPlan {
  /// Whether there are only a few rows.
  var isLow: Bool { spacing == .low }

  /// Whether the title says what the hint has cost.
  var hasCostInTitle: Bool { spacing == .low || spacing == .bare || spacing == .tight }

  /// Whether what the marks mean comes after the text of the last page.
  var hasLegendInPages: Bool { (isLow || spacing == .bare) && !legend.isEmpty }

  /// How many pages there are.
  var pageCount: Int { pages.count + (hasLegendInPages && !lastPageTakesLegend ? 1 : 0) }

  /// The lines of a page; none where it says nothing but what the marks mean.
  func lines(onPage page: Int) -> [HintLine] { page < pages.count ? pages[page] : [] }

  /// Whether a page says what the marks mean.
  func hasLegend(onPage page: Int) -> Bool { hasLegendInPages && page + 1 >= pageCount }

  private var lastPageTakesLegend: Bool {
    (pages.last?.count ?? 0) + legend.count <= textRows
  }
}
