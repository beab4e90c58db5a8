import Models
import Widgets

/// How the room of a hint is divided, from the title on.
nonisolated struct HintPanelPlan: Equatable {
  /// How many columns there are.
  let width: Int
  /// Whether there are only a few rows: the name stands in the title, the buttons beside each other,
  /// and what the marks mean on a page of its own.
  let isLow: Bool
  /// Whether blanks stand around what the marks mean.
  let isAiry: Bool
  /// The lines of the technique's name, or of what is wrong.
  let name: [String]
  /// What the marks on the board mean, row by row.
  let legend: [[LegendEntry]]
  let text: HintText

  /// Whether `room` has only a few rows.
  static func isLow(_ room: Size) -> Bool { room.height < 9 }

  /// Divides `room`, which has controls below the buttons where `hasControls` says so.
  init(
    _ ladder: HintLadder, words: Words, room: Size, hasControls: Bool, hasNoteMarks: Bool
  ) {
    let width = max(1, room.width)
    let isLow = Self.isLow(room)
    let isAiry = room.height >= 18
    let entries = LegendEntry.all(
      of: ladder.picture, words: words.hints.legend, hasNoteMarks: hasNoteMarks)
    let legend = room.height >= 28 ? entries.map { [$0] } : LegendEntry.rows(entries, in: width)
    let name =
      isLow
      ? []
      : Self.name(of: ladder, words).map {
        TextWrapping.lines(of: $0, width: width, mode: .word, limit: 2)
      } ?? []
    let buttons = isLow ? 1 : Self.buttons + (hasControls ? 1 : 0)
    let around = isLow ? 1 : name.count + legend.count + (isAiry ? 2 : 0)
    let height = max(1, room.height - 1 - around - buttons)
    (self.width, self.isLow, self.isAiry) = (width, isLow, isAiry)
    (self.name, self.legend) = (name, legend)
    text = HintText(ladder, in: words, room: Size(width: width, height: height))
  }

  /// Rows of the buttons, and of what the hint has cost.
  private static let buttons = 4

  /// The technique, or what is wrong; nil before it is told.
  static func name(of ladder: HintLadder, _ words: Words) -> String? {
    ladder.rung == .place ? nil : words.explanation(of: ladder.step).name
  }
}

nonisolated extension HintPanelPlan {
  /// Whether what the marks mean comes after the text.
  var hasLegendPage: Bool { isLow && !legend.isEmpty }

  /// How many pages there are.
  var pageCount: Int { text.pages.count + (hasLegendPage ? 1 : 0) }

  /// The lines of a page; nil where it says what the marks mean.
  func lines(onPage page: Int) -> [String]? {
    if hasLegendPage, page >= text.pages.count { return nil }
    return text.pages[min(page, text.pages.count - 1)]
  }
}
