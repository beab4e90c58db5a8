public import Games
public import Hints
public import Sudoku

/// The player's preferences, each with a default.
///
/// To add one, add a property.
public struct Preferences: Hashable, Codable, Sendable {
  /// Highlights the row, column and box of the cursor.
  public var highlightsPeers = true
  /// Highlights the other cells with the digit under the cursor.
  public var highlightsSameDigit = true
  /// Removes the notes of a placed digit from the cell's peers.
  public var removesNotesOfPeers = true
  /// The digits that are marked as wrong during a game.
  public var errorChecking = ErrorChecking.everything
  /// Selects the digit first, then the cells. Otherwise the cell comes first.
  public var entersDigitFirst = false
  /// Begins new games with all candidates noted, which counts as help.
  public var fillsCandidates = false
  /// Starts new games as practice, without a score.
  public var practises = false
  /// The order in which hints try the techniques.
  public var hintOrder = HintOrder.teachers
  /// The player's own choices and orders of techniques.
  public var profiles = TechniqueProfiles()
  /// Suggests where to look when the player is stuck.
  public var coaches = false
  /// Makes hints use the player's notes instead of all candidates that the digits allow.
  public var hintsUseNotes = false
  /// Shows the play time and counts it for the score.
  public var showsTimer = true
  /// Shows tips.
  public var showsTips = true
  /// The colour theme.
  public var theme = ThemeChoice.automatic
  /// The tiles on the board.
  public var tilePattern = TileChoice.pattern(.digits)
  /// Uses small figures for notes if digits take one row. Fonts without them need plain ones.
  public var hasSmallNotes = true
  /// The width of ambiguous characters in the terminal.
  public var characterWidth = CharacterWidth.automatic
  /// The amount of animation.
  public var effects = Effects.full
  /// Plays sounds.
  public var playsSound = false
  /// Adapts the screens for a screen reader: one column, and a line for the focus.
  public var isForScreenReader = false
  /// The keys for moving on the board.
  public var keyPreset = KeyPreset.arrows
  /// The characters that note digits on the board.
  public var digitRow = DigitRow.american
  /// The language of the screens.
  public var language = LanguageChoice.system

  /// The pack puzzle chosen last, from which the next pack and number follow.
  public var nextPuzzle = PuzzleID.first

  /// `true` if the player has seen or skipped the welcome.
  public var isWelcomed = false

  /// The stars of the course.
  public var lessons = LessonProgress()
  /// The lessons to continue at the position where the player left them.
  public var begunLessons: [LessonInProgress] = []

  /// Creates the default preferences.
  public init() {}
}

extension Preferences {
  /// Returns the finder for hints to a player at `cell`: by the chosen profile, or else in the
  /// chosen order.
  public func hintFinder(near cell: Cell?) -> HintFinder {
    profiles.current.map { HintFinder(by: $0, near: cell) }
      ?? HintFinder(order: hintOrder, near: cell)
  }
}

/// The amount of animation.
public enum Effects: String, CaseIterable, Codable, Sendable {
  /// No animation.
  case none
  /// Animation that shows where something went.
  case subtle
  /// Also celebrations.
  case full
}

/// The keys for moving on the board besides the arrows.
public enum KeyPreset: String, CaseIterable, Codable, Sendable {
  /// The arrows and h, j, k, l.
  case arrows
  /// The arrows and w, a, s, d instead. The other functions of these four move to other keys.
  case wasd
}

/// The language of the screens.
public enum LanguageChoice: String, CaseIterable, Codable, Sendable {
  /// The language of the locale.
  case system
  /// English in any locale.
  case english = "en"
  /// Korean in any locale.
  case korean = "ko"
}

/// The colour theme of the screens.
public enum ThemeChoice: String, CaseIterable, Codable, Sendable {
  /// The theme that suits the terminal.
  case automatic
  /// Deep blue-green with jade and amber.
  case shoreDark = "shore-dark"
  /// Its light version.
  case shoreLight = "shore-light"
  /// Night blue and purple.
  case kameDark = "kame-dark"
  /// Its light version.
  case kameLight = "kame-light"
  /// White on black with yellow.
  case highContrast = "high-contrast"
  /// Blue against orange.
  case colorBlindSafe = "colour-blind-safe"
  /// The terminal's own sixteen colours.
  case terminalSixteen = "terminal"
  /// No colours.
  case monochrome
}

/// The width of characters that are wide in East Asian fonts and narrow in others, such as `→` and
/// `…`.
public enum CharacterWidth: String, CaseIterable, Codable, Sendable {
  /// Determined by the environment, otherwise narrow.
  case automatic
  /// One column.
  case narrow
  /// Two columns.
  case wide
}
