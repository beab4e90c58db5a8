public import Games
public import Hints

/// What a person chose, beyond any one game. Each has a default.
///
/// A property more is all that a further preference needs.
public struct Preferences: Hashable, Codable, Sendable {
  /// Whether the row, column and box of the cursor stand out.
  public var highlightsPeers = true
  /// Whether the other cells with the digit under the cursor stand out.
  public var highlightsSameDigit = true
  /// Whether placing a digit takes its notes out of the cell's peers.
  public var removesNotesOfPeers = true
  /// Which digits are marked as wrong while a game is played.
  public var errorChecking = ErrorChecking.everything
  /// Whether a digit is armed first and then placed in cells; else a cell is chosen first.
  public var entersDigitFirst = false
  /// Whether a new game begins with all candidates noted, which counts as help.
  public var fillsCandidates = false
  /// Whether new games are for practice, without a score.
  public var practises = false
  /// The order in which hints try the techniques.
  public var hintOrder = HintOrder.teachers
  /// Whether the coach suggests where to look when the player is stuck.
  public var coaches = false
  /// Whether hints go by the player's notes; else by all candidates that the digits leave.
  public var hintsUseNotes = false
  /// Whether the play time is shown, and counts for the score.
  public var showsTimer = true
  /// Whether tips are shown.
  public var showsTips = true
  /// The look of the screens.
  public var theme = ThemeChoice.automatic
  /// What stands on the board for the digits.
  public var tilePattern = TileChoice.pattern(.digits)
  /// Whether notes are small figures where digits take one row: fonts without them need plain ones.
  public var hasSmallNotes = true
  /// How wide the terminal draws the characters that may be narrow or wide.
  public var characterWidth = CharacterWidth.automatic
  /// How much moves on the screen.
  public var effects = Effects.full
  /// Whether what happens is heard.
  public var playsSound = false
  /// Whether a screen reader reads the screens: one column, and a line that says what has the focus.
  public var isForScreenReader = false
  /// Which keys move on the board.
  public var keyPreset = KeyPreset.arrows
  /// The language of the screens.
  public var language = LanguageChoice.system

  /// The puzzle of a pack that was chosen last, and so which pack and number come next.
  public var nextPuzzle = PuzzleID.first

  /// Whether the player has seen the welcome, or skipped it.
  public var isWelcomed = false

  /// The stars of the course.
  public var lessons = LessonProgress()
  /// The lessons to go on with at the position where the player left them.
  public var begunLessons: [BegunLesson] = []

  /// All as it is by default.
  public init() {}
}

/// How much moves on the screen.
public enum Effects: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case none
  /// What shows where something went.
  case subtle
  /// Celebrations as well.
  case full
}

/// Which keys move on the board, the arrows aside.
public enum KeyPreset: String, CaseIterable, Codable, Sendable {
  /// The arrows and h, j, k, l.
  case arrows
  /// The arrows and w, a, s, d in place of those; what else these four do moves to other keys.
  case wasd
}

/// The language of the screens.
public enum LanguageChoice: String, CaseIterable, Codable, Sendable {
  /// The one of the locale.
  case system
  /// English whatever the locale.
  case english = "en"
  /// Korean whatever the locale.
  case korean = "ko"
}
