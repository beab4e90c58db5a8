// SPDX-License-Identifier: Apache-2.0

/// The line below a pager: a dot for each page, or the page number.
///
/// ```
///   ● ○ ○  Welcome        2/40  Settings
/// ```
struct PagerFooter: Equatable {
  let count: Int
  let index: Int
  let title: String
  /// The available columns.
  let room: Int

  /// Whether the dots fit.
  private var hasDots: Bool { count * 2 - 1 <= min(room, 40) }

  private var number: String { "\(index + 1)/\(count)" }

  /// The width of the dots or the number.
  private var markWidth: Int { hasDots ? count * 2 - 1 : number.columns }

  /// The columns before the dots or the number.
  private var start: Int { max(0, (room - width) / 2) }

  private var width: Int {
    let all = markWidth + 2 + title.columns
    return title.isEmpty || all > room ? markWidth : all
  }

  /// Draws the line from `origin`.
  func draw(at origin: Point, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let plain = environment.theme.style(for: .secondary)
    var place = Point(x: origin.x + start, y: origin.y)
    if hasDots {
      for page in 0..<count {
        let dot: Character = page == index ? (isUnicode ? "●" : "*") : (isUnicode ? "○" : "o")
        let style = page == index ? environment.theme.style(for: .accent) : plain
        painter.put(dot, at: Point(x: place.x + page * 2, y: place.y), style: style)
      }
    } else {
      painter.write(number, at: place, style: plain)
    }
    guard width > markWidth else { return }
    place.x += markWidth + 2
    painter.write(title, at: place, style: plain)
  }

  /// The page for a click in column `x`: that of the dot, or the previous one for the left half of
  /// a number and the next for the right half.
  func page(at x: Int) -> Int? {
    let x = x - start
    guard x >= 0, x < markWidth else { return nil }
    if hasDots { return x / 2 }
    return x < markWidth / 2 ? index - 1 : index + 1
  }
}
