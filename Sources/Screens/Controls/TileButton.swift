import Scutes

/// The state of a puzzle in a grid, in a pack or in the calendar.
nonisolated enum TileState: CaseIterable {
  case solved
  case begun
  /// The one to continue with.
  case next
  case open
  case later

  /// The sign of the state, in a field of signs alone.
  func sign(isUnicode: Bool) -> Character {
    switch self {
    case .solved: isUnicode ? "■" : "#"
    case .begun: isUnicode ? "◧" : "+"
    case .next: isUnicode ? "◇" : ">"
    case .open: isUnicode ? "□" : "o"
    case .later: isUnicode ? "·" : "."
    }
  }

  /// The sign beside a number. None for a puzzle to play.
  fileprivate func mark(isUnicode: Bool) -> String {
    switch self {
    case .solved: isUnicode ? "✓" : "#"
    case .next, .open: ""
    case .begun, .later: String(sign(isUnicode: isUnicode))
    }
  }

  fileprivate var ground: StyleRole {
    switch self {
    case .solved: .tileSolved
    case .later: .tileLater
    case .begun, .next, .open: .tileOpen
    }
  }

  fileprivate var markRole: StyleRole {
    switch self {
    case .solved: .areaLearning
    case .begun, .next: .record
    case .open, .later: .tileLater
    }
  }
}

/// What a tile says.
nonisolated struct TileFacts: Equatable {
  let number: Int
  let state: TileState
  /// The lines below the number: short, like a time.
  var lines: [String] = []
  /// `true` if the last line stands out: as the best time, with a star, of a solved puzzle, or as
  /// what comes next of another.
  var isSpecial = false
  var isBold = true
  /// `true` if a dot stands for the last line except while the tile has the focus.
  var isQuiet = false
}

/// A numbered tile in a grid of puzzles or days. Half a row of ground above the first line keeps it
/// in the middle; rows between tiles need no line.
///
/// ```
/// ▄▄▄▄▄▄▄▄
///    7   ✓
///  ★ 4:10
/// ```
struct TileButton: View {
  let facts: TileFacts
  /// The columns, at least five.
  let width: Int
  /// The rows of text, at least one. The half row above comes on top of them, if there is more than
  /// one.
  let rows: Int
  /// What the tile says to a screen reader.
  let spoken: String
  let action: () -> Void

  /// The rows from the top of a tile to the top of the one below it.
  nonisolated static func pitch(rows: Int) -> Int { rows > 1 ? rows + 1 : 1 }

  var body: some View {
    Button(action: action) { EmptyView() }
      .buttonStyle(TileStyle(facts: facts, width: width, rows: rows, spoken: spoken))
      .accessibilityLabel(spoken)
  }
}

private struct TileStyle: ButtonStyle {
  let facts: TileFacts
  let width: Int
  let rows: Int
  let spoken: String

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    TileBody(
      drawing: TileDrawing(
        facts: facts, size: Size(width: width, height: TileButton.pitch(rows: rows)), rows: rows,
        isFocused: configuration.isFocused || configuration.isPressed), spoken: spoken)
  }
}

private struct TileBody: View {
  @Environment(\.isLinear) private var isLinear
  let drawing: TileDrawing
  let spoken: String

  var body: some View {
    if isLinear { Text(spoken) } else { drawing }
  }
}

private struct TileDrawing: LeafView, Equatable {
  let facts: TileFacts
  let size: Size
  let rows: Int
  let isFocused: Bool

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { size }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let (theme, capabilities) = (environment.theme, environment.capabilities)
    let isUnicode = capabilities.isUnicode
    let ground = theme.style(for: isFocused ? .buttonFocused : facts.state.ground)
    let top = rect.maxY - rows
    if top > rect.minY, capabilities.showsBlocks, let fill = ground.background {
      painter.horizontalLine(
        "▄", from: rect.origin, columns: rect.width, style: TextStyle(foreground: fill))
    }
    let inside = Rect(x: rect.minX, y: top, width: rect.width, height: rows)
    painter.fill(inside, style: ground)

    /// The style of `role` on the tile.
    func style(_ role: StyleRole, isBold: Bool = false) -> TextStyle {
      // Inks only suit grounds that are mixed for them.
      let suits = !isFocused && (ground.background?.isExact ?? true || facts.state != .solved)
      let ink = suits ? theme.style(for: role).foreground : ground.foreground
      var attributes = isFocused ? ground.attributes : theme.style(for: role).attributes
      if isBold { attributes.insert(.bold) }
      return TextStyle(
        foreground: ink ?? ground.foreground, background: ground.background,
        attributes: attributes)
    }
    let lines =
      facts.isQuiet && !isFocused ? facts.lines.dropLast() + [isUnicode ? "○" : "."] : facts.lines
    // Several lines have equal gaps between them, as far as the rows go; the block is centred.
    let gap = facts.lines.count > 1 ? (rows - 1 - facts.lines.count) / (facts.lines.count + 1) : 0
    let block = rows == 1 ? 0 : (rows - 1 - facts.lines.count - gap * facts.lines.count) / 2
    var y = top + max(0, block)
    // The mark of the focus stands within the tile, before the number.
    let start = rect.minX + (rect.width > 7 ? 3 : 2)
    if isFocused {
      painter.draw(
        isUnicode ? "▶" : ">", at: Point(x: rect.minX + 1, y: y),
        style: style(.ground))
    }
    let number = facts.number < 10 ? " \(facts.number)" : "\(facts.number)"
    painter.write(
      number, at: Point(x: start, y: y),
      style: style(facts.state.ground, isBold: facts.isBold && facts.state != .later))
    let end = rect.maxX - (rect.width > 6 ? 1 : 0)
    let mark =
      facts.isSpecial && facts.lines.count == 1 && rect.width < 8 && facts.state == .solved
      ? (isUnicode ? "★" : "*") : facts.state.mark(isUnicode: isUnicode)
    painter.write(
      mark, at: Point(x: end - mark.columns, y: y), style: style(facts.state.markRole))
    guard rows > 1 else { return }
    for (index, line) in lines.enumerated() {
      y += 1 + gap
      let isLast = index == lines.count - 1
      let isStar = isLast && facts.isSpecial && facts.state == .solved && rect.width >= 8
      let text = TextTruncation.truncate(
        isStar ? (isUnicode ? "★ " : "* ") + line : line, to: end - rect.minX,
        ellipsis: isUnicode ? "…" : "...")
      let isWord = facts.lines.count == 1 && facts.state != .solved
      let x =
        isWord
        ? rect.minX + max(0, rect.width + 1 - text.columns) / 2
        : isLast
          ? max(rect.minX, (text.columns + 2 <= rect.width ? rect.maxX - 1 : end) - text.columns)
          : start
      painter.write(
        text, at: Point(x: x, y: y),
        style: style(
          isLast && facts.isSpecial ? .record : isWord ? .secondary : facts.state.ground))
    }
  }
}

/// The meanings of signs, on one line.
struct SignLegend: View {
  let signs: [Sign]

  nonisolated struct Sign: Hashable {
    let sign: String
    let role: StyleRole
    let meaning: String
  }

  var body: some View {
    HStack(spacing: 3) {
      ForEach(signs, id: \.self) { sign in
        (Text(sign.sign).foregroundStyle(sign.role)
          + Text(" \(sign.meaning)").foregroundStyle(.secondary)).lineLimit(1)
      }
    }
  }
}
