import Games
import Screens
import Store
import Sudoku

/// An option of `play`: its name, its help in each language, the value that it takes and what it
/// sets. All of it is one line of ``all``.
struct PlayOption: Sendable {
  /// The option as it is typed: "--level".
  let name: String
  let value: Value
  /// Which other options it can be combined with.
  let use: Use
  /// What a shell offers for the value.
  let offer: @Sendable () -> DescribedCommand.Offer
  let help: @Sendable (Language) -> String
  /// Sets what the option stands for.
  let set: @Sendable (inout Play, GivenValue) throws(CommandLineError) -> Void

  /// The value that an option takes, with an example.
  enum Value: Hashable {
    case none
    case required(String)
    case optional(String)
  }

  /// The use of an option.
  enum Use {
    /// Chooses the start of the game. Only one can be given.
    case start
    /// Adapts the game.
    case game
    /// Also fits a replay, which starts like its recording.
    case session
  }

  /// A value that it takes.
  var example: String {
    switch value {
    case .none: ""
    case .required(let example), .optional(let example): example
    }
  }

  /// The option with a value that it takes: "--level easy", "--daily [2026-11-21]".
  var usage: String {
    switch value {
    case .none: name
    case .required(let example): "\(name) \(example)"
    case .optional(let example): "\(name) [\(example)]"
    }
  }

  /// An option whose value is read by `read` into a property.
  private init<Value: Sendable>(
    _ name: String, _ value: PlayOption.Value,
    _ property: any WritableKeyPath<Play, Value?> & Sendable, for use: Use = .game,
    _ read: @escaping @Sendable (GivenValue) throws(CommandLineError) -> Value,
    offering offer: @escaping @autoclosure @Sendable () -> DescribedCommand.Offer = .nothing,
    help: @escaping @Sendable (Language) -> String
  ) {
    (self.name, self.value, self.use) = ("--" + name, value, use)
    (self.offer, self.help) = (offer, help)
    set = { play, given throws(CommandLineError) in play[keyPath: property] = try read(given) }
  }

  /// An option without a value.
  private init(
    _ name: String, _ property: any WritableKeyPath<Play, Bool> & Sendable, for use: Use = .game,
    help: @escaping @Sendable (Language) -> String
  ) {
    (self.name, self.value, self.use) = ("--" + name, .none, use)
    (offer, self.help) = ({ .nothing }, help)
    set = { play, _ in play[keyPath: property] = true }
  }

  static let language = "--language"
  static let dataFolder = "--data-dir"

  /// All options, in the order of the help.
  static let all: [PlayOption] = [
    PlayOption(
      "level", .required("easy"), \.level, for: .start, GivenValue.choice,
      offering: .names(Choice<Level>.allValueStrings)
    ) {
      $0.say(
        "Start a game of this level at once: easy, medium, hard, expert or extreme.",
        "이 난이도의 게임을 바로 시작해요: easy, medium, hard, expert, extreme.")
    },
    PlayOption(
      "puzzle", .required("puzzle.txt"), \.puzzle, for: .start, GivenValue.string,
      offering: .files(endings: [])
    ) {
      $0.say(
        "Start a game of this puzzle, or of the first one in this file.",
        "이 퍼즐, 또는 이 파일의 첫 퍼즐로 게임을 시작해요.")
    },
    PlayOption(
      "picture", .required("photo.jpg"), \.picture, for: .start, GivenValue.string,
      offering: .files(endings: PictureEndings.readable)
    ) {
      $0.say(
        "Start a game of the puzzle in this picture. Doubtful cells are checked first.",
        "이 사진의 퍼즐로 게임을 시작해요. 확인할 칸이 있으면 먼저 보여요.")
    },
    PlayOption("daily", .optional("2026-11-21"), \.daily, for: .start, GivenValue.day) {
      $0.say("Play the puzzle of today, or of this day.", "오늘의 퍼즐, 또는 이 날짜의 퍼즐을 풀어요.")
    },
    PlayOption("pack", .required("1-0003"), \.pack, for: .start, GivenValue.packPuzzle) {
      $0.say("Play this puzzle of a pack, if it is unlocked.", "팩의 열린 퍼즐을 풀어요.")
    },
    PlayOption(
      "train", .required("xWing"), \.train, for: .start, GivenValue.drill,
      offering: .names(DrillBook.techniques.map(\.id.rawValue))
    ) {
      $0.say(
        "Practise a technique: positions in which it is the next step.",
        "기법을 연습해요. 그 기법이 다음 단계인 문제가 나와요.")
    },
    PlayOption(
      "learn", .optional("xWing"), \.options.learning, for: .start, GivenValue.lesson,
      offering: .names(Lesson.allCases.map(\.rawValue))
    ) {
      $0.say("Open the course, or start this lesson.", "레슨 목록을 열거나 이 레슨을 시작해요.")
    },
    PlayOption("practice", \.options.practises) {
      $0.say(
        "New games have no score and no timer, and hints are free.",
        "새 게임에 점수와 시간이 없고 힌트가 무료예요.")
    },
    PlayOption("seed", .required("42"), \.seed, GivenValue.seed) {
      $0.say(
        "Make the puzzle of --level from this number. The same number gives the same puzzle.",
        "--level 퍼즐을 이 번호로 만들어요. 같은 번호는 같은 퍼즐이에요.")
    },
    PlayOption(
      "language", .required("ko"), \.options.askedLanguage, GivenValue.choice,
      offering: .names(Choice<Language>.allValueStrings)
    ) {
      $0.say(
        "The language, en or ko, instead of the one in the settings or the locale.",
        "설정이나 로캘 대신 쓸 언어예요: en, ko.")
    },
    PlayOption(
      "theme", .required("shore-light"), \.theme, GivenValue.theme,
      offering: .namesOrFiles(Choice<ThemeChoice>.allValueStrings, endings: ["json"])
    ) {
      $0.say(
        "The theme for this session, by its name or from a file of your own.",
        "이번에 쓸 테마의 이름, 또는 직접 만든 테마 파일이에요.")
    },
    PlayOption("screen-reader", \.options.isForScreenReader) {
      $0.say(
        "For a screen reader, in this session: the last line says what has the focus, controls stand "
          + "in one column, nothing moves.",
        "이번에는 화면 낭독기에 맞춰요. 마지막 줄이 초점을 알리고, 컨트롤이 한 줄로 서고, 아무것도 움직이지 않아요.")
    },
    PlayOption(
      "keys", .required("keys.txt"), \.keys, GivenValue.string,
      offering: .files(endings: [])
    ) {
      $0.say(
        "Other keys for this session, from a file with lines such as gameBoard.undo = u.",
        "이번에 쓸 키를 gameBoard.undo = u 같은 줄로 된 파일에서 읽어요.")
    },
    PlayOption(
      "data-dir", .required("folder"), \.dataDirectory, GivenValue.string,
      offering: .folders
    ) {
      $0.say("Keep games and preferences in this folder.", "게임과 설정을 이 폴더에 보관해요.")
    },
    PlayOption(
      "record", .required("session.txt"), \.record, GivenValue.file,
      offering: .files(endings: [])
    ) {
      $0.say(
        "Record everything that happens, to report a problem: keys, games, preferences.",
        "문제를 알릴 때 쓰도록 키, 게임, 설정을 모두 기록해요.")
    },
    PlayOption(
      "replay", .required("session.txt"), \.replay, for: .session, GivenValue.string,
      offering: .files(endings: [])
    ) {
      $0.say("Replay a recording. Your own games stay as they are.", "기록을 다시 보여요. 내 게임은 그대로예요.")
    },
    PlayOption(
      "log", .required("session.log"), \.log, for: .session, GivenValue.file,
      offering: .files(endings: [])
    ) {
      $0.say(
        "Write a line for each event and each frame to this file.",
        "이벤트와 프레임마다 한 줄씩 이 파일에 써요.")
    },
    PlayOption("inspect", \.inspects, for: .session) {
      $0.say(
        "F12 shows the views on the screen and what each frame takes.",
        "F12로 화면의 뷰와 프레임마다 드는 것을 보여요.")
    },
  ]
}

extension DescribedCommand {
  /// The game, which the program starts without the name of a command, too.
  static func play(in language: Language) -> DescribedCommand {
    DescribedCommand(
      name: "play",
      summary: language.say("Play: at Home, or a game at once.", "홈에서, 또는 바로 게임을 해요."),
      discussion: "",
      arguments: PlayOption.all.map { option in
        Argument(
          names: [option.name], value: option.value == .none ? nil : option.example,
          valueIsOptional: option.value == .optional(option.example), isOptional: true,
          isRepeating: false, help: option.help(language), standard: nil, offer: option.offer())
      })
  }
}

/// The value given to an option, empty for none.
struct GivenValue {
  let option: PlayOption
  let text: String

  static func string(_ given: GivenValue) -> String { given.text }

  static func choice<Value>(_ given: GivenValue) throws(CommandLineError) -> Value
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    guard let choice = Choice<Value>(argument: given.text) else {
      throw .wrongValue(given.option.name, given.text, choices: Choice<Value>.allValueStrings)
    }
    return choice.value
  }

  static func seed(_ given: GivenValue) throws(CommandLineError) -> UInt64 {
    try given.require(UInt64(given.text))
  }

  static func packPuzzle(_ given: GivenValue) throws(CommandLineError) -> PackPuzzleName {
    try given.require(PackPuzzleName(given.text))
  }

  /// The day, which is today if none is given.
  static func day(_ given: GivenValue) throws(CommandLineError) -> Day {
    guard !given.text.isEmpty, given.text != "today" else { return .today }
    let day = try given.require(Day(given.text))
    guard day <= .today else { throw .dayToCome(day) }
    return day
  }

  static func drill(_ given: GivenValue) throws(CommandLineError) -> DrillName {
    try DrillName(given.text)
  }

  static func theme(_ given: GivenValue) throws(CommandLineError) -> ThemeName {
    try ThemeName(given.text)
  }

  static func lesson(_ given: GivenValue) throws(CommandLineError) -> LessonName {
    if given.text.isEmpty { return .course }
    guard let name = LessonName(given.text) else {
      throw .unknownLesson(given.text, near: LessonName.near(given.text))
    }
    return name
  }

  /// A file to write, which standard output can't be.
  static func file(_ given: GivenValue) throws(CommandLineError) -> String {
    guard given.text != "-" else { throw .needsFile(given.option.name) }
    return given.text
  }

  private func require<Value>(_ value: Value?) throws(CommandLineError) -> Value {
    guard let value else { throw .unlikeExample(option.name, text, example: option.example) }
    return value
  }
}
