import ArgumentParser
import Hints
import Sudoku

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

  @Option(
    help: """
      The theme of this session, such as shore-light, or a file with one of your own; else that of \
      the settings.
      """)
  var theme: ThemeName?

  @Flag(
    help: """
      For a screen reader in this session: the last line says what has the focus, controls stand \
      in one column, nothing moves.
      """)
  var screenReader = false

  @Option(help: "Other keys in this session, from a file with lines such as gameBoard.undo = u.")
  var keys: String?

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
        || theme != nil || screenReader || keys != nil
    {
      throw ValidationError(
        "--replay has its own beginning: leave out --level, --puzzle, --picture, --daily, "
          + "--pack, --train, --learn, --practice, --record, --language, --theme, "
          + "--screen-reader, --keys and --data-dir.")
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
    if let day = daily?.day, day > .today {
      throw ValidationError("The puzzle of \(day) is yet to come; give a day up to today.")
    }
    if seed != nil, level == nil {
      throw ValidationError("--seed goes with --level: give a level, such as --level easy.")
    }
  }

  func run() throws {
    var play = Play()
    play.level = level?.value
    play.puzzle = puzzle
    play.picture = picture
    play.daily = daily.map { $0.day ?? .today }
    play.pack = pack
    play.train = train
    play.learn = learn
    play.practises = practice
    play.seed = seed
    play.language = language?.value
    play.theme = theme
    play.isForScreenReader = screenReader
    play.keys = keys
    play.dataDirectory = dataDirectory
    play.record = record
    play.replay = replay
    play.log = log
    play.inspects = inspect
    try play.run()
  }

  private var isPuzzleGiven: Bool {
    level != nil || puzzle != nil || picture != nil || daily != nil || pack != nil || train != nil
      || learn != nil
  }
}
