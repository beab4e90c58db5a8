import Foundation
public import Games
public import Hints
public import Sudoku

/// The player's preferences, each with a default.
///
/// To add one, add a property. If it is progress and no setting, add it to `atSamePlace(_:)` in
/// `SettingsView` too, or resetting the settings loses it.
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
  /// Shows the score during a game.
  public var showsScore = false
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

/// Preferences field by field: the properties by name, as in the file.
extension Preferences {
  /// The values of all properties.
  var fields: [String: JSONValue] {
    get throws {
      try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(self))
    }
  }

  /// Creates preferences from `fields`: all of them if the result can be decoded, otherwise each
  /// one that can. The others have their defaults.
  init(fields: [String: JSONValue]) throws {
    var accepted = try Preferences().fields
    let known = fields.filter { accepted.keys.contains($0.key) }
    if let all = Self.decode(known, over: accepted) {
      self = all
      return
    }
    for (name, value) in known where Self.decode([name: value], over: accepted) != nil {
      accepted[name] = value
    }
    self = Self.decode([:], over: accepted) ?? Preferences()
  }

  private static func decode(
    _ fields: [String: JSONValue], over defaults: [String: JSONValue]
  ) -> Preferences? {
    (try? JSONEncoder().encode(defaults.merging(fields) { _, new in new }))
      .flatMap { try? JSONDecoder().decode(Preferences.self, from: $0) }
  }

  /// Returns these preferences with the changes that lead from `old` to `new`. Other programs may
  /// have changed these since `old`: of a field that both have changed, the value of `new` holds.
  /// Each lesson and each profile is a field of its own.
  public func merging(changesFrom old: Preferences, to new: Preferences) throws -> Preferences {
    if old == new { return self }
    if old == self { return new }
    let (before, after) = (try old.fields, try new.fields)
    var fields = try fields
    for (name, value) in after where before[name] != value { fields[name] = value }
    var merged = try Preferences(fields: fields)
    merged.lessons = lessons.merging(changesTo: new.lessons)
    merged.begunLessons = begunLessons.merging(
      changesFrom: old.begunLessons, to: new.begunLessons, by: \.name)
    merged.profiles = profiles.merging(changesFrom: old.profiles, to: new.profiles)
    return merged
  }
}

extension LessonProgress {
  /// Returns this progress with the stars of `new`, which only become more.
  fileprivate func merging(changesTo new: LessonProgress) -> LessonProgress {
    var merged = self
    for lesson in Lesson.allCases where new.isDone(lesson) {
      merged.finish(lesson, stars: new.stars(of: lesson))
    }
    return merged
  }
}

extension TechniqueProfiles {
  /// Returns these profiles, which go by their names, with the changes that lead from `old` to
  /// `new`.
  fileprivate func merging(
    changesFrom old: TechniqueProfiles, to new: TechniqueProfiles
  ) -> TechniqueProfiles {
    var merged = TechniqueProfiles()
    for profile in all.merging(changesFrom: old.all, to: new.all, by: \.name) {
      merged.insert(profile)
    }
    let isChosenAnew = old.current?.name != new.current?.name
    let chosen = isChosenAnew ? new.current?.name : current?.name
    merged.chosen = merged.all.firstIndex { $0.name == chosen }
    merged.keepUnread(of: [self, new])
    return merged
  }
}

extension Array where Element: Equatable {
  /// Returns these elements, each with a `name`, with the changes that lead from `old` to
  /// `new`. Those of `new` come first and in its order, so that their places stay.
  fileprivate func merging(
    changesFrom old: [Element], to new: [Element], by name: (Element) -> String
  ) -> [Element] {
    func named(_ elements: [Element]) -> [String: Element] {
      Dictionary(elements.map { (name($0), $0) }) { first, _ in first }
    }
    let (here, before, after) = (named(self), named(old), named(new))
    let kept = new.compactMap { element in
      before[name(element)] == element ? here[name(element)] : element
    }
    let added = filter { before[name($0)] == nil && after[name($0)] == nil }
    return kept + added
  }
}
