import ArgumentParser

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
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Ending.end(with: error, of: Self.self)
    }
  }
}
