import Foundation
import Games
import Hints
import Screens
import Store
import Sudoku

extension Play {
  /// Runs `play` with these arguments: the game, or its help or version. Unless it `isNamed`, its name
  /// may stand among them.
  ///
  /// - Throws: ``UsageError`` in the user's language if they make no sense.
  static func run(_ arguments: [String], isNamed: Bool) throws {
    let words = Words.in(language(among: arguments))
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      return StandardOutput.print(words.commandHelp(width: TerminalWidth.ofOutput))
    }
    if arguments.contains("--version") { return StandardOutput.print(Version.text) }
    let play: Play
    do throws(CommandLineError) {
      play = try Play(arguments, isNamed: isNamed)
    } catch {
      throw UsageError(words.text(of: error))
    }
    try play.run()
  }

  /// The language that the arguments ask for, as far as they can be read, or the system's.
  private static func language(among arguments: [String]) -> Language {
    let option = "--" + PlayOption.language.rawValue
    let values = arguments.indices.compactMap { index -> String? in
      let argument = arguments[index]
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
      return argument == option && index + 1 < arguments.count ? arguments[index + 1] : nil
    }
    return values.last.flatMap { Choice<Language>(argument: $0)?.value } ?? .ofTerminal
  }

  /// Parses the arguments of `play`: `--level easy`, `--level=easy`. Its name may stand between them
  /// once unless it `isNamed` before.
  init(_ arguments: [String], isNamed: Bool = true) throws(CommandLineError) {
    var isNamed = isNamed
    var given: [PlayOption] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "play", !isNamed {
        isNamed = true
        continue
      }
      guard Self.isOption(argument) else { throw .unexpectedArgument(argument) }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]))
      var value = parts.count > 1 ? String(parts[1]) : nil
      switch option.takes {
      case .nothing: if let value { throw .unwantedValue(option, value) }
      case .value, .optionalValue:
        if value == nil, let next = rest.first, !Self.isOption(next) { value = rest.popFirst() }
        if value?.isEmpty ?? (option.takes == .value) { throw .missingValue(option) }
      }
      try set(option, to: value ?? "")
      if !given.contains(option) { given.append(option) }
    }
    try Self.check(given)
  }

  /// `true` for an argument like an option. A puzzle may begin with a dash for an empty cell.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.drop { $0 == "-" }.first?.isLetter == true
  }

  private static func option(_ text: String) throws(CommandLineError) -> PlayOption {
    let name = String(text.dropFirst(2))
    if text.hasPrefix("--"), let option = PlayOption(rawValue: name) { return option }
    let near = NearNames.of(name, among: PlayOption.allCases, limit: 1) { [$0.rawValue] }.first
    let isNear = near.map { NearNames.distance(name, $0.rawValue) * 2 <= name.count } ?? false
    throw .unknownOption(text, near: isNear ? near : nil)
  }

  /// Sets what `option` stands for. An empty `value` stands for none.
  private mutating func set(_ option: PlayOption, to value: String) throws(CommandLineError) {
    switch option {
    case .level: level = try Self.choice(value, of: option)
    case .puzzle: puzzle = value
    case .picture: picture = value
    case .daily: daily = try Self.day(value)
    case .pack: pack = try Self.require(PackPuzzleName(value), option, value)
    case .train: train = try DrillName(value)
    case .learn:
      guard let name = value.isEmpty ? .course : LessonName(value) else {
        throw .unknownLesson(value, near: LessonName.near(value))
      }
      learn = name
    case .practice: practises = true
    case .seed: seed = try Self.require(UInt64(value), option, value)
    case .language: language = try Self.choice(value, of: option)
    case .theme: theme = try ThemeName(value)
    case .screenReader: isForScreenReader = true
    case .keys: keys = value
    case .dataDirectory: dataDirectory = value
    case .record: record = try Self.file(value, option)
    case .replay: replay = value
    case .log: log = try Self.file(value, option)
    case .inspect: inspects = true
    }
  }

  private static func file(
    _ name: String, _ option: PlayOption
  ) throws(CommandLineError) -> String {
    guard name != "-" else { throw .needsFile(option) }
    return name
  }

  private static func require<Value>(
    _ value: Value?, _ option: PlayOption, _ text: String
  ) throws(CommandLineError) -> Value {
    guard let value else { throw .wrongValue(option, text, choices: []) }
    return value
  }

  private static func choice<Value>(
    _ text: String, of option: PlayOption
  ) throws(CommandLineError) -> Value
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    guard let choice = Choice<Value>(argument: text) else {
      throw .wrongValue(option, text, choices: Choice<Value>.allValueStrings)
    }
    return choice.value
  }

  /// The day in `text`, which is today if it is empty.
  private static func day(_ text: String) throws(CommandLineError) -> Day {
    guard !text.isEmpty, text != "today" else { return .today }
    let day = try require(Day(text), .daily, text)
    guard day <= .today else { throw .dayToCome(day) }
    return day
  }

  /// Checks that the options go together.
  private static func check(_ given: [PlayOption]) throws(CommandLineError) {
    if given.contains(.replay) {
      let others = given.filter { ![.replay, .log, .inspect].contains($0) }
      guard others.isEmpty else { throw .besideReplay(others) }
    }
    let starts: [PlayOption] = [.level, .puzzle, .picture, .daily, .pack, .train, .learn]
    let givenStarts = given.filter(starts.contains)
    guard givenStarts.count < 2 else { throw .exclusive(givenStarts) }
    if given.contains(.seed), !given.contains(.level) { throw .seedWithoutLevel }
  }
}
