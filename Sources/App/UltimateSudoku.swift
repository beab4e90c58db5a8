import ArgumentParser
import Widgets

/// The program: the full screen, and commands for scripts.
@main
struct UltimateSudoku: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ultimate-sudoku",
    abstract: "Sudoku for the terminal: play, and solve from scripts.",
    version: Version.text,
    subcommands: [
      PlayCommand.self, SolveCommand.self, RateCommand.self, HintCommand.self,
      GenerateCommand.self, ConvertCommand.self, ReadCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)
}

extension UltimateSudoku {
  /// Runs the program. A command line that makes no sense ends it with status 2.
  ///
  /// Setting up the parser of all commands delays the first picture. Without arguments there is none,
  /// and a command that is named parses its own. Where it can't, all are asked, which word the message.
  static func main() {
    StandardStreams.reserve()
    do {
      let arguments = CommandLine.arguments.dropFirst()
      guard let name = arguments.first else { return try Play().run() }
      let named = configuration.subcommands.first { $0.configuration.commandName == name }
      var command =
        try (try? named?.parse(Array(arguments.dropFirst()))) ?? parseAsRoot()
      try command.run()
    } catch {
      Ending.end(with: error, of: Self.self)
    }
  }
}
