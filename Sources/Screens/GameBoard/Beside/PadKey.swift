import Games
import Scutes
import Store
import Sudoku

/// The nine digits on one line. Symbols two columns wide use the gaps between the keys as well.
struct PadLine: View {
  @Environment(\.tiles) private var tiles
  let board: GameBoard

  var body: some View {
    // The gap of a column between keys.
    let taken = tiles.columns > 1 ? 1 : 0
    HStack(spacing: 1 - taken) {
      ForEach(PadKey.all(board.model)) { key in
        NumberPadKey(key: key, width: 3 + taken).onTap { board.perform(key.command) }
      }
    }
  }
}

/// The content of a number pad key.
nonisolated struct PadKey: Hashable, Identifiable {
  let digit: Digit
  /// The number of this digit left to place.
  let left: Int
  let mode: EntryMode
  /// `true` if the digit is noted in the cell under the cursor, in a note mode.
  var isNoted = false
  /// `true` if the digit is armed in digit-first entry.
  var isArmed = false
  /// `true` if the digit stands out on the board.
  var isFollowed = false

  var id: Digit { digit }

  /// The command of the board that enters the digit.
  var command: String { "digit.\(digit)" }

  @MainActor static func all(_ model: GameBoardModel) -> [PadKey] {
    let mode = model.entry.mode
    let noted: DigitSet =
      switch mode {
      case .digits, .colors: .none
      case .notes: model.game.notes(at: model.cursor)
      case .centreNotes: model.game.notes(at: model.cursor, kind: .centre)
      }
    let followed = model.followedDigits
    let wrong = ErrorMarks(on: model.game, found: model.attention.found).wrong
    return Digit.all.map { digit in
      PadKey(
        digit: digit,
        left: model.game.remaining(of: digit)
          + wrong.count { model.game.digit(at: $0) == digit }, mode: mode,
        isNoted: noted.contains(digit), isArmed: model.isDigitFirst && model.entry.armed == digit,
        isFollowed: followed.contains(digit))
    }
  }

  /// The role of the digit.
  fileprivate var role: StyleRole {
    isArmed || mode != .digits ? .modeOn : left == 0 ? .padDone : .pad
  }

  /// Draws what the modes for notes and colours mark: `pen` for a noted digit, or its colour.
  fileprivate func drawMark(
    _ pen: Character, at place: Point, on painter: Painter, environment: EnvironmentValues
  ) {
    let theme = environment.theme
    switch mode {
    case .digits: break
    case .notes, .centreNotes:
      if isNoted { painter.draw(pen, at: place, style: theme.style(for: .modeOn)) }
    case .colors:
      guard let color = CellColor(rawValue: digit.rawValue) else { break }
      painter.draw(
        color.sign(isUnicode: environment.capabilities.isUnicode), at: place,
        style: theme.style(for: .board).merging(theme.style(for: .cellColor(color)))
          .merging(theme.style(for: .cellColorMark(color))))
    }
  }
}

/// The count of each digit on the board, one per line, or what digits enter in the other modes.
/// Clicking enters the digit.
///
/// ```
///  1  ●●●●●●···   3 left
///  2  ●●●●●●●●●   ✓
///  3  ●●·······   7 left
/// ```
struct DigitTracker: View {
  let board: GameBoard
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(PadKey.all(board.model)) { key in
        DigitLine(
          key: key, left: key.left > 0 ? "\(key.left) \(board.words.panel.left)" : nil, width: width
        )
        .onTap { board.perform(key.command) }
      }
    }
  }
}

/// A line of the tracker. Brackets mark the armed digit. In note modes a dot marks noted digits,
/// and in colour mode the digit's colour is shown.
private struct DigitLine: LeafView, Equatable {
  let key: PadKey
  /// The number left, in words, or `nil` for none.
  let left: String?
  let width: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let (theme, tiles) = (environment.theme, environment.tiles)
    let isDone = key.left == 0
    let lit = key.isFollowed ? theme.style(for: .boardSame).background : nil
    if let lit { painter.fill(rect, style: TextStyle(background: lit)) }
    /// The style of `role` on the line's ground, in the colour of notes that are followed.
    func style(_ role: StyleRole) -> TextStyle {
      guard let lit else { return theme.style(for: key.isFollowed ? .boardSameNote : role) }
      return TextStyle(
        foreground: theme.style(for: .boardSameNote).foreground, background: lit,
        attributes: theme.style(for: role).attributes)
    }
    let digit = style(key.role)
    func place(_ column: Int) -> Point { Point(x: rect.minX + column, y: rect.minY) }
    painter.draw(Tiles(.digits)[key.digit], at: place(1), style: digit)
    if key.isArmed {
      painter.draw("[", at: place(0), style: digit)
      painter.draw("]", at: place(2), style: digit)
    }
    var column = 4
    if !tiles.areDigits {
      painter.put(tiles[key.digit], at: place(column - 1), style: digit)
      column += tiles.columns
    }
    let placed = min(9, 9 - key.left)
    let entry = style(isDone ? .padDone : .padCount)
    painter.horizontalLine("●", from: place(column), columns: placed, style: entry)
    painter.horizontalLine(
      "·", from: place(column + placed), columns: 9 - placed, style: style(.padDone))
    column += 10
    if isDone, key.mode == .digits {
      painter.draw("✓", at: place(column), style: lit == nil ? theme.style(for: .success) : digit)
    }
    key.drawMark("✎", at: place(column), on: painter, environment: environment)
    column += 3
    guard let left, column + left.columns < width else { return }
    painter.write(left, at: place(column), style: style(.secondary))
  }
}

/// One digit, what stands for it on the board, and how many of it are left, where there is room for
/// that; a mark where none is. In the modes for notes a dot marks what is noted, and in that for
/// colours the digit's colour stands beside it. The digit that is armed stands in brackets.
///
/// ```
///  1 ⁶    1⁶    1✓          digits; 1:6 without small figures
///  1♥⁶    1♥    1♥✓   1 ♥ ⁶     symbols
/// 1🐙 ⁶   1🐙   1🐙✓  1 🐙 ⁶    symbols of a theme
/// ```
struct NumberPadKey: LeafView, Equatable {
  let key: PadKey
  let width: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let (theme, tiles) = (environment.theme, environment.tiles)
    let count = theme.style(for: isDone ? .padDone : .padCount)
    let digit = theme.style(for: key.role)
    let places = PadKeyPlaces(
      width: width, tileColumns: tiles.areDigits ? nil : tiles.columns, isArmed: key.isArmed)
    func place(_ column: Int) -> Point { Point(x: rect.minX + column, y: rect.minY) }
    if let number = places.number {
      painter.draw(Tiles(.digits)[key.digit], at: place(number), style: count)
    }
    if tiles.columns(of: key.digit) > 1 {
      painter.put(tiles[key.digit], at: place(places.tile), style: digit)
    } else {
      painter.draw(tiles[key.digit], at: place(places.tile), style: digit)
    }
    if let left = places.openBracket { painter.draw("[", at: place(left), style: digit) }
    if let right = places.closeBracket { painter.draw("]", at: place(right), style: digit) }
    guard let mark = places.mark, mark < width else { return }
    if key.mode == .digits {
      let isLeftOut = width < 3 || width < 5 && places.number != nil
      let isSmall = environment.capabilities.showsBlocks && environment.hasSmallNotes
      painter.write(
        isDone ? "✓" : isLeftOut ? "" : isSmall ? Self.small[key.left] : ":\(key.left)",
        at: place(mark), style: count)
    }
    key.drawMark("•", at: place(mark), on: painter, environment: environment)
  }

  /// Superscripts for the number left, so that it isn't read as another digit.
  private static let small = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// `true` if all nine of the digit are placed and the mode enters digits.
  private var isDone: Bool { key.left == 0 && key.mode == .digits }
}

/// The positions of a pad key's parts, in columns from its left edge.
nonisolated struct PadKeyPlaces: Equatable {
  /// The digit, if the board shows a symbol instead.
  private(set) var number: Int?
  /// The symbol on the board.
  private(set) var tile: Int
  /// The bracket before an armed digit, or `nil` if there is no room.
  private(set) var openBracket: Int?
  /// The bracket after an armed digit.
  private(set) var closeBracket: Int?
  /// The number left or the note mark, or `nil` if there is no room.
  private(set) var mark: Int?

  /// Lays out a key of `width` columns, at least two. `tileColumns` is `nil` if the board shows
  /// digits.
  init(width: Int, tileColumns: Int?, isArmed: Bool) {
    let step = tileColumns != nil && width < 7 ? 1 : 2
    let columns = tileColumns ?? 1
    if width < 5, isArmed {
      tile = width < 3 ? 0 : 1
    } else if columns > 1, !isArmed, 4..<7 ~= width {
      (number, tile, mark) = (0, 1, width - 1)
    } else if tileColumns != nil, width > 2 {
      let first = max(0, (width - 2 * step - 1) / 2)
      (number, tile, mark) = (first, first + step, first + 2 * step + columns - 1)
    } else {
      tile = (width - (width < 5 ? 2 : 3)) / 2
      mark = tile + (width < 5 ? 1 : 2) + columns - 1
    }
    guard isArmed else { return }
    openBracket = (number ?? tile) > 0 ? (number ?? tile) - 1 : nil
    closeBracket = tile + columns
    mark = mark.map { max($0, tile + columns + 1) }
  }
}
