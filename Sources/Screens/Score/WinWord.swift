import Scutes

/// The word of a win in large letters, in the colours of the suite's parts. `share` of its entrance
/// is done, from 0 to 1: the letters rise one after the other, and a light sweeps over them.
///
/// ```
/// ▄████▄        ██           ▄▄  ██
/// ██▄▄     ▄▄▄  ██ ▄  ▄  ▄▄   █  ██
/// ```
///
/// A word with an undrawn letter, or without room, is one bold row.
struct WinWord: LeafView, Equatable {
  let word: String
  /// The largest letters to use.
  let largest: Scale
  let share: Double

  /// The size of the letters.
  enum Scale: Int, CaseIterable, Comparable {
    /// Two pixels per cell, one above the other, seven pixels high.
    case small
    /// Two pixels per cell, ten pixels high.
    case medium
    /// Two columns per pixel, ten rows high.
    case large

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  static var showsText: Bool { true }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    fitting(proposal.width, proposal.height)?.size
      ?? Size(width: min(max(1, proposal.width), word.columns), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard let letters = fitting(rect.width, rect.height) else {
      let style = environment.textStyle(.success).merging(TextStyle(attributes: .bold))
      painter.write(word, at: rect.origin, style: style)
      return
    }
    let ink = Ink(environment)
    painter.clipped(to: rect) {
      for x in 0..<letters.width {
        let place = Double(x) / Double(max(1, letters.width - 1))
        let color = ink.color(
          at: ink.hasOwnColors ? place : letters.place(ofLetterAt: x),
          light: share < 1 ? share * 1.4 - 0.2 : nil)
        let sunk = sunkRows(at: place, of: letters.height)
        let at = { (y: Int) in letters.isInked(x, y - sunk) }
        for y in 0..<letters.cellRows {
          if letters.scale == .large {
            guard at(y) else { continue }
            for column in 0..<2 {
              ink.draw(
                true, true, color, at: Point(x: rect.minX + 2 * x + column, y: rect.minY + y),
                on: painter)
            }
          } else {
            ink.draw(
              at(2 * y), at(2 * y + 1), color, at: Point(x: rect.minX + x, y: rect.minY + y),
              on: painter)
          }
        }
      }
    }
  }

  /// The rows that the letters at `place`, 0 to 1 from the left, still have to rise.
  private func sunkRows(at place: Double, of height: Int) -> Int {
    let risen = min(1, max(0, share * 2.2 - place))
    return Int(((1 - risen) * (1 - risen) * Double(height)).rounded())
  }

  private func fitting(_ width: Int, _ height: Int) -> Letters? {
    Scale.allCases.reversed().lazy.filter { $0 <= largest }
      .compactMap { Letters(word, at: $0) }
      .first { $0.size.width <= width && $0.size.height <= height }
  }
}

/// The pixels of a word.
private struct Letters {
  let scale: WinWord.Scale
  let width: Int
  let height: Int
  private let rows: [[Bool]]
  /// The first column of each letter.
  private let starts: [Int]

  init?(_ word: String, at scale: WinWord.Scale) {
    let drawings = word.map { WonLetters.rows(of: $0, isSmall: scale == .small) }
    var height = 0
    for drawing in drawings {
      guard let drawing else { return nil }
      height = max(height, drawing.count)
    }
    var rows = [[Bool]](repeating: [], count: height)
    var starts: [Int] = []
    for (number, drawing) in drawings.compactMap(\.self).enumerated() {
      starts.append(rows.first?.count ?? 0)
      for y in 0..<height {
        if number > 0 { rows[y] += scale == .small ? [false] : [false, false] }
        let width = drawing.first?.count ?? 0
        rows[y] +=
          drawing.indices.contains(y)
          ? drawing[y].map { $0 == "#" } : [Bool](repeating: false, count: width)
      }
    }
    self.scale = scale
    self.rows = rows
    self.starts = starts
    self.height = height
    width = rows.first?.count ?? 0
  }

  var cellRows: Int { scale == .large ? height : (height + 1) / 2 }
  var size: Size { Size(width: scale == .large ? 2 * width : width, height: cellRows) }

  /// The position of the letter at column `x`, 0 to 1 from the left.
  func place(ofLetterAt x: Int) -> Double {
    Double(starts.count { $0 <= x } - 1) / Double(max(1, starts.count - 1))
  }

  func isInked(_ x: Int, _ y: Int) -> Bool { rows.indices.contains(y) && rows[y][x] }
}

/// The colours of the letters, and how a terminal draws them.
private struct Ink {
  private let colors: [Color]
  private let light: Color?
  private let capabilities: TerminalCapabilities
  /// `true` if letters can have any colour.
  let hasOwnColors: Bool

  init(_ environment: EnvironmentValues) {
    let theme = environment.theme
    let roles: [StyleRole] = [
      .record, .areaGame, .areaMemory, .areaSolver, .areaLearning, .record,
    ]
    colors = roles.compactMap { theme.style(for: $0).foreground }
    light = theme.style(for: .title).foreground
    capabilities = environment.capabilities
    hasOwnColors = environment.capabilities.colorDepth >= .indexed256
  }

  /// The colour at `place`, 0 to 1 from the left. Brighter near `light`.
  func color(at place: Double, light position: Double?) -> Color? {
    guard !colors.isEmpty else { return nil }
    let step = place * Double(colors.count - 1)
    let index = min(colors.count - 1, Int(step))
    let next = colors[min(colors.count - 1, index + 1)]
    var color = colors[index].mixed(with: next, by: step - Double(index))
    if !hasOwnColors { color = colors[min(colors.count - 1, Int(step.rounded()))] }
    if let position, let light, abs(position - place) < 0.12 {
      color = color.mixed(with: light, by: 0.8 * (1 - abs(position - place) / 0.12))
    }
    return color
  }

  func draw(
    _ upper: Bool, _ lower: Bool, _ color: Color?, at point: Point, on painter: Painter
  ) {
    guard upper || lower else { return }
    let style = TextStyle(foreground: color, attributes: color == nil ? .bold : [])
    guard capabilities.showsBlocks else {
      return painter.draw(upper && lower ? "#" : upper ? "\"" : "_", at: point, style: style)
    }
    painter.drawPixels(
      upper: upper ? style : nil, lower: lower ? style : nil, at: point, on: capabilities)
  }
}

/// The drawn letters of the words of a win.
private enum WonLetters {
  /// The pixel rows of a letter, `#` for ink, or `nil` if it isn't drawn.
  static func rows(of letter: Character, isSmall: Bool) -> [String]? {
    if isSmall, let rows = small[Character(letter.uppercased())] { return rows }
    if isSmall, letter.isASCII { return nil }
    return drawn[letter]
  }

  private static let drawn: [Character: [String]] = [
    "S": [
      ".######.", "########", "##....##", "##......", "#######.", ".#######", "......##",
      "##....##",
      "########", ".######.",
    ],
    "o": [
      "........", "........", ".######.", "########", "##....##", "##....##", "##....##",
      "##....##",
      "########", ".######.",
    ],
    "l": ["##", "##", "##", "##", "##", "##", "##", "##", "##", "##"],
    "v": [
      "........", "........", "##....##", "##....##", "##....##", "###..###", ".##..##.",
      ".######.",
      "..####..", "...##...",
    ],
    "D": [
      "#######.", "########", "##....##", "##....##", "##....##", "##....##", "##....##",
      "##....##",
      "########", "#######.",
    ],
    "n": [
      "........", "........", "#######.", "########", "##....##", "##....##", "##....##",
      "##....##",
      "##....##", "##....##",
    ],
    "e": [
      "........", "........", ".######.", "########", "##....##", "########", "########",
      "##......",
      "########", ".#######",
    ],
    "d": [
      "......##", "......##", ".#######", "########", "##....##", "##....##", "##....##",
      "##....##",
      "########", ".#######",
    ],
    "!": ["##", "##", "##", "##", "##", "##", "##", "..", "##", "##"],
    "완": [
      "...####.....##..", "..##..##....##..", "..##..##....##..", "...####.....####",
      ".....##.....##..", ".....##.....##..", "###########.##..", "............##..",
      "..##............", "..##............", "..##............", "..############..",
    ],
    "성": [
      ".....##......##.", ".....##......##.", ".....##......##.", "....####..#####.",
      "...##..##....##.", "..##....##...##.", ".##......##..##.", ".............##.",
      ".....######.....", "....##....##....", "....##....##....", ".....######.....",
    ],
  ]

  private static let small: [Character: [String]] = [
    "S": [".####", "##...", "##...", ".###.", "...##", "...##", "####."],
    "O": [".###.", "##.##", "##.##", "##.##", "##.##", "##.##", ".###."],
    "L": ["##...", "##...", "##...", "##...", "##...", "##...", "#####"],
    "V": ["##.##", "##.##", "##.##", "##.##", "##.##", ".###.", "..#.."],
    "E": ["#####", "##...", "##...", "####.", "##...", "##...", "#####"],
    "D": ["####.", "##.##", "##.##", "##.##", "##.##", "##.##", "####."],
    "N": ["##..##", "###.##", "######", "##.###", "##..##", "##..##", "##..##"],
    "!": ["##", "##", "##", "##", "##", "..", "##"],
  ]
}
