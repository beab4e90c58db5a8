import Formats
import Foundation
import Games
import Hints
import Screens
import Store
import Sudoku
import Widgets

/// The options of a session that affect what it shows. A recording keeps all of them, so that its
/// replay shows the same.
struct SessionOptions: Equatable {
  /// The time zone that determines the days.
  var timeZone = LocalZone.named(.gmt)
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
  /// What to say about it at first, if anything.
  var remark: String?
  /// `true` if new games are practice, regardless of the preferences.
  var practises = false
  /// The lesson or course to start with, if any.
  var learning: LessonName?
  /// The picture to start with, whose reading needs a review, if any.
  var picture: StartingPicture?

  /// Creates the default options.
  init() {}

  /// Parses the notes of a recording. What is missing or makes no sense gets its default.
  init(notes: [String: String]) {
    timeZone = notes["zone"].flatMap(LocalZone.init) ?? .named(.gmt)
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
