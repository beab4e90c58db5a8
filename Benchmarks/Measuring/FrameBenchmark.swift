import ArgumentParser
import Foundation
import Scutes
import TerminalTesting

/// Measures a move of the cursor on the board, the start and the idle state, and the cost of a
/// frame against the size of the tree.
struct FrameBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Measures the program in a terminal, with others beside it.")

  @Option(help: "The program to measure. Default: the one that was built beside this.")
  var program: String?

  @Option(help: "How often everything is run, the contenders in turn.")
  var rounds = 3

  @Option(help: "How many keys are pressed in a round.")
  var keys = 64

  @Option(help: "For how many seconds the programs are left alone, in the first round.")
  var idle = 2

  @Flag(help: "Measure only the board scene and its yardstick.")
  var sceneOnly = false

  private static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40)]

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ultimate-sudoku-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = Generator()

    print(Machine.description + "\n")
    for size in Self.sizes {
      for isTinted in [false, true] {
        let title = "Board scene, \(isTinted ? "tinted" : "plain"), \(size.width)×\(size.height)"
        let scenes = try Contender.boardScenes(tinted: isTinted)
        try measure(size, title, &generator) { _ in scenes }
      }
    }
    if sceneOnly { return }
    for size in Self.sizes {
      let name = "\(size.width)×\(size.height)"
      try measure(size, "Whole program, \(name)", &generator) { round in
        try programs(folder: "\(folder.path)/\(name)/\(round)")
      }
    }
    if !Contender.nudoku.isInstalled {
      print("For a comparison install nudoku: apt-get install nudoku\n")
    }
    print(MainActor.assumeIsolated { ScaleTable.markdown })
  }

  /// Runs the contenders of each round in turn and prints the table, which compares the first with
  /// the second, or with nudoku if it takes part.
  private func measure(
    _ size: Size, _ title: String, _ generator: inout Generator,
    contenders contendersOfRound: (Int) throws -> [Contender]
  ) throws {
    var contenders = try contendersOfRound(0)
    var measurements = contenders.map { _ in Measurement() }
    for round in 0..<rounds {
      contenders = try contendersOfRound(round)
      let plan = Session.Plan(keys: keys, idle: .seconds(round == 0 ? idle : 0))
      for (index, contender) in contenders.enumerated() {
        let session = Session(contender: contender, size: size, plan: plan)
        try session.run(addingTo: &measurements[index], generator: &generator)
      }
    }
    let peer = contenders.firstIndex { $0.name == Contender.nudoku.name }
    let table = Table(
      title: title, contenders: zip(contenders, measurements).map { ($0.name, $1) },
      compared: (0, peer ?? 1))
    print(table.markdown + "\n")
    fflush(nil)
  }

  /// Creates the programs with fresh data in `folder`.
  private func programs(folder: String) throws -> [Contender] {
    let path = try program ?? BuiltProgram.path()
    return Contender.ultimateSudoku(at: path, folder: folder)
      + [.nudoku, .echo].filter(\.isInstalled)
  }
}
