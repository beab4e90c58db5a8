import Hints
import Scutes
import Sudoku

/// The layout of a hint, from the title down.
nonisolated struct HintPanelPlan: Equatable {
  let width: Int
  let spacing: Spacing
  /// The lines of the technique's name, or of what is wrong.
  let name: [String]
  /// The lines of the conclusion in symbols, right below the name.
  let outcome: [String]
  /// The legend, row by row.
  let legend: [[LegendEntry]]
  /// The text, page by page. There is at least one page.
  let pages: [[HintLine]]
  /// `true` if the name doesn't fit in the title, so that the text begins with it.
  let hasNameInPages: Bool
  /// `true` if there is more to unfold.
  let canUnfold: Bool
  /// Rows of a page.
  private let textRows: Int

  /// The amount of space around the text.
  enum Spacing {
    /// Only a few rows: the name is in the title, the legend follows the text, and the footer alone
    /// has the keys.
    case low
    /// Like ``low``, but with buttons.
    case bare
    /// Anything that fits in the title has no row of its own.
    case tight
    case plain
    /// Blank rows surround the legend.
    case airy
  }

  /// `true` if `room` has only a few rows.
  static func isLow(_ room: Size) -> Bool { room.height < minRows }

  /// The least number of rows that gives the name and the buttons lines of their own.
  static let minRows = 9

  /// Lays out the hint in `room` with as much space as keeps the text on one page, or else as
  /// tightly as possible. A headline of at most `headlineWidth` columns is shown elsewhere; `nil`
  /// keeps it in the text.
  init(
    _ ladder: HintLadder, words: Words, room: Size, headlineWidth: Int? = nil, hasNoteMarks: Bool,
    hasLesson: Bool = false
  ) {
    let spacings: [Spacing] =
      Self.isLow(room) ? [.low] : room.height >= 18 ? [.airy, .plain, .tight] : [.plain, .tight]
    let content = HintContent(ladder, in: words, headlineWidth: headlineWidth)
    func plan(_ spacing: Spacing, hasOutcome: Bool) -> HintPanelPlan {
      HintPanelPlan(
        ladder, content, words: words, room: room, hasNoteMarks: hasNoteMarks, hasLesson: hasLesson,
        spacing: spacing, hasOutcome: hasOutcome)
    }
    let isLow = Self.isLow(room)
    let plans =
      (isLow ? [] : spacings.map { plan($0, hasOutcome: true) })
      + spacings.suffix(1).map { plan($0, hasOutcome: false) }
    self =
      plans.first { $0.pages.count == 1 } ?? (isLow ? plans[0] : plan(.bare, hasOutcome: false))
  }

  private init(
    _ ladder: HintLadder, _ content: HintContent, words: Words, room: Size, hasNoteMarks: Bool,
    hasLesson: Bool, spacing: Spacing, hasOutcome: Bool
  ) {
    let width = max(1, room.width)
    let entries = LegendEntry.all(
      of: ladder.picture, words: words, hasNoteMarks: hasNoteMarks
    )
    // The steps of a chain show what is true and false in it.
    .filter { content.chain.isEmpty || $0.role != .hintOn && $0.role != .hintOff }
    let legend = room.height >= 28 ? entries.map { [$0] } : LegendEntry.rows(entries, in: width)
    let wholeName = Self.name(of: ladder, words) ?? ""
    let nameLines =
      wholeName.isEmpty
      ? []
      : TextWrapping.lines(
        of: wholeName, width: width, mode: .word, limit: room.height < 14 ? 2 : 4)
    hasNameInPages = spacing == .low && wholeName.columns > width - Self.columnsBesideName
    let name = spacing == .low ? [] : nameLines
    let opening = hasNameInPages ? nameLines : []
    outcome =
      hasOutcome
      ? TextWrapping.lines(of: ladder.outcome(words) ?? "", width: width, mode: .word, limit: 2)
        .filter { !$0.isEmpty } : []
    let gap = spacing == .airy && !outcome.isEmpty ? 1 : 0
    let around =
      spacing == .low
      ? 0 : name.count + outcome.count + gap + 1 + (spacing == .bare ? 1 : legend.count)
    canUnfold = content.foldedLevels > ladder.unfolded
    let hasLesson = hasLesson && ladder.rung > .place
    let actions = [ladder.nextRung != nil, canUnfold, ladder.unfolded > 0, hasLesson].count { $0 }
    let rows = room.height - 1 - around - Self.rows(spacing, more: actions)
    (self.width, self.spacing, self.name, self.legend) = (width, spacing, name, legend)
    let pages = { content.pages(in: Size(width: width, height: $0), after: opening) }
    let whole = pages(max(1, rows))
    // With several pages, one row shows the page number. Where there are few rows, the legend may
    // be one.
    let isWhole =
      whole.count == 1 && (spacing != .low || whole[0].count + legend.count <= rows)
    self.pages = isWhole ? whole : pages(max(1, rows - 1))
    textRows = isWhole ? rows : rows - 1
  }

  /// Columns of the title beside a name: the sign, the dots, the cost and the close button.
  private static let columnsBesideName = 13

  /// Rows for blanks and buttons, of which `more` aren't always there.
  private static func rows(_ spacing: Spacing, more: Int) -> Int {
    switch spacing {
    case .low: 0
    case .bare, .tight: 1 + more
    case .plain: 3 + more
    case .airy: 5 + more
    }
  }

  /// The technique, or what is wrong. `nil` until revealed.
  static func name(of ladder: HintLadder, _ words: Words) -> String? {
    ladder.rung == .place ? nil : words.explanation(of: ladder.step).name
  }
}

nonisolated extension HintPanelPlan {
  /// `true` if there are only a few rows.
  var isLow: Bool { spacing == .low }

  /// `true` if the title shows the cost so far.
  var hasCostInTitle: Bool { spacing == .low || spacing == .bare || spacing == .tight }

  /// `true` if the legend follows the text on the last page.
  var hasLegendInPages: Bool { (isLow || spacing == .bare) && !legend.isEmpty }

  /// The number of pages.
  var pageCount: Int { pages.count + (hasLegendInPages && !lastPageTakesLegend ? 1 : 0) }

  /// The lines of a page. Empty if the page is only the legend.
  func lines(onPage page: Int) -> [HintLine] { page < pages.count ? pages[page] : [] }

  /// `true` if a page has the legend.
  func hasLegend(onPage page: Int) -> Bool { hasLegendInPages && page + 1 >= pageCount }

  private var lastPageTakesLegend: Bool {
    (pages.last?.count ?? 0) + legend.count <= textRows
  }
}
