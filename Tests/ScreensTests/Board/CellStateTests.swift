import Scutes
import Store
import TestSupport
import Testing

@testable import Games
@testable import Hints
@testable import Screens
@testable import Sudoku

/// Every state of a cell looks different from the others, in every theme on its terminals, at every
/// size.
struct CellStateTests {
  /// A state of a cell. The content is the same within a table.
  private struct State {
    let name: String
    let look: CellLook
  }

  @Test(arguments: SuiteTheme.allCases, BoardMetrics.allCases)
  func statesOfAnEmptyCellDiffer(_ look: SuiteTheme, _ metrics: BoardMetrics) {
    expectAllDistinct(Self.states(of: CellLook(), in: look), look, metrics)
  }

  @Test(arguments: SuiteTheme.allCases, BoardMetrics.allCases)
  func statesOfADigitDiffer(_ look: SuiteTheme, _ metrics: BoardMetrics) {
    expectAllDistinct(Self.statesOfADigit(in: look), look, metrics)
  }

  @Test(arguments: [BoardMetrics.compact, .regular, .large])
  func fewColorsTellWhatIsWrongAndWhatIsOpenByTheGround(_ metrics: BoardMetrics) {
    let setting = CellGlyphs.BoardSetting(
      metrics, theme: SuiteTheme.terminalSixteen.theme, colorDepth: .eight)
    let wrong = CellGlyphs(CellLook(digit: .five, isWrong: true), in: setting)
    let chosen = CellGlyphs(CellLook(digit: .five, isWrong: true, cursor: .digits), in: setting)
    #expect(chosen.ground == wrong.ground && chosen.all != wrong.all)
    let plain = CellGlyphs(CellLook(), in: setting).ground
    #expect(wrong.ground.background != plain.background)
    #expect(CellGlyphs(CellLook(isOpen: true), in: setting).ground.background != plain.background)
  }

  private static func statesOfADigit(in theme: SuiteTheme) -> [State] {
    var states = states(of: CellLook(digit: .five), in: theme)
    states.append(State(name: "given", look: CellLook(digit: .five, isGiven: true)))
    states.append(State(name: "wrong", look: CellLook(digit: .five, isWrong: true)))
    states.append(State(name: "conflicting", look: CellLook(digit: .five, isConflicting: true)))
    states.append(
      State(
        name: "given and conflicting",
        look: CellLook(digit: .five, isGiven: true, isConflicting: true)))
    states.append(State(name: "same", look: CellLook(digit: .five, isSameDigit: true)))
    return states
  }

  /// Emoji keep their own colours and weight.
  @Test(arguments: SuiteTheme.allCases, BoardMetrics.allCases)
  func statesOfASymbolDiffer(_ look: SuiteTheme, _ metrics: BoardMetrics) throws {
    let tiles = try #require(Tiles(BuiltInMemoryTheme.ocean.theme(named: "Ocean")))
    expectAllDistinct(Self.statesOfADigit(in: look), look, metrics, tiles)
  }

  @Test(arguments: SuiteTheme.allCases, BoardMetrics.allCases)
  func notesDiffer(_ look: SuiteTheme, _ metrics: BoardMetrics) {
    var states = Self.states(of: CellLook(notes: [.five]), in: look)
    states.append(State(name: "centre", look: CellLook(centreNotes: [.five])))
    states.append(State(name: "both", look: CellLook(notes: [.five], centreNotes: [.five])))
    for (name, one) in [
      ("corner", CellLook(notes: [.five])), ("centre", CellLook(centreNotes: [.five])),
    ] {
      var same = one
      same.sameNotes = [.five]
      states.append(State(name: "\(name), same digit", look: same))
    }
    for role in PaintedCandidate.Role.allCases {
      for group in role == .group ? [0, 1, 2, 3] : [nil] {
        var marked = CellLook(notes: [.five])
        marked.candidates = [PaintedCandidate(candidate: Self.candidate, role: role, group: group)]
        states.append(State(name: "\(role) \(group ?? 0)", look: marked))
      }
    }
    expectAllDistinct(states, look, metrics)
  }

  @Test(
    arguments: SuiteTheme.allCases.filter { $0 != .terminalSixteen && $0 != .monochrome },
    BoardMetrics.allCases)
  func aColouredCellShowsItsColourUnderTheCursorAndSelected(
    _ look: SuiteTheme, _ metrics: BoardMetrics
  ) {
    for color in CellColor.allCases {
      let ground = look.theme.style(for: .cellColor(color)).background
      for covered in [
        CellLook(digit: .five, colors: [color], cursor: .digits),
        CellLook(notes: [.five], colors: [color], isSelected: true),
      ] {
        let cell = CellGlyphs(
          covered, in: CellGlyphs.BoardSetting(metrics, theme: look.theme, colorDepth: .trueColor))
        let shows =
          cell.all.contains { $0.style.background == ground } || cell.hiddenColor == ground
        #expect(shows, "\(color)")
      }
    }
  }

  @Test(
    arguments: SuiteTheme.allCases.filter { $0 != .terminalSixteen && $0 != .monochrome },
    BoardMetrics.allCases)
  func severalColoursAreStripesWhateverIsInTheCell(_ look: SuiteTheme, _ metrics: BoardMetrics) {
    let colors: CellColors = [.one, .two, .four]
    let grounds = colors.compactMap { look.theme.style(for: .cellColor($0)).background }
    for content in [
      CellLook(colors: colors), CellLook(digit: .five, colors: colors),
      CellLook(notes: .all, colors: colors),
    ] {
      let cell = CellGlyphs(
        content, in: CellGlyphs.BoardSetting(metrics, theme: look.theme, colorDepth: .trueColor))
      let places = Dictionary(
        grouping: cell.all.filter { cell.stripes.indices.contains($0.place.x) }
      ) {
        $0.place
      }
      #expect(places.count == metrics.cell.width * metrics.cell.height)
      // A sign of a colour has that colour as its ground, wherever there is room for it.
      let signs = CellColor.allCases.map { $0.sign(isUnicode: true) }
      for (place, glyphs) in places {
        guard let glyph = glyphs.last, !signs.contains(glyph.character) else { continue }
        #expect(glyph.style.background == cell.stripes[place.x])
      }
      #expect(cell.stripes.first == grounds.first && cell.stripes.last == grounds.last)
      #expect(Set(cell.stripes).count == 3)
    }
  }

  @Test(
    arguments: SuiteTheme.allCases.filter { $0 != .terminalSixteen && $0 != .monochrome },
    BoardMetrics.allCases)
  func underTheCursorTheSidesHaveTheFirstColourAndTheLast(
    _ look: SuiteTheme, _ metrics: BoardMetrics
  ) {
    let covered = CellLook(digit: .five, colors: [.one, .four], cursor: .digits)
    let cell = CellGlyphs(
      covered, in: CellGlyphs.BoardSetting(metrics, theme: look.theme, colorDepth: .trueColor))
    #expect(cell.stripes.isEmpty)
    #expect(
      cell.hiddenColors
        == [.one, .four].compactMap { look.theme.style(for: .cellColor($0)).background })
  }

  @Test(arguments: [SuiteTheme.terminalSixteen, .monochrome], BoardMetrics.allCases)
  func withoutGroundsEachColourHasItsSign(_ look: SuiteTheme, _ metrics: BoardMetrics) {
    let setting = CellGlyphs.BoardSetting(metrics, theme: look.theme, colorDepth: look.depth)
    let content = CellLook(digit: .five, colors: [.two, .three])
    let shown = CellGlyphs(content, in: setting).all.map(\.character)
    #expect(shown.contains("■") && shown.contains("▲"))
  }

  /// On many terminals the light and dark variants of a colour look alike.
  @Test func onSixteenColoursEachCellColourIsAnother() {
    let theme = SuiteTheme.terminalSixteen.theme
    let grounds = StyleRole.cellColorMarks.compactMap { theme.style(for: $0).background }
    #expect(Set(grounds).count == 8 && grounds.count == 8)
    #expect(!grounds.contains(.ansi(3)) && !grounds.contains(.ansi(6)))
  }

  @Test(arguments: BoardMetrics.allCases, [SuiteTheme.shoreDark, .terminalSixteen, .monochrome])
  func inASCIILettersNameTheColours(_ metrics: BoardMetrics, _ look: SuiteTheme) {
    let setting = CellGlyphs.BoardSetting(
      metrics, theme: look.theme, colorDepth: look.depth, hasBlocks: false, isUnicode: false)
    for (color, letter) in zip(CellColor.allCases, "ABCDEFGHI") {
      for content in [
        CellLook(notes: [.five], colors: [color]), CellLook(digit: .five, colors: [color]),
      ] {
        #expect(CellGlyphs(content, in: setting).all.contains { $0.character == letter })
      }
    }
  }

  /// It is what a hint is about, also under the cursor.
  @Test(arguments: SuiteTheme.allCases.filter { $0 != .terminalSixteen && $0 != .monochrome })
  func aCellThatLosesACandidateHasAGroundOfItsOwn(_ look: SuiteTheme) {
    var cell = CellLook(notes: [.five])
    cell.hint = PaintedCell(cell: Cell(0), role: .target, group: nil)
    cell.candidates = [
      PaintedCandidate(candidate: Self.candidate, role: .eliminated, group: nil)
    ]
    for cursor in [EntryMode?.none, .digits, .notes] {
      cell.cursor = cursor
      let glyphs = CellGlyphs(
        cell, in: CellGlyphs.BoardSetting(.regular, theme: look.theme, colorDepth: .trueColor))
      #expect(glyphs.ground.background == look.theme.style(for: .hintRemovedCell).background)
      #expect(glyphs.all.contains { $0.character == "×" })
    }
  }

  private static let candidate = Candidate(Cell(0), .five)

  /// The states of a cell with the given content. In a theme without grounds, the border marks the
  /// cursor's row and column.
  private static func states(of content: CellLook, in theme: SuiteTheme) -> [State] {
    var states = [State(name: "plain", look: content)]
    func add(_ name: String, _ change: (inout CellLook) -> Void) {
      var look = content
      change(&look)
      states.append(State(name: name, look: look))
    }
    if !theme.theme.needsSigns(at: theme.depth) { add("peer") { $0.isPeer = true } }
    add("selected") { $0.isSelected = true }
    for mode in EntryMode.allCases { add("cursor, \(mode)") { $0.cursor = mode } }
    for color in CellColor.allCases { add("colour \(color)") { $0.colors = [color] } }
    for role in PaintedCell.Role.allCases {
      add("hint, \(role)") { $0.hint = PaintedCell(cell: Cell(0), role: role, group: nil) }
    }
    add("hint, set A") { $0.hint = PaintedCell(cell: Cell(0), role: .pattern, group: 0) }
    return states
  }

  private func expectAllDistinct(
    _ states: [State], _ look: SuiteTheme, _ metrics: BoardMetrics,
    _ tiles: Tiles = Tiles(.digits)
  ) {
    let depth = look.depth
    let drawings = states.map { state in
      Drawn(
        CellGlyphs(
          state.look,
          in: CellGlyphs.BoardSetting(metrics, theme: look.theme, colorDepth: depth, tiles: tiles)),
        depth)
    }
    for (index, one) in drawings.enumerated() {
      for other in index + 1..<drawings.count {
        #expect(one != drawings[other], "\(states[index].name), \(states[other].name)")
      }
    }
  }
}

/// A cell as a terminal shows it.
private struct Drawn: Hashable {
  let ground: Color?
  let isReversed: Bool
  let glyphs: Set<CellGlyph>

  init(_ cell: CellGlyphs, _ depth: ColorDepth) {
    ground = cell.ground.background?.nearest(at: depth)
    isReversed = cell.ground.attributes.contains(.reverse)
    glyphs = Set(
      cell.all.map { glyph in
        var style = glyph.style
        style.foreground = style.foreground?.nearest(at: depth)
        style.background = style.background?.nearest(at: depth)
        if glyph.columns > 1 {
          style.foreground = nil
          style.attributes.subtract([.bold, .italic, .dim])
        }
        return CellGlyph(
          place: glyph.place, character: glyph.character, style: style, columns: glyph.columns)
      })
  }
}

extension SuiteTheme {
  /// The smallest colour depth that the theme is for.
  nonisolated fileprivate var depth: ColorDepth {
    switch self {
    case .monochrome: .monochrome
    case .terminalSixteen: .sixteen
    default: .indexed256
    }
  }
}
