import Games
import Hints
import Scutes
import Store
import Sudoku

/// One character of a cell.
nonisolated struct CellGlyph: Hashable {
  /// The position from the cell's top left. Columns before or after the cell are shared ones.
  let place: Point
  let character: Character
  let style: TextStyle
  /// The width: one, or two for a wide character.
  var columns = 1
}

/// The appearance of a cell in a theme: a ground and the characters on it.
struct CellGlyphs {
  let look: CellLook
  let setting: BoardSetting
  /// The style of the whole cell behind its characters.
  let ground: TextStyle

  /// The values shared by all cells of a board.
  struct BoardSetting {
    let metrics: BoardMetrics
    let theme: Theme
    let tiles: Tiles
    /// `true` if signs replace grounds that the terminal can't show.
    let needsSigns: Bool
    /// `true` if the terminal can draw halves and quarters of cells.
    let hasBlocks: Bool
    /// `true` if the terminal shows Unicode.
    let isUnicode: Bool
    /// `true` if notes may be small figures.
    let allowsSmallNotes: Bool

    init(
      _ metrics: BoardMetrics, theme: Theme, colorDepth: ColorDepth,
      tiles: Tiles = Tiles(.digits), hasBlocks: Bool = true, isUnicode: Bool = true,
      allowsSmallNotes: Bool = true
    ) {
      self.metrics = metrics
      self.theme = theme
      self.tiles = tiles
      self.hasBlocks = hasBlocks
      self.isUnicode = isUnicode
      self.allowsSmallNotes = allowsSmallNotes
      needsSigns = theme.needsSigns(at: colorDepth)
    }

    init(_ metrics: BoardMetrics, in environment: EnvironmentValues) {
      let capabilities = environment.capabilities
      self.init(
        metrics, theme: environment.theme, colorDepth: capabilities.colorDepth,
        tiles: environment.tiles, hasBlocks: capabilities.showsBlocks,
        isUnicode: capabilities.isUnicode, allowsSmallNotes: environment.hasSmallNotes)
    }

    /// `true` if wrong digits have a ground of their own.
    var hasWrongGround: Bool {
      theme.style(for: .hintWrongCell).background != theme.style(for: .board).background
    }

    /// `true` if cells are tiles, separated by their grounds rather than by lines.
    var hasTiles: Bool { hasBlocks && !needsSigns }
  }

  init(_ look: CellLook, in setting: BoardSetting) {
    self.look = look
    self.setting = setting
    let roles = look.grounds(
      needsSigns: setting.needsSigns, hasWrongGround: setting.hasWrongGround)
    var ground = roles.reduce(TextStyle()) {
      ground, role in
      var style = setting.theme.style(for: role)
      if role == .boardSame { style.attributes.subtract(Self.ofDigits) }
      return ground.merging(style)
    }
    if setting.metrics == .small { look.shade(&ground, in: setting.theme) }
    self.ground = ground
  }

  var metrics: BoardMetrics { setting.metrics }
  var theme: Theme { setting.theme }
  var tiles: Tiles { setting.tiles }
  var needsSigns: Bool { setting.needsSigns }
  var hasBlocks: Bool { setting.hasBlocks }
  var allowsSmallNotes: Bool { setting.allowsSmallNotes }
  var isTile: Bool { setting.hasTiles }

  /// The attributes for digits only, not for the space beside them.
  static let ofDigits: TextAttributes = [.bold, .italic, .underline, .reverse]

  /// All characters: signs, the digit or the notes, and the cursor's bars.
  var all: [CellGlyph] {
    guard !look.isHidden else { return [] }
    let marked =
      signs + (look.digit.map(digitGlyphs) ?? noteGlyphs) + questionMark + readingSigns
    let signed = marked + moreColorSigns(leaving: Set(marked.map(\.place)))
    let edged = signed + colorEdges(leaving: Set(signed.map(\.place)))
    return striped(edged + bars(leaving: Set(edged.map(\.place))))
  }

  /// The style of text of `role` on the ground. On a reversed ground, text with its own colour or
  /// weight would get a different ground, so it takes the cell's. Roles with their own ground keep
  /// it.
  func style(_ role: StyleRole) -> TextStyle {
    var style = upright(role)
    guard ground.attributes.contains(.reverse), style.background == ground.background else {
      return style
    }
    style.foreground = ground.foreground
    style.attributes.subtract([.bold, .dim])
    style.attributes.formSymmetricDifference(.reverse)
    return style
  }

  /// The style of text of `role` on the ground, ignoring reversal.
  func upright(_ role: StyleRole) -> TextStyle {
    var style = theme.style(for: role)
    if style.background == nil || style.background == theme.style(for: .board).background {
      style.background = ground.background
    }
    style.attributes.formUnion(ground.attributes.subtracting(.reverse))
    if look.isAsked { style.foreground = ground.foreground }
    return style
  }

  /// `style` for a digit that stays in the background: the colour of the lines between cells, or on
  /// a sketch, where it is still read, that of the numbers.
  func faint(_ style: TextStyle) -> TextStyle {
    let ink: StyleRole = look.isSketched ? .boardLabel : .boardThinLine
    return TextStyle(
      foreground: theme.style(for: ink).foreground ?? style.foreground,
      background: style.background,
      attributes: style.attributes.subtracting(.bold).union(.dim))
  }

  /// The sign of a cell that a text asks about, until it has notes.
  private var questionMark: [CellGlyph] {
    guard look.isAsked, look.notes.isEmpty else { return [] }
    var style = ground
    style.attributes.insert(.bold)
    return [glyph("?", metrics.digitPlace.x, metrics.digitPlace.y, style)]
  }

  func glyph(_ character: Character, _ x: Int, _ y: Int, _ style: TextStyle) -> CellGlyph {
    CellGlyph(place: Point(x: x, y: y), character: character, style: style)
  }
}

nonisolated extension CellLook {
  /// Shades the ground of a small cell: by its box, since no gap is between those of a column, and
  /// by a highlighted note, since dots alone don't catch the eye.
  fileprivate func shade(_ ground: inout TextStyle, in theme: Theme) {
    guard cursor == nil, !isSelected else { return }
    if isInAlternateBox, let ink = theme.style(for: .boardLabel).foreground {
      ground.background = ground.background?.mixed(with: ink, by: 0.06)
    }
    if notesFollowed, let same = theme.style(for: .boardSame).background {
      ground.background = ground.background?.mixed(with: same, by: 0.6)
    }
  }

  /// The grounds of the cell, lowest first. A wrong digit and a candidate that goes keep theirs
  /// under the cursor, which has bars too.
  fileprivate func grounds(needsSigns: Bool, hasWrongGround: Bool) -> [StyleRole] {
    var grounds: [StyleRole] = [isAlternate ? .boardAlternate : .board]
    guard !isHidden else { return grounds }
    if isBlocked || isOpen { grounds.append(isAlternate ? .boardPeerAlternate : .boardPeer) }
    if isOpen, needsSigns { grounds.append(.boardOpen) }
    if isInHintCover { grounds.append(isAlternate ? .hintCoverAlternate : .hintCover) }
    if isInHintHouse { grounds.append(isAlternate ? .hintHouseAlternate : .hintHouse) }
    if isPeer { grounds.append(isAlternate ? .boardPeerAlternate : .boardPeer) }
    if isSameDigit { grounds.append(.boardSame) }
    if isWrong { grounds.append(.hintWrongCell) }
    if let color = colors.first { grounds.append(.cellColor(color)) }
    if let reading { grounds.append(reading.ground) }
    if let hint { grounds.append(isRemovedFrom ? .hintRemovedCell : .hintCell(hint.role)) }
    if isSketched, hint?.role == .pattern, digit == nil, notes.isEmpty, candidates.isEmpty {
      grounds.append(.hintPatternMark)
    }
    if let loneCandidate { grounds.append(loneCandidate.loneGround) }
    if isSelected { grounds.append(.boardSelection) }
    let keepsWrong = isWrong && hasWrongGround
    // The bars of the cursor show it as well, so that a colour to change stays visible.
    let keepsColor = cursor == .colors && !colors.isEmpty && !needsSigns
    if let cursor, !isAsked, !keepsColor, !keepsWrong { grounds.append(.boardCursor(cursor)) }
    if isAsked { grounds.append(.buttonFocused) }
    if cursor != nil || isSelected {
      if keepsWrong { grounds.append(.hintWrongCell) }
      if isRemovedFrom, !needsSigns { grounds.append(.hintRemovedCell) }
    }
    return grounds
  }
}

extension Theme {
  /// `true` if signs have to replace the grounds of cells at `colorDepth`, because the theme has
  /// none or the terminal can't show them.
  nonisolated func needsSigns(at colorDepth: ColorDepth) -> Bool {
    colorDepth < .indexed256
      || style(for: .boardPeer).background == style(for: .board).background
  }
}

extension EnvironmentValues {
  /// `true` if a board of small tiles can be shown, whose notes are dots.
  var showsSmallBoards: Bool {
    CellGlyphs.BoardSetting(.small, in: self).hasTiles && hasSmallNotes
  }
}

extension StyleRole {
  /// The ground of the cell under the cursor.
  nonisolated static func boardCursor(_ mode: EntryMode) -> StyleRole {
    switch mode {
    case .digits: boardCursor
    case .notes: boardMemoCursor
    case .centreNotes: boardCentreCursor
    case .colors: boardColorCursor
    }
  }
}
