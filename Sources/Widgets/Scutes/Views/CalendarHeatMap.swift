// SPDX-License-Identifier: Apache-2.0

/// A calendar heat map, with a column for each week and a row for each weekday.
///
/// ```
///      Jan     Feb
///  Mon · · ∙ ▪ █
///  Tue · ∙ ∙ █ ·
///  …
/// ```
///
/// Five levels, which differ in glyph as well as in colour. It knows no calendar: pass the days as
/// levels, in order, and the labels as they should appear. If there isn't room for all weeks it
/// drops the gaps first, then shows the latest weeks. If there isn't room for headings, it omits
/// them.
public struct CalendarHeatMap: LeafView, Equatable {
  /// A heading above the weeks, such as the name of a month.
  public struct Heading: Hashable, Sendable {
    /// The index of the week below the heading, from 0.
    public var week: Int
    /// The text of the heading.
    public var text: String

    /// Creates a heading of `text` above the week with index `week`.
    public init(week: Int, _ text: String) {
      self.week = week
      self.text = text
    }
  }

  private let levels: [Int?]
  private let firstWeekday: Int
  private let weekdays: [String]
  private let headings: [Heading]

  /// Creates a map of the days in `levels`, oldest first, from 0 for nothing to 4 for the most, and
  /// `nil` for a hidden day. The first day is in row `firstWeekday`, 0 to 6. `weekdays` are the
  /// labels of the rows, empty for none.
  public init(
    _ levels: [Int?], firstWeekday: Int = 0, weekdays: [String] = [], headings: [Heading] = []
  ) {
    self.levels = levels
    self.firstWeekday = min(max(0, firstWeekday), 6)
    self.weekdays = weekdays
    self.headings = headings
  }

  /// Returns the level of `value`, given the maximum `greatest`: 0 for nothing, then one for each
  /// quarter.
  public nonisolated static func level(of value: Double, greatest: Double) -> Int {
    guard value > 0, greatest > 0 else { return 0 }
    return min(4, max(1, Int((value / greatest * 4).rounded(.up))))
  }

  private var weeks: Int { (firstWeekday + levels.count + 6) / 7 }
  private var wordColumns: Int {
    let widest = weekdays.map(\.columns).max() ?? 0
    return widest > 0 ? widest + 1 : 0
  }

  /// Returns seven rows, and one more for headings, with two columns a week if there is room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let whole = wordColumns + max(0, 2 * weeks - 1)
    let height = 7 + (headings.isEmpty ? 0 : 1)
    return Size(
      width: min(whole, max(1, proposal.width)), height: min(height, max(1, proposal.height)))
  }

  /// Draws the labels and the days.
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

  /// Draws the headings that fit side by side, the latest first. One that collides is omitted, and
  /// one that would exceed the edge ends there. After a wide character, which has room around it,
  /// the next heading may follow at once.
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

  private static let glyphs = Array("·∙▪■█")
  private static let ascii = Array(".-+*#")
}
