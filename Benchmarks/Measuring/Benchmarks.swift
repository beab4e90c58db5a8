import ArgumentParser

/// The benchmarks.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Benchmarks",
    abstract: "Measures the program with others beside it, and prints tables.",
    subcommands: [
      FrameBenchmark.self, SolveBenchmark.self, GenerateBenchmark.self,
      GradeBenchmark.self, StepsBenchmark.self,
    ],
    defaultSubcommand: FrameBenchmark.self)
}
