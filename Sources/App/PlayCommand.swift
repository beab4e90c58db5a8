import ArgumentParser
import Foundation
import Logging
import Models
import Widgets

/// Plays in the full screen.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play in the full screen (what happens without a command, too).")

  @Option(help: "Begin a game of this level at once.")
  var level: Choice<Level>?

  @Option(help: "Begin a game of the givens of this puzzle, or of the first one in this file.")
  var puzzle: String?

  @Option(
    help: """
      Begin a game of the puzzle in this picture; where its reading is in doubt, check it first.
      """)
  var picture: String?

  @Option(
    name: .long, defaultAsFlag: DailyDate.today, parsing: .next,
    help: "Play the puzzle of today, or of a day such as 2026-11-21.")
  var daily: DailyDate?

  @Option(help: "Play a numbered puzzle of a pack that is open, such as 1-0003.")
  var pack: PackPuzzleName?

  @Option(help: "Practise a technique, such as x-wing: positions in which it is the next step.")
  var train: DrillName?

  @Option(
    name: .long, defaultAsFlag: LessonName.course, parsing: .next,
    help: "Open the course, or begin a lesson, such as x-wing.")
  var learn: LessonName?

  @Flag(help: "New games have no score and no timer, and hints are free.")
  var practice = false

  @Option(help: "Make the puzzle of --level from this number: the same number, the same puzzle.")
  var seed: UInt64?

  @Option(help: "The language: en or ko; else that of the settings, or of the locale.")
  var language: Choice<Language>?

  @Option(help: "The theme of this session, such as shore-light; else that of the settings.")
  var theme: ThemeName?

  @Option(name: .customLong("data-dir"), help: "Keep games and preferences in this folder.")
  var dataDirectory: String?

  @Option(
    help: "Write down all that happens, for a report of what went wrong: keys, games, preferences.")
  var record: String?

  @Option(help: "Show again what --record wrote to this file; your own games stay as they are.")
  var replay: String?

  @Option(help: "Write a line for each event and each frame to this file.")
  var log: String?

  @Flag(help: "Have F12 show the views on the screen and what each frame takes.")
  var inspect = false

  func validate() throws {
    if replay != nil,
      isPuzzleGiven || practice || record != nil || dataDirectory != nil || language != nil
        || theme != nil
    {
      throw ValidationError(
        "--replay has its own beginning: leave out --level, --puzzle, --picture, --daily, "
          + "--pack, --train, --learn, --practice, --record, --language, --theme and --data-dir.")
    }
    let beginnings = [
      level != nil, puzzle != nil, picture != nil, daily != nil, pack != nil, train != nil,
      learn != nil,
    ]
    if beginnings.count(where: \.self) > 1 {
      throw ValidationError(
        "--level, --puzzle, --picture, --daily, --pack, --train and --learn exclude each other: "
          + "give one of them.")
    }
    if picture == "-" {
      throw ValidationError("--picture takes a file: the keys come from standard input.")
    }
    if let objection = learn?.objection { throw ValidationError(objection) }
    if let objection = train?.objection { throw ValidationError(objection) }
    if let objection = theme?.objection { throw ValidationError(objection) }
    if case .unclear(let text) = daily {
      throw ValidationError(
        "'\(text)' after --daily is no day: give one such as 2026-11-21, or none for today.")
    }
    if let day = daily?.day, day > Self.today {
      throw ValidationError("The puzzle of \(day) is yet to come; give a day up to today.")
    }
    if seed != nil, level == nil {
      throw ValidationError("--seed goes with --level: give a level, such as --level easy.")
    }
  }

  func run() throws {
    let log = try makeLog()
    if let replay {
      return try MainActor.assumeIsolated {
        var replay = try Replay(path: replay)
        replay.log = log
        replay.inspects = inspect
        try replay.show()
      }
    }
    let pictures = PicturePrograms(environment: ProcessInfo.processInfo.environment)
    let given = try picture.map { path in
      try Interruption.cleaningUp(pictures.stop) { try GivenPicture(path, programs: pictures) }
    }
    let (start, origin) = try given.map { ($0.puzzle, .own) } ?? startingPuzzle()
    let locations = DataLocations(
      dataDirectory: dataDirectory.map(Self.absolutePath),
      environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
    let file = try record.map { path throws(UsageError) in
      try LineFile(path: path, purpose: "The recording")
    }
    try MainActor.assumeIsolated {
      var player = Player(
        locations: locations, start: start, seed: .random(in: .min ... .max),
        moment: Moment(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1000)))
      player.origin = origin
      player.practises = practice
      player.learning = learn
      player.placed = given?.placed ?? Grid()
      player.picture = given?.doubtful
      player.pictures = pictures
      player.systemLanguage = Language(environment: ProcessInfo.processInfo.environment)
      player.askedLanguage = language?.value
      player.askedTheme = theme?.theme
      player.sounds = SoundPlayer(environment: ProcessInfo.processInfo.environment)
      player.log = log
      player.inspects = inspect
      player.usesPseudoLanguage =
        ProcessInfo.processInfo.environment["ULTIMATE_SUDOKU_PSEUDO"]?.isEmpty == false
      try player.play(record: file.map { $0.append })
    }
  }

  /// The log that was asked for.
  private func makeLog() throws(UsageError) -> Logger? {
    guard let log else { return nil }
    let file = try LineFile(path: log, purpose: "The log")
    return Logger(label: "ultimate-sudoku") { _ in
      FileLog(now: MonotonicClock.now) { file.append($0) }
    }
  }

  private var isPuzzleGiven: Bool {
    level != nil || puzzle != nil || picture != nil || daily != nil || pack != nil || train != nil
      || learn != nil
  }

  /// The puzzle to begin with, and where it comes from; nil where the program begins at Home or in
  /// the trainer.
  private func startingPuzzle() throws -> (Puzzle?, GameOrigin) {
    if let puzzle { return (try GivenPuzzle.read(puzzle), .own) }
    if let daily {
      let daily = DailyPuzzle(daily.day ?? Self.today)
      return (daily.puzzle(), daily.origin)
    }
    if let pack { return (pack.puzzle, .pack(pack.id)) }
    if let id = train?.id { return (nil, .training(id.rawValue)) }
    guard let level else { return (nil, .level) }
    return (
      Generator.puzzle(level: level.value, seed: seed ?? .random(in: .min ... .max)), .level
    )
  }

  private static var today: Day {
    let now = Moment(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1000))
    return LocalTime(now, in: .current).day
  }

  private static func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).path
  }
}
