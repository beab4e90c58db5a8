import Formats
import Foundation
import Games
import Generating
import Hints
import Logging
import Screens
import Scutes
import Store
import Sudoku

/// The full-screen game: its starting point and its files, which ``PlayOption`` sets. By default it
/// starts at Home.
struct Play {
  var level: Level?
  /// A puzzle, or the path of a file with one.
  var puzzle: String?
  var picture: String?
  var daily: Day?
  var pack: PackPuzzleName?
  var train: DrillName?
  /// What a recording keeps.
  var options = SessionOptions()
  /// The seed for the puzzle of `level`, or `nil` for a random one.
  var seed: UInt64?
  var theme: ThemeName?
  var keys: String?
  var dataDirectory: String?
  var record: String?
  var replay: String?
  var log: String?
  var inspects = false

  /// Parses the arguments of `play`: `--level easy`, `--level=easy`. Its name may be among them,
  /// once, unless it `isNamed` before. An argument that isn't an option may be meant as one of
  /// `commands`.
  init(
    _ arguments: [String], isNamed: Bool = true, commands: [String] = []
  ) throws(CommandLineError) {
    var isNamed = isNamed
    var given: [PlayOption] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "play", !isNamed {
        isNamed = true
        continue
      }
      guard Self.isOption(argument) else {
        throw .unexpectedArgument(argument, near: Self.near(argument, among: commands))
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]))
      var value = parts.count > 1 ? String(parts[1]) : nil
      if case .none = option.value {
        if let value { throw .unwantedValue(option.name, value) }
      } else {
        if value == nil, let next = rest.first, !Self.isOption(next) { value = rest.popFirst() }
        let isRequired = if case .required = option.value { true } else { false }
        if value?.isEmpty ?? isRequired {
          throw .missingValue(option.name, example: option.example)
        }
      }
      try option.set(&self, GivenValue(option: option, text: value ?? ""))
      if !given.contains(where: { $0.name == option.name }) { given.append(option) }
    }
    try Self.check(given)
  }

  /// The language that the arguments ask for, as far as they can be read, or the system's.
  static func language(among arguments: [String]) -> Language {
    let option = PlayOption.language
    let values = arguments.indices.compactMap { index -> String? in
      let argument = arguments[index]
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
      return argument == option && index + 1 < arguments.count ? arguments[index + 1] : nil
    }
    return values.last.flatMap { Choice<Language>(argument: $0)?.value } ?? .ofTerminal
  }

  /// `true` for an argument like an option. A puzzle may begin with a dash for an empty cell.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.drop { $0 == "-" }.first?.isLetter == true
  }

  private static func option(_ text: String) throws(CommandLineError) -> PlayOption {
    if let option = PlayOption.all.first(where: { $0.name == text }) { return option }
    throw .unknownOption(
      text, near: near(String(text.dropFirst(2)), among: PlayOption.all.map(\.name)))
  }

  /// The name that may be meant by `text`, of which at most half the letters differ.
  private static func near(_ text: String, among names: [String]) -> String? {
    NearNames.of(text, among: names, limit: 1) { [$0] }.first
      .flatMap { NearNames.distance(text, $0) * 2 <= text.count ? $0 : nil }
  }

  /// Checks that the options go together.
  private static func check(_ given: [PlayOption]) throws(CommandLineError) {
    if given.contains(where: { $0.name == "--replay" }) {
      let others = given.filter { $0.use != .session }
      guard others.isEmpty else { throw .besideReplay(others.map(\.name)) }
    }
    let starts = given.filter { $0.use == .start }.map(\.name)
    guard starts.count < 2 else { throw .exclusive(starts) }
    if given.contains(where: { $0.name == "--seed" }), !starts.contains("--level") {
      throw .seedWithoutLevel
    }
  }

  private var spokenLanguage: Language { options.askedLanguage ?? .ofTerminal }

  private var words: Words { .in(spokenLanguage) }

  private var locations: DataLocations {
    get throws(UsageError) { try .ofUser(in: dataDirectory) }
  }

  func run() throws {
    try PathVariable.check(PathVariable.allCases, in: words)
    Thread.detachNewThread { PrivateFolders.sweep() }
    try checkFiles()
    let logFile = try newFile(self.log, .log)
    let log = logFile.map { log in
      Logger(label: "ultimate-sudoku") { _ in
        FileLog(now: MonotonicClock.now) { log.append($0) }
      }
    }
    if let replay {
      return try MainActor.assumeIsolated {
        var replay = try Replay(path: replay, words: words)
        replay.log = log
        replay.inspects = inspects
        replay.onStart = { try begin([logFile]) }
        defer { sayLosses(of: [logFile]) }
        try replay.show()
      }
    }
    let pictures = PicturePrograms(environment: ProcessInfo.processInfo.environment)
    let given = try picture.map { path in
      try Interruption.cleaningUp(pictures.stop) {
        try GivenPicture(path, programs: pictures, language: spokenLanguage)
      }
    }
    let entry =
      try given.map(\.entry) ?? puzzle.map { try GivenPuzzle.entry($0, in: spokenLanguage) }
    let (start, origin) = try given.map { ($0.puzzle, .own) } ?? startingPuzzle(entry)
    let recording = try newFile(record, .recording)
    let locations = try locations
    try MainActor.assumeIsolated {
      var player = Player(
        locations: locations, start: start, seed: .random(in: .min ... .max),
        moment: .now)
      player.options = options
      player.options.timeZone = .ofProcess
      player.options.systemLanguage = .ofTerminal
      player.options.askedTheme = theme?.theme
      player.options.customization = try Customization(
        themeFile: theme?.file, keysFile: keys, language: spokenLanguage)
      player.options.origin = origin
      player.options.opening = entry.map { Opening($0, givens: start?.givens) } ?? Opening()
      player.options.remark = entry.flatMap(words.remark(onPlaying:))
      player.options.picture = given?.doubtful
      player.pictures = pictures
      player.sounds = SoundPlayer(environment: ProcessInfo.processInfo.environment)
      player.log = log
      player.inspects = inspects
      player.usesPseudoLanguage =
        ProcessInfo.processInfo.environment["ULTIMATE_SUDOKU_PSEUDO"]?.isEmpty == false
      player.onStart = { try begin([logFile, recording]) }
      player.onRestoredTerminal = { sayLosses(of: [logFile, recording]) }
      try player.play(record: recording?.append)
    }
  }

  /// Refuses one file for the recording and the log.
  private func checkFiles() throws(UsageError) {
    guard let record, let log else { return }
    let files = [record, log].map {
      URL(fileURLWithPath: PathParts.absolute($0)).standardizedFileURL.resolvingSymlinksInPath()
        .path
    }
    guard files[0] != files[1] else {
      throw UsageError(words.text(of: StartError.recordingIsLog(path: record)))
    }
  }

  /// Prepares a file, if one is asked for.
  private func newFile(
    _ path: String?, _ kind: LineFile.Kind
  ) throws(UsageError) -> LineFile? {
    guard let path else { return nil }
    let locations = try locations
    do throws(FileFault) {
      return try LineFile(path: path, kind, sparing: locations)
    } catch {
      throw UsageError(words.text(of: kind.error(path, error)))
    }
  }

  /// Begins to write the files: the start has succeeded.
  private func begin(_ files: [LineFile?]) throws(UsageError) {
    for file in files.compactMap(\.self) {
      do throws(FileFault) {
        try file.begin()
      } catch {
        throw UsageError(words.text(of: file.error(error)))
      }
    }
  }

  /// Says which of the files lack something that couldn't be written.
  private func sayLosses(of files: [LineFile?]) {
    for file in files.compactMap(\.self) {
      if let fault = file.fault { Ending.say(words.text(of: file.error(fault))) }
    }
  }

  /// The puzzle to start with and its origin. `entry` is the requested puzzle, if there is one.
  /// `nil` to start at Home or in the trainer.
  private func startingPuzzle(_ entry: PuzzleEntry?) throws -> (Puzzle?, GameOrigin) {
    if let entry { return (try GivenPuzzle.puzzle(of: entry, in: spokenLanguage), .own) }
    if let daily {
      let daily = DailyPuzzle(daily)
      return (daily.puzzle(), daily.origin)
    }
    if let pack { return (pack.puzzle, .pack(pack.id)) }
    if let train { return (nil, .training(train.id.rawValue)) }
    guard let level else { return (nil, .level) }
    return (
      Generator.puzzle(level: level, seed: seed ?? .random(in: .min ... .max)), .level
    )
  }
}

extension Day {
  /// The current local day.
  static var today: Day { LocalTime(.now, in: .ofProcess).day }
}

extension Moment {
  static var now: Moment { Moment(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1000)) }
}

extension Language {
  /// The language of the locale, if the terminal shows its letters. The fonts of text consoles have
  /// no Hangul, so English is spoken there until the player asks for Korean.
  static var ofTerminal: Language {
    let environment = ProcessInfo.processInfo.environment
    let kind = TerminalKind(terminal: environment["TERM"] ?? "")
    return kind.glyphs == .unicode ? Language(environment: environment) : .english
  }
}
