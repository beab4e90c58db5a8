// SPDX-License-Identifier: Apache-2.0

/// The layout of the list of keys on a screen.
nonisolated struct HelpPlan {
  /// The width of a key cap.
  static let capWidth = 11
  /// The least width of a cap with its title below.
  private static let capPitch = 15
  /// A cap, its rim and its title.
  private static let capRows = 4

  let width: Int
  /// `true` if the first keys are drawn as caps, and not as lines.
  let hasCaps: Bool
  let capsPerRow: Int
  /// The rows of caps, of which a low screen shows those around the chosen one.
  let rowsOfCaps: Int
  /// What a screen of a few rows leaves out: the header, the footer, the headings, and the search
  /// field of the first page.
  let hasHeader, hasFooter, hasHeadings, hasPrompt: Bool
  /// `true` if the search field has a rim.
  let hasRims: Bool
  /// Blank rows above the first heading, above that of the groups, and above the search field.
  let gap: Int
  let gapAboveGroups: Int
  let gapAboveSearch: Int
  /// Blank rows between groups, where they have room for that with all of their lines.
  let gapBetweenGroups: Int
  /// The most blank rows below the header, so that a tall screen isn't empty at its end alone.
  let rowsAbove: Int
  /// The rows for all groups.
  let rowsOfGroups: Int
  /// The rows between the header and the footer.
  private let inner: Int

  /// The lines that a group takes in gaps between groups to be worth them.
  private static let linesOfTallGroup = 3

  /// The plan for `caps` keys that come first and `sections` groups. `isPlain` is linear mode.
  init(screen: Size, caps: Int, sections: Int, isPlain: Bool) {
    width = max(20, min(screen.width - 4, 120))
    hasHeader = screen.height >= 3
    hasFooter = screen.height >= 2
    inner = max(1, screen.height - (hasHeader ? 1 : 0) - (hasFooter ? 1 : 0))
    hasHeadings = inner >= 5
    hasPrompt = inner >= 3
    let perRow = width >= 10 * 12 && caps > 5 ? 10 : max(1, min(5, width / Self.capPitch))
    let heightOfCaps = Self.capRows * ((caps + perRow - 1) / perRow)
    hasRims = !isPlain && screen.height >= 22
    let field = hasRims ? 3 : 1
    // Two headings and a gap.
    let fixed = 3 + field
    hasCaps =
      !isPlain && width >= 5 * Self.capPitch && inner - fixed - heightOfCaps >= min(sections, 5)
    capsPerRow = hasCaps ? perRow : width >= 36 ? 2 : 1
    let headings = hasHeadings ? 2 : 0
    let prompt = hasPrompt ? field : 0
    let allRows = (caps + capsPerRow - 1) / capsPerRow
    // At least one group.
    let most = inner - headings - prompt - min(sections, 1)
    rowsOfCaps = hasCaps ? allRows : min(allRows, max(1, most))
    let top = hasCaps ? heightOfCaps : rowsOfCaps
    let spare = inner - headings - prompt - top - sections
    gapAboveGroups = spare >= 1 ? 1 : 0
    gap = isPlain || spare < 2 ? 0 : 1
    gapAboveSearch = spare >= 3 ? 1 : 0
    let rows = max(1, inner - headings - prompt - top - gap - gapAboveGroups - gapAboveSearch)
    gapBetweenGroups = !isPlain && rows >= sections * Self.linesOfTallGroup ? 1 : 0
    rowsOfGroups = max(1, rows - gapBetweenGroups * max(0, sections - 1))
    rowsAbove = max(0, (rows - sections * Self.linesOfTallGroup) / 2)
  }

  /// The rows for the lines of a group, and of a search.
  var rowsOfGroup: Int { max(1, inner - (showsTitleOfGroup ? 1 : 0)) }
  var rowsOfSearch: Int { max(0, inner - (hasRims ? 3 : 1) - 2 * gap) }
  /// `true` if the title of a group has a row of its own, because there is no header for it.
  var showsTitleOfGroup: Bool { !hasHeader && inner >= 2 }
  /// `true` if the details of a group without keys have room beside the titles.
  var hasDetailsBeside: Bool { width >= 60 }

  /// The blank rows above a group and between its lines, which take `rows` each.
  func gaps(around rows: [Int]) -> (above: Int, between: Int) {
    let spare = rowsOfGroup - rows.reduce(0, +)
    guard rows.count > 1, hasRims, spare > 0 else { return (0, 0) }
    let between = min(2, (spare - 1) / (rows.count - 1))
    return (min(4, max(1, (spare - between * (rows.count - 1)) / 3)), between)
  }

  /// Whether the first page shows the caps while one of them is chosen or not. A screen of a few
  /// rows only has those or the groups.
  func showsCaps(whileChosen isChosen: Bool) -> Bool { inner >= 2 || isChosen }
  func showsGroups(whileChosen isChosen: Bool) -> Bool { inner >= 2 || isChosen }

  /// The lines of each group, which would take `wanted` to show all their keys.
  func linesOfGroups(_ wanted: [Int]) -> [Int] {
    var lines = wanted.map { _ in 1 }
    var left = rowsOfGroups - lines.count
    while left > 0, let index = lines.indices.first(where: { lines[$0] < wanted[$0] }) {
      let least = lines.indices.filter { lines[$0] < wanted[$0] }.min { lines[$0] < lines[$1] }
      lines[least ?? index] += 1
      left -= 1
    }
    return lines
  }

  /// The lines to show in `height` rows, of which each takes `rows`, with `chosen` among them.
  static func visible(_ rows: [Int], around chosen: Int, height: Int) -> [Int] {
    guard rows.indices.contains(chosen) else { return [] }
    var first = chosen
    var used = rows[chosen]
    // As much before it as fills half of the height, or more where less follows.
    let after = rows[(chosen + 1)...].reduce(0, +)
    let before = max(height / 2, height - after) - rows[chosen]
    while first > 0, used - rows[chosen] + rows[first - 1] <= before {
      first -= 1
      used += rows[first]
    }
    var last = chosen
    while last + 1 < rows.count, used + rows[last + 1] <= height {
      last += 1
      used += rows[last]
    }
    return Array(first...last)
  }

  /// The place among the `count` caps and groups of the first page that `action` leads to.
  func spot(_ action: HelpAction, from spot: Int, of count: Int, caps: Int) -> Int {
    let isCap = spot < caps
    let lastRow = max(0, caps - 1) / capsPerRow * capsPerRow
    let new: Int =
      switch action {
      case .up where isCap: spot - capsPerRow
      case .up: spot == caps ? (caps > 0 ? lastRow : spot) : spot - 1
      case .down where isCap: spot + capsPerRow < caps ? spot + capsPerRow : caps
      case .down: spot + 1
      case .left where isCap: spot - 1
      case .right where isCap: min(spot + 1, caps - 1)
      case .first, .pageUp: 0
      case .last, .pageDown: count - 1
      default: spot
      }
    return (0..<count).contains(new) ? new : spot
  }

  /// The line of `count` that `action` leads to. A page has `page` lines.
  static func row(_ action: HelpAction, from row: Int, of count: Int, page: Int) -> Int {
    let new: Int =
      switch action {
      case .up: row - 1
      case .down: row + 1
      case .pageUp: row - page
      case .pageDown: row + page
      case .first: 0
      case .last: count - 1
      default: row
      }
    return max(0, min(new, count - 1))
  }
}
