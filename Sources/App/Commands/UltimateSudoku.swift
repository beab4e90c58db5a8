import ArgumentParser
import Foundation
import Hints
import Screens
import Store
import Sudoku
import Widgets

/// The program: the full screen, and commands for scripts.
@main
struct UltimateSudoku: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ultimate-sudoku",
    abstract: "Sudoku for the terminal: play, and solve from scripts.",
    version: Version.text,
    subcommands: [
      SolveCommand.self, RateCommand.self, HintCommand.self, StepsCommand.self,
      FindCommand.self, CanonicalCommand.self, MinimalCommand.self, GenerateCommand.self,
      ConvertCommand.self, DrawCommand.self, ReadCommand.self, ImportCommand.self,
      BackupCommand.self, RestoreCommand.self, TerminalCommand.self,
    ])
}

extension UltimateSudoku {
  /// Runs the program. A command line that makes no sense ends it with status 2.
  ///
  /// `play`, which needs no name, reads its own options: setting up the parser of the commands would
  /// delay the first picture, and it speaks English only.
  static func main() {
    StandardStreams.reserve()
    ProcessSignals.unblock()
    // A file that reaches the user's limit is an error of the write, which can be said.
    signal(SIGXFSZ, SIG_IGN)
    var arguments = CommandLine.arguments.dropFirst()
    let commands = configuration.subcommands.map { $0.configuration.commandName }
    do {
      try checkEncoding(isCommand: commands.contains { $0 == arguments.first })
      if arguments.first == "help" {
        arguments = arguments.dropFirst() + ["--help"]
        try checkCommand(arguments.first)
      }
      let name = arguments.first
      if let command = configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      }) {
        if let command = command as? any ValueOptionList.Type {
          try command.checkRepetition(in: arguments.dropFirst())
        }
        var command =
          try (try? command.parse(Array(arguments.dropFirst()))) ?? parseAsRoot(Array(arguments))
        try Interruption.cleaningUp(ProgressLine.end) { try command.run() }
      } else {
        try Play.run(
          Array(name == "play" ? arguments.dropFirst() : arguments), isNamed: name == "play")
      }
    } catch {
      Ending.end(with: error, of: Self.self)
    }
  }

  /// Refuses an argument that isn't UTF-8: decoded, it would name another file. Commands say so in
  /// English.
  private static func checkEncoding(isCommand: Bool) throws {
    guard let error = wrongEncoding else { return }
    let words = Words.in(
      isCommand ? .english : Language.shown(environment: ProcessInfo.processInfo.environment))
    throw UsageError(words.text(of: error))
  }

  /// The first name that isn't UTF-8.
  private static var wrongEncoding: CommandLineError? {
    let option = "--data-dir"
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
    let names = ["play"] + configuration.subcommands.map { $0.configuration.commandName ?? "" }
    guard let wanted, !wanted.hasPrefix("-"), !names.contains(wanted) else { return }
    let nearest = NearNames.of(wanted, among: names, limit: 1) { name in [name] }.first
    throw UsageError(
      "There is no command '\(wanted)'.\(nearest.map { " Did you mean '\($0)'?" } ?? "") "
        + "'ultimate-sudoku help' lists all of them.")
  }
}
