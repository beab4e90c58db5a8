/// How much there was on each day, a column a week and a row a weekday.
///
/// ```
///      Jan     Feb
///  Mon · · ░ ▒ █
///  Tue · ░ ░ █ ·
///  …
/// ```
///
/// Five levels, which differ in glyph as well as in look. It knows no calendar: days are handed in
/// as levels in order, and the words beside them as they are to be read. Where there is too little
/// room for all weeks the latest are shown, without gaps first; where there is too little for
/// headings, these are left out.
public struct CalendarHeatMap: LeafView, Equatable {
  /// A word above the weeks, such as the name of a month.
  public struct Heading: Hashable, Sendable {
    /// The week that it stands above, counted from 0.
    public var week: Int
    /// The word.
    public var text: String

    /// `text` above the week counted `week`.
    public init(week: Int, _ text: String) {
      self.week = week
      self.text = text
    }
  }

  private let levels: [Int?]
  private let firstWeekday: Int
  private let weekdays: [String]
  private let headings: [Heading]

  /// A map of the days in `levels`, oldest first: 0 for nothing to 4 for the most, nil for a day that
  /// is not to be shown. The first of them stands in row `firstWeekday`, 0 to 6. `weekdays` are the
  /// words beside the rows, empty for none.
  public init(
    _ levels: [Int?], firstWeekday: Int = 0, weekdays: [String] = [], headings: [Heading] = []
  ) {
    self.levels = levels
    self.firstWeekday = min(max(0, firstWeekday), 6)
    self.weekdays = weekdays
    self.headings = headings
  }

  /// The level of `value` where `greatest` is the most there was: 0 for nothing, then quarters.
  public nonisolated static func level(of value: Double, greatest: Double) -> Int {
    guard value > 0, greatest > 0 else { return 0 }
    return min(4, max(1, Int((value / greatest * 4).rounded(.up))))
  }

  private var weeks: Int { (firstWeekday + levels.count + 6) / 7 }
  private var wordColumns: Int {
    let widest = weekdays.map(\.columns).max() ?? 0
    return widest > 0 ? widest + 1 : 0
  }

  /// Seven rows, and one more for headings; two columns a week as far as there is room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let whole = wordColumns + max(0, 2 * weeks - 1)
    let height = 7 + (headings.isEmpty ? 0 : 1)
    return Size(
      width: min(whole, max(1, proposal.width)), height: min(height, max(1, proposal.height)))
  }

  /// Draws the words and the days.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !rect.isEmpty else { return }
    let hasHeadings = !headings.isEmpty && rect.height > 7
    let words = rect.width - wordColumns >= 4 ? wordColumns : 0
    let room = Rect(
      x: rect.minX + words, y: rect.minY + (hasHeadings ? 1 : 0), width: rect.width - words,
      height: min(7, rect.height - (hasHeadings ? 1 : 0)))
    let step = room.width >= 2 * weeks - 1 ? 2 : 1
    let first = max(0, weeks - (room.width + step - 1) / step)
    let style = environment.textStyle(.plotAxis)
    if words > 0 {
      for (row, word) in weekdays.prefix(room.height).enumerated() {
        painter.write(word, at: Point(x: rect.minX, y: room.minY + row), style: style)
      }
    }
    if hasHeadings { drawHeadings(above: room, first: first, step: step, on: painter, style) }
    drawDays(in: room, first: first, step: step, on: painter, environment)
  }

  private func drawDays(
    in room: Rect, first: Int, step: Int, on painter: Painter, _ environment: EnvironmentValues
  ) {
    let glyphs = environment.capabilities.showsBlocks ? Self.glyphs : Self.ascii
    for (day, level) in levels.enumerated() {
      let (week, row) = (firstWeekday + day).quotientAndRemainder(dividingBy: 7)
      guard let level, week >= first, row < room.height else { continue }
      let shown = min(max(0, level), 4)
      painter.draw(
        glyphs[shown], at: Point(x: room.minX + (week - first) * step, y: room.minY + row),
        style: environment.textStyle(StyleRole.heatMapLevels[shown]))
    }
  }

  /// Draws the words that fit beside each other, the latest first; one whose place is taken is left out.
  /// One that has no room before the edge ends there. After a wide character, which has room around it,
  /// the next word follows at once.
  private func drawHeadings(
    above room: Rect, first: Int, step: Int, on painter: Painter, _ style: TextStyle
  ) {
    var end = room.maxX + 1
    for heading in headings.reversed() where heading.week >= first {
      let x = min(room.minX + (heading.week - first) * step, room.maxX - heading.text.columns)
      let gap = heading.text.last?.columns == 2 ? 0 : 1
      guard x >= room.minX, x + heading.text.columns + gap <= end else { continue }
      painter.write(heading.text, at: Point(x: x, y: room.minY - 1), style: style)
      end = x
    }
  }

  private static let glyphs = Array("·░▒▓█")
  private static let ascii = Array(".-+*#")
}
