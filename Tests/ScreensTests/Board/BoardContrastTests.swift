import Scutes
import TestSupport
import Testing

@testable import Hints
@testable import Screens
@testable import Sudoku

/// Digits, notes and lines of the board are legible in every theme, in any cell and at any colour
/// depth.
struct BoardContrastTests {
  private nonisolated static let texts: [StyleRole] = [
    .boardGiven, .boardEntry, .boardWrong, .boardConflict, .boardNote, .boardCentreNote,
    .boardBothNotes, .boardSameNote, .boardMark,
  ]
  private nonisolated static let grounds: [StyleRole] = [
    .board, .boardAlternate, .boardPeer, .boardPeerAlternate, .boardSame, .boardSelection,
    .boardCursor, .boardMemoCursor,
    .boardCentreCursor, .boardColorCursor,
  ]
  private nonisolated static let hintCandidates: [StyleRole] =
    PaintedCandidate.Role.allCases.map { .hintCandidate($0, group: nil) } + StyleRole.hintGroups
  private nonisolated static let hintGrounds: [StyleRole] =
    [.hintHouse, .hintHouseAlternate, .hintCover, .hintCoverAlternate, .hintRemovedCell]
    + PaintedCell.Role.allCases.map { .hintCell($0) }

  @Test(arguments: SuiteTheme.allCases, ColorDepth.allCases)
  func everythingOnTheBoardCanBeMadeOut(_ look: SuiteTheme, _ depth: ColorDepth) {
    let isHigh = look == .highContrast
    for (roles, least) in [(Self.texts, isHigh ? 7 : 4.5), ([.boardLine], isHigh ? 4.5 : 3)] {
      for role in roles {
        for ground in Self.grounds + Self.hintGrounds + StyleRole.cellColors {
          expectContrast(least, of: role, on: ground, in: look, at: depth)
        }
      }
    }
    expectContrast(isHigh ? 4.5 : 3, of: .boardThinLine, on: .board, in: look, at: depth)
    let ofChips = isHigh && depth >= .indexed256 ? 7 : 4.5
    for role in Self.hintCandidates + StyleRole.hintMarks + [.hintHouseLine, .hintCoverLine]
    where depth > .eight {
      expectContrast(ofChips, of: role, on: .board, in: look, at: depth)
    }
    for role in [StyleRole.hintStrongLink, .hintWeakLink] {
      expectContrast(isHigh ? 4.5 : 3, of: role, on: .board, in: look, at: depth)
    }
    for (mark, ground) in zip(StyleRole.cellColorMarks, StyleRole.cellColors) where depth > .eight {
      expectContrast(ofChips, of: mark, on: ground, in: look, at: depth)
    }
    for role in [StyleRole.pad, .padCount, .modeOn] {
      expectContrast(isHigh ? 7 : 4.5, of: role, on: .ground, in: look, at: depth)
    }
    expectContrast(isHigh ? 4.5 : 3, of: .padDone, on: .ground, in: look, at: depth)
  }

  @Test(arguments: SuiteTheme.allCases, ColorDepth.allCases)
  func aNoteThatIsFollowedLooksLikeNoDigit(_ look: SuiteTheme, _ depth: ColorDepth) {
    guard depth > .monochrome || look == .monochrome else { return }
    for ground in Self.grounds {
      let note = ShownStyle(.boardSameNote, on: ground, of: look.theme, at: depth)
      for role in [StyleRole.boardGiven, .boardEntry, .boardWrong, .boardNote] {
        let other = ShownStyle(role, on: ground, of: look.theme, at: depth)
        #expect(note.isDistinct(from: other), "\(role) on \(ground)")
      }
    }
  }

  private func expectContrast(
    _ least: Double, of role: StyleRole, on ground: StyleRole, in look: SuiteTheme,
    at depth: ColorDepth
  ) {
    let shown = ShownStyle(role, on: ground, of: look.theme, at: depth)
    guard let contrast = shown.contrast else { return }
    #expect(contrast >= least, "\(role) on \(ground): \(shown)")
  }

  /// Where colours can't be quieter, the terminal's faint letters are.
  @Test(arguments: SuiteTheme.allCases, ColorDepth.allCases)
  func aDigitThatIsDoneIsQuieterThanOthers(_ look: SuiteTheme, _ depth: ColorDepth) {
    let done = ShownStyle(.padDone, on: .ground, of: look.theme, at: depth)
    #expect(!done.attributes.contains(.reverse))
    for role in [StyleRole.pad, .padCount] {
      let open = ShownStyle(role, on: .ground, of: look.theme, at: depth)
      if let one = done.contrast, let other = open.contrast { #expect(one <= other, "\(role)") }
      guard look == .terminalSixteen || look == .monochrome else { continue }
      #expect(done.attributes.contains(.dim))
      #expect(role == .pad || done.foreground == open.foreground)
    }
  }

  @Test(arguments: BoardMetrics.allCases, EntryMode.allCases)
  func onFewColoursTheCellUnderTheCursorHasOneGround(_ metrics: BoardMetrics, _ mode: EntryMode) {
    let theme = SuiteTheme.terminalSixteen.theme
    var followed = CellLook(notes: [.four, .five, .nine])
    followed.sameNotes = [.five]
    let looks = [
      CellLook(notes: .all), CellLook(notes: [.four], centreNotes: [.two, .four]), followed,
      CellLook(digit: .five, isGiven: true), CellLook(digit: .five),
      CellLook(digit: .five, isConflicting: true),
    ]
    for var look in looks {
      look.cursor = mode
      let cell = CellGlyphs(
        look, in: CellGlyphs.BoardSetting(metrics, theme: theme, colorDepth: .eight))
      #expect(cell.ground.attributes.contains(.reverse))
      // Bars are all ink.
      for glyph in cell.all where !"▌▐[]".contains(glyph.character) {
        let style = glyph.style
        #expect(style.foreground == cell.ground.foreground, "\(glyph)")
        #expect(style.background == cell.ground.background, "\(glyph)")
        #expect(style.attributes.isDisjoint(with: [.bold, .dim]), "\(glyph)")
      }
    }
    var marked = CellLook(notes: [.four], cursor: mode)
    marked.candidates = [
      PaintedCandidate(candidate: Candidate(Cell(0), .four), role: .placed, group: nil)
    ]
    let chip = CellGlyphs(
      marked, in: CellGlyphs.BoardSetting(metrics, theme: theme, colorDepth: .eight)
    ).all.first { $0.character == "4" }?.style
    #expect(chip?.background == theme.style(for: .hintPlaced).background)
    #expect(chip?.attributes.contains(.reverse) == false)
    for depth in [ColorDepth.eight, .sixteen] {
      expectContrast(4.5, of: .ground, on: .ground, in: .terminalSixteen, at: depth)
    }
  }

  /// The lowest row of a tile is underlined, so underlines tell nothing apart there. Both placed
  /// digits and those that are true along a chain are true.
  @Test func withoutColorsTheCandidatesOfAHintDifferWithoutUnderlines() {
    let theme = SuiteTheme.monochrome.theme
    let roles = Self.hintCandidates.filter { $0 != .hintOn } + [StyleRole.boardNote]
    let looks = roles.map { theme.style(for: $0).attributes.subtracting(.underline) }
    for (index, look) in looks.enumerated() {
      for other in looks.indices.dropFirst(index + 1) where roles[index] != roles[other] {
        #expect(look != looks[other], "\(roles[index]), \(roles[other])")
      }
    }
  }

  /// The cell under the cursor also has the hardware cursor.
  @Test(arguments: SuiteTheme.allCases, ColorDepth.allCases)
  func cellsThatStandOutDiffer(_ look: SuiteTheme, _ depth: ColorDepth) {
    // Without grounds, signs distinguish the cells: see CellStateTests.
    guard look != .monochrome, depth >= .indexed256 || look == .terminalSixteen else { return }
    // It lies beside cells of the other shade, never beside a cell of another kind with the same
    // shade.
    let alternates: [StyleRole] = [
      .boardAlternate, .boardPeerAlternate, .hintHouseAlternate, .hintCoverAlternate,
    ]
    let marks =
      (look == .terminalSixteen
      ? Self.grounds.filter { ![.boardPeer, .boardSelection, .boardSame].contains($0) }
      : Self.grounds + (depth == .trueColor ? Self.hintGrounds : []))
      .filter { !alternates.contains($0) }
    for (index, one) in marks.enumerated() {
      for two in marks[(index + 1)...] {
        let first = ShownStyle(one, on: .board, of: look.theme, at: depth)
        let second = ShownStyle(two, on: .board, of: look.theme, at: depth)
        #expect(first.isDistinct(from: second, by: 0.02), "\(one), \(two): \(first), \(second)")
      }
    }
  }

  /// Neighbouring boxes differ in their grounds, and both differ from the cells that stand out.
  @Test(
    arguments: SuiteTheme.allCases.filter { $0 != .terminalSixteen && $0 != .monochrome },
    [ColorDepth.trueColor, .indexed256])
  func neighboursDiffer(_ look: SuiteTheme, _ depth: ColorDepth) {
    let pairs: [(StyleRole, StyleRole)] = [
      (.board, .boardAlternate), (.boardPeer, .boardPeerAlternate), (.board, .boardPeer),
      (.boardAlternate, .boardPeerAlternate),
    ]
    for (one, two) in pairs {
      let first = ShownStyle(one, on: .board, of: look.theme, at: depth)
      let second = ShownStyle(two, on: .board, of: look.theme, at: depth)
      #expect(first.isDistinct(from: second, by: 0.01), "\(one), \(two): \(first), \(second)")
    }
  }

  @Test(arguments: SuiteTheme.allCases, ColorVision.allCases)
  func wrongDigitsDifferFromOthersForEveryEye(_ look: SuiteTheme, _ vision: ColorVision) {
    let styles = [StyleRole.boardWrong, .boardEntry, .boardGiven].map {
      ShownStyle($0, on: .board, of: look.theme, at: .trueColor)
    }
    #expect(styles[0].isDistinct(from: styles[1], for: vision))
    #expect(styles[0].isDistinct(from: styles[2], for: vision))
    #expect(styles[1].isDistinct(from: styles[2], for: vision))
  }
}
