import ArgumentParser

/// The options common to all commands that process puzzles.
struct BatchOptions: ValueOptionList {
  @Argument(
    help: "Puzzles, or files of them, in any format that 'convert' reads; - for standard input.")
  var files: [String] = ["-"]

  @OptionGroup var parallel: ParallelOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Print a JSON object a line instead of text.")
  var json = false

  static let valueOptions: [ValueOption] =
    ParallelOptions.valueOptions + OutputOptions.valueOptions
}
