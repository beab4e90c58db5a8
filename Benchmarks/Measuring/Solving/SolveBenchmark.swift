import ArgumentParser
import Foundation
import Sudoku
import TerminalTesting

/// Measures the speed of solving puzzles, in turn with other solvers on the same puzzles.
struct SolveBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Measures how quickly puzzles are solved, beside other solvers.",
    discussion: """
      The environment's TDOKU names a program that reads puzzles, one a line, prints \
      'puzzle,count,solution' for each, and says 'best_ns_per_puzzle=X' on standard error: its loop \
      alone. All answers are compared with those in the files.
      """)

  @Option(help: "A folder of files 'puzzle,count,solution', .csv. Default: the tests' corpus.")
  var data: String?

  @Option(help: "The sets to measure, by the names of their files. Default: all.")
  var set: [String] = []

  @Option(help: "How often everything is run, the solvers in turn. The quickest run counts.")
  var rounds = 5

  @Option(help: "For how many seconds we are to solve in each run.")
  var seconds = 0.2

  @Option(help: "Our kernel for the loop alone: \(Kernel.all.map(\.name).joined(separator: ", ")).")
  var kernel: String?

  @Option(help: "The program to measure. Default: the one that was built beside this.")
  var program: String?

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Tests/ModelsTests/Corpus").standardizedFileURL.path

  func run() throws {
    let kernel = try chosenKernel
    let peer = ProcessInfo.processInfo.environment["TDOKU"].map { SolvingProcess.answering($0) }
    let ours = SolvingProcess.answering(
      try program ?? BuiltProgram.path(), ["solve", "--jobs", "1", "-"])
    print(Machine.description)
    print("Our loop by the kernel for \(kernel.name).\n\n" + SolveRow.heading)
    for set in try chosenSets {
      var row = SolveRow(set: set.name, puzzles: set.lines.count)
      try check(set, kernel)
      let trial = loop(set.sized(2000, isSample: true), kernel)
      let long = set.sized(Int(seconds * 1e9 / trial))
      let few = try sampleForQQWing(set)
      for round in 0..<rounds {
        let turns: [() throws -> Void] = [
          { row.add(loop: loop(long, kernel)) },
          { row.add(process: try ours.solve(long).processor / .nanoseconds(long.lines.count)) },
          {
            guard let run = try peer?.solve(long) else { return }
            row.add(peer: run.processor / .nanoseconds(long.lines.count), loop: run.loop)
          },
          {
            guard let few else { return }
            let time = try SolvingProcess.qqwing.solve(few).processor
            row.add(qqwing: time / .nanoseconds(few.lines.count))
          },
        ]
        for turn in round.isMultiple(of: 2) ? turns : turns.reversed() { try turn() }
      }
      print(row.markdown)
      fflush(nil)
    }
    if !SolvingProcess.qqwing.isInstalled {
      print("\nFor a comparison install qqwing: apt-get install qqwing")
    }
  }

  private var chosenKernel: Kernel {
    get throws {
      guard let kernel else { return .best }
      guard let chosen = Kernel.all.first(where: { $0.name == kernel }) else {
        let names = Kernel.all.map(\.name).joined(separator: ", ")
        throw ValidationError("This machine runs no kernel '\(kernel)'; choose from \(names).")
      }
      return chosen
    }
  }

  private var chosenSets: [PuzzleSet] {
    get throws {
      let all = try PuzzleSet.sets(in: data ?? Self.corpus)
      return set.isEmpty ? all : all.filter { set.contains($0.name) }
    }
  }

  /// Nanoseconds per puzzle, from the text of the puzzles to that of the answers.
  private func loop(_ set: PuzzleSet, _ kernel: Kernel) -> Double {
    let chunks = set.chunks
    var length = 0
    let start = ProcessorClock.now
    for chunk in chunks { length += SolvedLines(solving: chunk, kernel: kernel).output.count }
    let time = ProcessorClock.now - start
    precondition(length == set.answers.count)
    return time / .nanoseconds(set.lines.count)
  }

  /// Checks the answers of `kernel` to all of `set`.
  private func check(_ set: PuzzleSet, _ kernel: Kernel) throws {
    let answers = SolvedLines(solving: set.puzzles, kernel: kernel).output
    let lines = String(decoding: answers, as: UTF8.self).split(separator: "\n")
    for (answer, line) in zip(lines, set.lines) where answer != line {
      throw WrongAnswer(program: "our kernel for \(kernel.name)", set: set.name, line: line)
    }
  }

  /// As many puzzles as qqwing solves in about a third of a second, or `nil` if it isn't installed.
  private func sampleForQQWing(_ set: PuzzleSet) throws -> PuzzleSet? {
    guard SolvingProcess.qqwing.isInstalled else { return nil }
    let trial = set.sized(50, isSample: true)
    let time = try SolvingProcess.qqwing.solve(trial).processor
    return set.sized(max(50, Int(.milliseconds(300) / time * 50)), isSample: true)
  }
}
