import Widgets

nonisolated extension Words {
  /// The text of the help on the command line.
  var command: CommandWords { CommandWords(speaker: speaker) }
}

nonisolated struct CommandWords: Vocabulary {
  let speaker: Speaker

  var overview: String {
    say(
      "Sudoku for the terminal: play, and solve from scripts.",
      "터미널에서 즐기는 스도쿠예요. 게임을 하고, 스크립트에서 퍼즐을 풀어요.")
  }
  var usage: String { say("Usage:", "사용법:") }
  var options: String { say("Options for playing:", "게임 옵션:") }
  var commands: String { say("Commands for scripts:", "스크립트용 명령(설명은 영어):") }
  func option(_ option: PlayOption) -> String {
    switch option {
    case .level:
      say(
        "Start a game of this level at once: easy, medium, hard, expert or extreme.",
        "이 난이도의 게임을 바로 시작해요: easy, medium, hard, expert, extreme.")
    case .puzzle:
      say(
        "Start a game of this puzzle, or of the first one in this file.",
        "이 퍼즐, 또는 이 파일의 첫 퍼즐로 게임을 시작해요.")
    case .picture:
      say(
        "Start a game of the puzzle in this picture. Doubtful cells are checked first.",
        "이 사진의 퍼즐로 게임을 시작해요. 확인할 칸이 있으면 먼저 보여요.")
    case .daily: say("Play the puzzle of today, or of this day.", "오늘의 퍼즐, 또는 이 날짜의 퍼즐을 풀어요.")
    case .pack: say("Play this puzzle of a pack, if it is unlocked.", "팩의 열린 퍼즐을 풀어요.")
    case .train:
      say(
        "Practise a technique: positions in which it is the next step.",
        "기법을 연습해요. 그 기법이 다음 단계인 문제가 나와요.")
    case .learn: say("Open the course, or start this lesson.", "레슨 목록을 열거나 이 레슨을 시작해요.")
    case .practice:
      say("New games have no score and no timer, and hints are free.", "새 게임에 점수와 시간이 없고 힌트가 무료예요.")
    case .seed:
      say(
        "Make the puzzle of --level from this number. The same number gives the same puzzle.",
        "--level 퍼즐을 이 번호로 만들어요. 같은 번호는 같은 퍼즐이에요.")
    case .language:
      say(
        "The language, en or ko, in place of that of the settings or the locale.",
        "설정이나 로캘 대신 쓸 언어예요: en, ko.")
    case .theme:
      say(
        "The theme for this session, by its name or from a file of your own.",
        "이번에 쓸 테마의 이름, 또는 직접 만든 테마 파일이에요.")
    case .screenReader:
      say(
        "For a screen reader, in this session: the last line says what has the focus, controls stand "
          + "in one column, nothing moves.",
        "이번에는 화면 낭독기에 맞춰요. 마지막 줄이 초점을 알리고, 컨트롤이 한 줄로 서고, 아무것도 움직이지 않아요.")
    case .keys:
      say(
        "Other keys for this session, from a file with lines such as gameBoard.undo = u.",
        "이번에 쓸 키를 gameBoard.undo = u 같은 줄로 된 파일에서 읽어요.")
    case .dataDirectory: say("Keep games and preferences in this folder.", "게임과 설정을 이 폴더에 보관해요.")
    case .record:
      say(
        "Record everything that happens, to report a problem: keys, games, preferences.",
        "문제를 알릴 때 쓰도록 키, 게임, 설정을 모두 기록해요.")
    case .replay:
      say("Replay a recording. Your own games stay as they are.", "기록을 다시 보여요. 내 게임은 그대로예요.")
    case .log:
      say("Write a line for each event and each frame to this file.", "이벤트와 프레임마다 한 줄씩 이 파일에 써요.")
    case .inspect:
      say(
        "F12 shows the views on the screen and what each frame takes.",
        "F12로 화면의 뷰와 프레임마다 드는 것을 보여요.")
    }
  }
  var version: String { say("Show the version.", "버전을 보여요.") }
  var help: String { say("Show this help.", "이 도움말을 보여요.") }
  func command(_ command: ScriptCommand) -> String {
    switch command {
    case .solve:
      say("Solve puzzles, and count or list their solutions.", "퍼즐을 풀고, 정답의 수를 세거나 정답을 모두 보여요.")
    case .rate:
      say("Say how hard puzzles are, and what solving them takes.", "퍼즐의 난이도와 필요한 기법을 알려요.")
    case .hint:
      say(
        "Say the next step: what is wrong, or the easiest deduction, and why it holds.",
        "틀린 곳이나 가장 쉬운 다음 단계와 그 이유를 알려요.")
    case .find:
      say(
        "Find the puzzles of a level, with a technique, a rating, a symmetry …",
        "난이도, 기법, 점수, 대칭 같은 조건에 맞는 퍼즐을 찾아요.")
    case .canonical:
      say(
        "Print the canonical form of puzzles, or which of them are the same.",
        "퍼즐의 표준형을 보이거나, 서로 같은 퍼즐을 찾아요.")
    case .minimal:
      say(
        "Say whether puzzles are minimal, or leave out the givens they don't need.",
        "더 뺄 수 있는 숫자가 있는지 알리거나, 필요 없는 숫자를 빼요.")
    case .steps:
      say(
        "List every step that there is at a position, not just the easiest.",
        "가장 쉬운 단계만이 아니라 지금 가능한 모든 단계를 보여 줘요.")
    case .generate: say("Make puzzles with exactly one solution.", "정답이 하나인 퍼즐을 만들어요.")
    case .convert: say("Rewrite puzzles in another format.", "퍼즐을 다른 형식으로 바꿔요.")
    case .draw:
      say(
        "Draw puzzles and hints as SVG, PNG or PDF, or pages of them to print.",
        "퍼즐과 힌트를 SVG, PNG, PDF로 그리고, 인쇄할 페이지를 만들어요.")
    case .read:
      say(
        "Read puzzles from pictures: photographs, scans, screenshots.", "사진, 스캔, 화면 캡처에서 퍼즐을 읽어요.")
    case .import: say("Import puzzles as a collection to play.", "퍼즐을 가져와 플레이할 모음으로 만들어요.")
    case .backup: say("Copy all games and results into a file.", "모든 게임과 기록을 파일에 복사해요.")
    case .restore: say("Put a backup in place of all games and results.", "백업 파일로 모든 게임과 기록을 되돌려요.")
    }
  }
  var helpOfCommand: String {
    say(
      "'ultimate-sudoku solve --help' describes a command.",
      "명령의 설명은 'ultimate-sudoku solve --help'처럼 볼 수 있어요.")
  }
}

/// A command for scripts, by its name.
nonisolated enum ScriptCommand: String, CaseIterable, Sendable {
  case solve
  case rate
  case hint
  case find
  case canonical
  case minimal
  case steps
  case generate
  case convert
  case draw
  case read
  case `import`
  case backup
  case restore
}

nonisolated extension Words {
  /// The help on the command line, for a terminal of `width` columns. 80 are enough for it.
  public func commandHelp(width: Int = 80) -> String {
    let width = max(20, min(width, 80))
    func wrapped(_ text: String, indent: Int = 0) -> String {
      TextWrapping.lines(of: text, width: width - indent)
        .map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
    let rows =
      PlayOption.allCases.map { ($0.usage, command.option($0)) }
      + [("--version", command.version), ("-h, --help", command.help)]
    let commands = ScriptCommand.allCases.map { ($0.rawValue, command.command($0)) }
    return """
      \(wrapped(command.overview))

      \(command.usage)
      \(wrapped("ultimate-sudoku [play] --level easy", indent: 2))
      \(wrapped("ultimate-sudoku solve puzzles.txt", indent: 2))

      \(wrapped(command.options))
      \(Self.table(rows, width))

      \(wrapped(command.commands))
      \(Self.table(commands, width))

      \(wrapped(command.helpOfCommand))
      """
  }

  /// Two columns, the second wrapped. In a narrow terminal, the second is below the first.
  private static func table(_ rows: [(String, String)], _ width: Int) -> String {
    guard width >= 64 else {
      return rows.flatMap { name, text in
        ["  " + name] + TextWrapping.lines(of: text, width: width - 6).map { "      " + $0 }
      }.joined(separator: "\n")
    }
    let indent = 28
    return rows.flatMap { name, text in
      TextWrapping.lines(of: text, width: width - indent).enumerated().map { index, line in
        let start = index == 0 ? "  " + name : ""
        return start + String(repeating: " ", count: max(1, indent - start.columns)) + line
      }
    }.joined(separator: "\n")
  }
}

nonisolated extension PlayOption {
  /// The option with a value that it takes: "--level easy", "--daily [2026-11-21]".
  fileprivate var usage: String {
    switch takes {
    case .nothing: typed
    case .value: "\(typed) \(example)"
    case .optionalValue: "\(typed) [\(example)]"
    }
  }
}
