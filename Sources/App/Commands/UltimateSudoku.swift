import ArgumentParser
import Foundation
import Hints
import Screens
import Scutes
import Store
import Sudoku

/// The program: the full screen, and commands for scripts.
@main
struct UltimateSudoku: ParsableCommand {
  /// The commands in the order of the help.
  static let commands: [any ScriptCommand.Type] = [
    SolveCommand.self, RateCommand.self, HintCommand.self, StepsCommand.self, FindCommand.self,
    CanonicalCommand.self, MinimalCommand.self, GenerateCommand.self, ConvertCommand.self,
    DrawCommand.self, ReadCommand.self, ImportCommand.self, BackupCommand.self,
    RestoreCommand.self, DoctorCommand.self, CompletionsCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "ultimate-sudoku",
    abstract: "Sudoku for the terminal: play, and solve from scripts.",
    version: Version.text, subcommands: commands)

  static func command(_ name: String?) -> (any ScriptCommand.Type)? {
    commands.first { $0.name == name }
  }

  /// Runs the program. A command line that makes no sense ends it with status 2.
  ///
  /// `play`, which needs no name, reads its own options: setting up the parser of the commands
  /// would delay the first picture, and it speaks English only.
  static func main() {
    StandardStreams.reserve()
    ProcessSignals.unblock()
    // Beyond the user's limit on the size of files, a write then fails with an error to report.
    signal(SIGXFSZ, SIG_IGN)
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try checkEncoding(isCommand: command(arguments.first) != nil)
      if arguments.first == "help" {
        arguments = arguments.dropFirst() + ["--help"]
        try checkCommand(arguments.first)
      }
      let (name, options) = (arguments.first, Array(arguments.dropFirst()))
      if let command = command(name) {
        try command.checkRepetition(in: options)
        var command = try (try? command.parse(options)) ?? parseAsRoot(arguments)
        try Interruption.cleaningUp(ProgressLine.end) { try command.run() }
      } else {
        try play(name == "play" ? options : arguments, isNamed: name == "play")
      }
    } catch {
      Ending.end(with: error, of: Self.self)
    }
  }

  /// Refuses an argument that isn't UTF-8: decoded, it would name another file. Commands say so in
  /// English.
  private static func checkEncoding(isCommand: Bool) throws {
    guard let error = wrongEncoding else { return }
    let words = Words.in(isCommand ? .english : .ofTerminal)
    throw UsageError(words.text(of: error))
  }

  /// The first name that isn't UTF-8.
  private static var wrongEncoding: CommandLineError? {
    let option = PlayOption.dataFolder
    var last = ""
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if let text = String(validatingCString: argument) {
        last = text
        continue
      }
      let text = PathVariable.escaped(argument)
      if last == option { return .folderNotUTF8(text) }
      let isFolder = text.hasPrefix("\(option)=")
      return isFolder ? .folderNotUTF8(String(text.dropFirst(option.count + 1))) : .notUTF8(text)
    }
    return nil
  }

  /// Refuses help on a command that doesn't exist.
  private static func checkCommand(_ wanted: String?) throws {
    let names = ["play"] + commands.map { $0.name }
    guard let wanted, !wanted.hasPrefix("-"), !names.contains(wanted) else { return }
    let nearest = NearNames.of(wanted, among: names, limit: 1) { name in [name] }.first
    throw UsageError(
      "There is no command '\(wanted)'.\(nearest.map { " Did you mean '\($0)'?" } ?? "") "
        + "'ultimate-sudoku help' lists all of them.")
  }
}
