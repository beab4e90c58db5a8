import Scutes

/// What a level says on its step.
nonisolated struct StepFacts: Equatable {
  let name: String
  let key: String
  let role: StyleRole
  let needs: String
  /// The best time, or why there is none.
  let note: String
  let isBest: Bool
  /// How many games of the level are solved, if any.
  let count: String
  /// The usual time, where there is room for it.
  var usual = ""

  /// The step in words.
  var spoken: String {
    [name, needs, note, count].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A step of the staircase: its tread in the colour of the level, the ground fading downwards. The
/// focused one is filled.
struct StepStyle: ButtonStyle {
  let facts: StepFacts
  let size: Size

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    StepDrawing(
      facts: facts, size: size, isFocused: configuration.isFocused || configuration.isPressed)
  }
}

private struct StepDrawing: LeafView, Equatable {
  let facts: StepFacts
  let size: Size
  let isFocused: Bool

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { size }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let fill = theme.style(for: .buttonFocused)
    if isFocused {
      painter.fill(rect, style: fill)
    } else {
      let tread = theme.style(for: facts.role)
      painter.horizontalLine(
        environment.capabilities.showsBlocks ? "▄" : "=", from: rect.origin, columns: rect.width,
        style: TextStyle(foreground: tread.foreground, attributes: tread.attributes))
      for (row, color) in shades(theme, rows: rect.height - 1).enumerated() {
        painter.fill(
          Rect(x: rect.minX, y: rect.minY + 1 + row, width: rect.width, height: 1),
          style: TextStyle(background: color))
      }
    }
    /// Writes on row `row`, in the style of `role`.
    func write(_ text: String, _ row: Int, _ role: StyleRole, isBold: Bool = false, end: Int? = nil)
    {
      guard row < rect.height else { return }
      var style = isFocused ? fill : theme.style(for: role)
      style.background = isFocused ? fill.background : nil
      if isBold { style.attributes.insert(.bold) }
      let shown = TextTruncation.truncate(
        text, to: rect.width - 2 * inset,
        ellipsis: environment.capabilities.isUnicode ? "…" : "...")
      let x = end.map { rect.minX + $0 - shown.columns } ?? rect.minX + inset
      painter.write(shown, at: Point(x: x, y: rect.minY + row), style: style)
    }
    let isAiry = rect.width > 15
    let marker = environment.capabilities.isUnicode ? "▶ " : "> "
    write((isFocused ? marker : "") + facts.name, 1, .ground, isBold: true)
    write(facts.key, 1, .key, isBold: true, end: rect.width - inset)
    var row = isAiry ? 3 : 2
    for line in TextWrapping.lines(of: facts.needs, width: rect.width - 2 * inset, mode: .word) {
      write(line, row, .secondary)
      row += 1
    }
    row = isAiry ? row + 1 : 4
    write(facts.note, row, facts.isBest ? .record : .secondary, isBold: facts.isBest)
    write(facts.count, row + 1, .secondary)
    if isAiry { write(facts.usual, row + 2, .secondary) }
  }

  private var inset: Int { size.width > 20 ? 3 : 1 }

  /// The grounds from the tread down: a hint of the level's colour on the card, fading to the page.
  private func shades(_ theme: Theme, rows: Int) -> [Color] {
    guard let page = theme.style(for: .ground).background, page.isExact,
      let card = theme.style(for: .sheet).background, card.isExact,
      let ink = theme.style(for: facts.role).foreground, ink.isExact
    else { return [] }
    let top = card.mixed(with: ink, by: 0.03)
    return (0..<rows).map { top.mixed(with: page, by: Double($0) / Double(max(1, rows))) }
  }
}

/// The name of a level in large letters, of any language if its syllables are drawn.
struct LevelName: View {
  let name: String
  let role: StyleRole
  let isLarge: Bool

  /// The rows of `name`.
  static func rows(of name: String, isLarge: Bool) -> Int {
    if name.allSatisfy(\.isASCII) { return isLarge ? 5 : 3 }
    return pixels(of: name).map { isLarge ? $0.count : $0.count / 2 } ?? 1
  }

  var body: some View {
    if let pixels = Self.pixels(of: name) {
      SmallPicture(
        // Small letters have half a row of air above and below.
        pixels: isLarge
          ? pixels.flatMap { row in [row, row].map(Self.doubled) }
          : [Self.blank(pixels)] + pixels + [Self.blank(pixels)],
        roles: ["c": role], ascii: [name])
    } else {
      BigText(name.uppercased(), largest: isLarge ? .large : .small, role: role)
        .frame(height: Self.rows(of: name, isLarge: isLarge), alignment: .topLeading)
    }
  }

  private static func blank(_ pixels: [String]) -> String {
    String(repeating: ".", count: pixels.first?.count ?? 0)
  }

  private static func doubled(_ row: String) -> String { String(row.flatMap { [$0, $0] }) }

  /// The pixels of `name`, or `nil` if a syllable isn't drawn.
  private static func pixels(of name: String) -> [String]? {
    let syllables = name.compactMap { LevelWords.syllables[$0] }
    guard syllables.count == name.count, let rows = syllables.first?.indices else { return nil }
    return rows.map { row in syllables.map { $0[row] }.joined(separator: ".") }
  }
}

/// A level on a row of its own, with a small stair before it where colours can tell.
struct StepRowStyle: ButtonStyle {
  let facts: StepFacts
  /// The place of the step, from 0.
  let rise: Int
  let columns: Int
  /// Rows from the top of a level to the next, two or three.
  let rows: Int

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    StepRowBody(
      style: self, isFocused: configuration.isFocused || configuration.isPressed)
  }
}

private struct StepRowBody: View {
  @Environment(\.isLinear) private var isLinear
  let style: StepRowStyle
  let isFocused: Bool

  var body: some View {
    if isLinear {
      Text(style.facts.spoken)
    } else {
      VStack(alignment: .leading) {
        if style.rows > 2 { Text(" ") }
        HStack(spacing: 1) {
          SmallPicture(pixels: stair, roles: ["c": style.facts.role], ascii: ["    ", "    "])
            .frame(width: 5, height: 2)
          VStack(alignment: .leading) {
            HStack(spacing: 2) {
              Text((isFocused ? "▶ " : "") + style.facts.name).bold().lineLimit(1)
              Spacer(minLength: 0)
              Text(style.facts.note).lineLimit(1).foregroundStyle(role(.secondary))
              Text(style.facts.key).bold().foregroundStyle(role(.key))
            }
            Text(style.facts.needs).lineLimit(1).foregroundStyle(role(.secondary))
          }
        }
        .padding(.horizontal, 1)
        .frame(width: style.columns, height: 2)
        .foregroundStyle(role(.sheet))
        .background(isFocused ? .buttonFocused : .sheet)
      }
    }
  }

  private func role(_ role: StyleRole) -> StyleRole { isFocused ? .buttonFocused : role }

  /// The stairs up to this level, one column and one half pixel a step.
  private var stair: [String] {
    (0..<4).map { row in
      String(
        (0..<5).map { column in
          column <= style.rise && 3 - row <= column * 4 / 5 ? Character("c") : Character(".")
        })
    }
  }
}
