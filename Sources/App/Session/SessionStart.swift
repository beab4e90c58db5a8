import Formats
import Foundation
import Games
import Hints
import Screens
import Store
import Sudoku
import Widgets

/// The initial state of a session. With it and the events of a recording, the session can be
/// replayed.
struct SessionStart: Equatable {
  /// The seed for game numbers and puzzles.
  var seed: UInt64
  /// The wall clock.
  var moment: Moment
  /// The time zone, by its name in the database of zones.
  var zone = "UTC"
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
  /// The puzzle to start with, 81 characters, or `nil` to start at Home.
  var puzzle: String?
  /// The origin of that puzzle.
  var origin = GameOrigin.level
  /// The progress that it begins with.
  var opening = Opening()
  /// What to say about it at first, if anything.
  var remark: String?
  /// `true` if new games are practice, regardless of the preferences.
  var practises = false
  /// The lesson or course to start with, if any.
  var learning: LessonName?
  /// The picture to start with, whose reading needs a review, if any.
  var picture: StartingPicture?
  /// The file of games, or `nil` if there was none.
  var games: Data?
  /// The file of preferences, or `nil` if there was none.
  var preferences: Data?

  /// What `locations` hold now; `words` say why it cannot be read.
  init(
    seed: UInt64, moment: Moment, puzzle: Puzzle?, locations: DataLocations,
    words: Words = .english
  ) throws(UsageError) {
    self.seed = seed
    self.moment = moment
    self.puzzle = puzzle.map { puzzle in
      Cell.all.map { puzzle.givens[$0]?.description ?? "." }.joined()
    }
    do throws(StoreError) {
      games = try GameBackup.contents(of: locations.gamesFile)
    } catch {
      throw UsageError(words.text(of: error))
    }
    preferences = FileManager.default.contents(atPath: locations.preferencesFile)
  }

  /// Parses the notes of a recording. Fails if they are incomplete.
  init?(notes: [String: String]) {
    guard let seed = notes["seed"].flatMap(UInt64.init),
      let milliseconds = notes["moment"].flatMap(Int64.init),
      Self.moments.contains(milliseconds),
      notes["puzzle"].map({ (try? Grid(text: $0)) != nil }) ?? true
    else { return nil }
    self.seed = seed
    moment = Moment(milliseconds: milliseconds)
    systemLanguage = notes["locale"].flatMap(Language.init) ?? .english
    askedLanguage = notes["language"].flatMap(Language.init)
    askedTheme = notes["theme"].flatMap(ThemeChoice.init)
    isForScreenReader = notes["screenReader"] != nil
    customization = Customization(notes: notes)
    // Zones are files: a name with a dot could lead to any other.
    zone = notes["zone"].flatMap { $0.wholeMatch(of: /\w[\w+\/-]*/) == nil ? nil : $0 } ?? "UTC"
    puzzle = notes["puzzle"]
    origin = notes["origin"].flatMap(GameOrigin.init) ?? .level
    opening = Opening(
      move: notes["opening"].flatMap(Move.init(notation:)),
      elapsed: .milliseconds(notes["elapsed"].flatMap(Int.init) ?? 0))
    remark = notes["remark"]?.printable
    practises = notes["practice"] != nil
    learning = notes["learn"].flatMap(LessonName.init)
    picture = StartingPicture(notes: notes)
    games = notes["games"].flatMap { Data(base64Encoded: $0) }
    preferences = notes["preferences"].flatMap { Data(base64Encoded: $0) }
  }

  /// The years 1970 to 9999, in milliseconds. A file from elsewhere may say anything.
  private static let moments: Range<Int64> = 0..<253_402_300_800_000

  /// The notes for a recording.
  var notes: [String: String] {
    let notes: [String: String?] = [
      "seed": "\(seed)", "moment": "\(moment.milliseconds)", "puzzle": puzzle,
      "origin": origin.description, "zone": zone,
      "locale": systemLanguage.rawValue, "language": askedLanguage?.rawValue,
      "theme": askedTheme?.rawValue, "screenReader": isForScreenReader ? "yes" : nil,
      "games": games?.base64EncodedString(), "preferences": preferences?.base64EncodedString(),
      "opening": opening.move?.notation,
      "elapsed": opening.elapsed > .zero ? "\(opening.elapsed.wholeMilliseconds)" : nil,
      "remark": remark, "practice": practises ? "yes" : nil, "learn": learning?.description,
      "picture": picture?.base64, "pictureName": picture?.name,
      "version": Version.number,
    ]
    return notes.merging(customization.notes) { first, _ in first }.compactMapValues { $0 }
  }

  /// Writes the files to `locations`.
  func lay(out locations: DataLocations) throws {
    try FileManager.default.createDirectory(
      atPath: locations.dataFolder, withIntermediateDirectories: true)
    try games?.write(to: URL(fileURLWithPath: locations.gamesFile))
    try preferences?.write(to: URL(fileURLWithPath: locations.preferencesFile))
  }
}
