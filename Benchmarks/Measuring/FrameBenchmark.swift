import ArgumentParser
import Foundation
import TerminalTesting
import Widgets

/// Measures one move of the cursor on the board, the start and the rest.
@main
struct FrameBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Benchmarks",
    abstract: "Measures the program in a terminal, with others beside it, and prints tables.")

  @Option(help: "The program to measure. Default: the one that was built beside this.")
  var program: String?

  @Option(help: "How often everything is run, the contenders in turn.")
  var rounds = 3

  @Option(help: "How many keys are pressed in a round.")
  var keys = 192

  @Option(help: "For how many seconds the program is left alone in a round.")
  var idle = 5

  @Flag(help: "Measure only the programs that stand beside ours.")
  var peersOnly = false

  private static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40)]

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ultimate-sudoku-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let contenders = try contenders(folder: folder.path)
    let plan = Session.Plan(keys: keys, idle: .seconds(idle))
    var generator = Generator()

    print(Machine.description + "\n")
    for size in Self.sizes {
      var measurements = contenders.map { _ in Measurement() }
      for _ in 0..<rounds {
        for (index, contender) in contenders.enumerated() {
          let session = Session(contender: contender, size: size, plan: plan)
          try session.run(addingTo: &measurements[index], generator: &generator)
        }
      }
      let table = Table(
        title: "\(size.width)×\(size.height)",
        contenders: zip(contenders, measurements).map { ($0.name, $1) },
        compared: (0, contenders.firstIndex { $0.name == Contender.nudoku.name }))
      print(table.markdown + "\n")
    }
    if !Contender.nudoku.isInstalled {
      print("For a comparison install nudoku: apt-get install nudoku")
    }
  }

  private func contenders(folder: String) throws -> [Contender] {
    var all: [Contender] = []
    if !peersOnly {
      let path = try program ?? BuiltProgram.path()
      all += Contender.ultimateSudoku(at: path, folder: folder)
    }
    return all + [.nudoku, .echo].filter(\.isInstalled)
  }
}
