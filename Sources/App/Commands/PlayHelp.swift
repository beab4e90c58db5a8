import Foundation
import Screens
import Scutes
import Sudoku

extension UltimateSudoku {
  /// Runs `play` with these arguments: the game, or its help or version. Unless it `isNamed`, its
  /// name may be among them.
  ///
  /// - Throws: ``UsageError`` in the user's language if they make no sense.
  static func play(_ arguments: [String], isNamed: Bool) throws {
    let language = Play.language(among: arguments)
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      return StandardOutput.print(help(in: language, width: StandardOutput.width))
    }
    if arguments.contains("--version") { return StandardOutput.print(Version.text) }
    let play: Play
    do throws(CommandLineError) {
      play = try Play(arguments, isNamed: isNamed, commands: commands.map { $0.name })
    } catch {
      throw UsageError(Words.in(language).text(of: error))
    }
    try play.run()
  }

  /// What ends the program at once in place of a command.
  static func endings(in language: Language) -> [(names: [String], help: String)] {
    [
      (["--version"], language.say("Show the version.", "버전을 보여요.")),
      (["-h", "--help"], language.say("Show this help.", "이 도움말을 보여요.")),
    ]
  }

  /// The help on the command line, for a terminal of `width` columns. 80 are enough for it.
  static func help(in language: Language, width: Int = 80) -> String {
    let width = max(20, min(width, 80))
    func wrapped(_ text: String, indent: Int = 0) -> String {
      TextWrapping.lines(of: text, width: width - indent)
        .map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
    let options =
      PlayOption.all.map { ($0.usage, $0.help(language)) }
      + endings(in: language).map { ($0.names.joined(separator: ", "), $0.help) }
    let overview = language.say(
      "Sudoku for the terminal: play, and solve from scripts.",
      "터미널에서 즐기는 스도쿠예요. 게임을 하고, 스크립트에서 퍼즐을 풀어요.")
    let helpOfCommand = language.say(
      "'ultimate-sudoku solve --help' describes a command.",
      "명령의 설명은 'ultimate-sudoku solve --help'처럼 볼 수 있어요.")
    return """
      \(wrapped(overview))

      \(language.say("Usage:", "사용법:"))
      \(wrapped("ultimate-sudoku [play] --level easy", indent: 2))
      \(wrapped("ultimate-sudoku solve puzzles.txt", indent: 2))

      \(wrapped(language.say("Options for playing:", "게임 옵션:")))
      \(table(options, width))

      \(wrapped(language.say("Commands for scripts:", "스크립트용 명령(설명은 영어):")))
      \(table(commands.map { ($0.name, $0.summary(in: language)) }, width))

      \(wrapped(helpOfCommand))
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
