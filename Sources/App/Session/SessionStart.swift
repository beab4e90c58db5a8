import Formats
import Foundation
import Games
import Hints
import Screens
import Scutes
import Store
import Sudoku

/// The initial state of a session. With it and the events of a recording, the session can be
/// replayed.
struct SessionStart: Equatable {
  var seed: UInt64
  var moment: Moment
  var options: SessionOptions
  /// The puzzle to start with, 81 characters, or `nil` to start at Home.
  var puzzle: String?
  /// The file of games, or `nil` if there was none.
  var games: Data?
  /// The file of preferences, or `nil` if there was none.
  var preferences: Data?
  /// The file of the solver's board, or `nil` if there was none.
  var solver: Data?

  init(
    seed: UInt64, moment: Moment, options: SessionOptions, puzzle: Puzzle?,
    locations: DataLocations, words: Words = .english
  ) throws(UsageError) {
    self.seed = seed
    self.moment = moment
    self.options = options
    self.puzzle = puzzle.map { puzzle in
      Cell.all.map { puzzle.givens[$0]?.description ?? "." }.joined()
    }
    do throws(StoreError) {
      games = try GameBackup.contents(of: locations.gamesFile)
    } catch {
      throw UsageError(atStart: error, words)
    }
    // A file that can't be read is missing in the session too, which says so.
    preferences = try? PreferencesFile(path: locations.preferencesFile).contents()
    solver = try? SolverFile(path: locations.solverFile).contents()
  }

  /// Parses the notes of a recording. Fails if they are incomplete, or one of them is a
  /// ``wrongNote(among:)``.
  init?(notes: [String: String]) {
    guard Self.wrongNote(among: notes) == nil, let seed = notes["seed"].flatMap(UInt64.init),
      let milliseconds = notes["moment"].flatMap(Int64.init)
    else { return nil }
    self.seed = seed
    moment = Moment(milliseconds: milliseconds)
    options = SessionOptions(notes: notes)
    puzzle = notes["puzzle"]
    games = notes["games"].flatMap { Data(base64Encoded: $0) }
    preferences = notes["preferences"].flatMap { Data(base64Encoded: $0) }
    solver = notes["solver"].flatMap { Data(base64Encoded: $0) }
  }

  /// The first of the notes of a recording whose value makes no sense.
  static func wrongNote(among notes: [String: String]) -> RecordedNote? {
    RecordedNote.allCases.first { note in
      guard let value = notes[note.rawValue] else { return false }
      return switch note {
      case .seed: UInt64(value) == nil
      case .moment: Int64(value).map(moments.contains) != true
      case .puzzle: (try? Grid(text: value)) == nil
      case .games:
        Data(base64Encoded: value)?.starts(with: "SQLite format 3\0".utf8) != true
      case .preferences, .solver: Data(base64Encoded: value) == nil
      }
    }
  }

  /// The years 1970 to 9999, in milliseconds. A file from elsewhere may say anything.
  private static let moments: Range<Int64> = 0..<253_402_300_800_000

  var notes: [String: String] {
    let notes: [String: String?] = [
      "seed": "\(seed)", "moment": "\(moment.milliseconds)", "puzzle": puzzle,
      "games": games?.base64EncodedString(), "preferences": preferences?.base64EncodedString(),
      "solver": solver?.base64EncodedString(),
      "version": Version.number,
    ]
    return options.notes.merging(notes.compactMapValues { $0 }) { $1 }
  }

  func lay(out locations: DataLocations) throws {
    try FileManager.default.createDirectory(
      atPath: locations.dataFolder, withIntermediateDirectories: true)
    try games?.write(to: URL(fileURLWithPath: locations.gamesFile))
    try preferences?.write(to: URL(fileURLWithPath: locations.preferencesFile))
    try solver?.write(to: URL(fileURLWithPath: locations.solverFile))
  }
}

/// The options of a session that affect what it shows. A recording keeps all of them, so that its
/// replay shows the same.
struct SessionOptions: Equatable {
  /// The time zone that determines the days.
  var timeZone = LocalZone.utc
  /// The language of the locale.
  var systemLanguage = Language.english
  /// The requested language, or `nil` for the preferred one.
  var askedLanguage: Language?
  /// The requested theme, or `nil` for the preferred one.
  var askedTheme: ThemeChoice?
  /// `true` to adapt to a screen reader, regardless of the preferences.
  var isForScreenReader = false
  /// The user's own theme and keys.
  var customization = Customization()
  /// The origin of the first puzzle.
  var origin = GameOrigin.level
  /// The progress that this puzzle begins with.
  var opening = Opening()
  /// A remark on it to show at first.
  var remark: String?
  /// `true` if new games are practice, regardless of the preferences.
  var practises = false
  /// The lesson or course to start with, if any.
  var learning: LessonName?
  /// The picture to start with, whose reading needs a review, if any.
  var picture: StartingPicture?

  init() {}

  /// Parses the notes of a recording. What is missing or makes no sense gets its default.
  init(notes: [String: String]) {
    timeZone = notes["zone"].flatMap(LocalZone.init) ?? .utc
    systemLanguage = notes["locale"].flatMap(Language.init) ?? .english
    askedLanguage = notes["language"].flatMap(Language.init)
    askedTheme = notes["theme"].flatMap(ThemeChoice.init)
    isForScreenReader = notes["screenReader"] != nil
    customization = Customization(notes: notes)
    origin = notes["origin"].flatMap(GameOrigin.init) ?? .level
    opening = Opening(
      move: notes["opening"].flatMap(Move.init(notation:)),
      elapsed: .milliseconds(notes["elapsed"].flatMap(Int.init) ?? 0))
    remark = notes["remark"]?.printable
    practises = notes["practice"] != nil
    learning = notes["learn"].flatMap(LessonName.init)
    picture = StartingPicture(notes: notes)
  }

  /// The notes for a recording, each on one line.
  var notes: [String: String] {
    let notes: [String: String?] = [
      "zone": timeZone.note(at: .now), "locale": systemLanguage.rawValue,
      "language": askedLanguage?.rawValue, "theme": askedTheme?.rawValue,
      "screenReader": isForScreenReader ? "yes" : nil, "origin": origin.description,
      "opening": opening.move?.notation,
      "elapsed": opening.elapsed > .zero ? "\(opening.elapsed.wholeMilliseconds)" : nil,
      "remark": remark, "practice": practises ? "yes" : nil, "learn": learning?.description,
      "picture": picture?.base64, "pictureName": picture?.name,
    ]
    return notes.merging(customization.notes) { first, _ in first }.compactMapValues { $0 }
  }
}

extension UsageError {
  /// Creates the error for games that can't be read at the start.
  init(atStart error: StoreError, _ words: Words) {
    if case .busy(let path) = error {
      self.init(words.text(of: StartError.gamesInUse(path: path)))
    } else {
      self.init(words.text(of: error))
    }
  }
}
