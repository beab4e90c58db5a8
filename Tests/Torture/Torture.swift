import ArgumentParser
import Foundation
import TerminalTesting
import Trials

/// The trials of the program's promises, as many attempts as there is time for.
@main
struct Torture: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Torture",
    abstract: "Tries to break what the program promises, and prints a table.",
    discussion: """
      The program is the one beside this, or the one that \(BuiltProgram.variable) names. A finding \
      is repeated with its trial, its number and the seed: Torture kills --seed 7 --only 31
      """)

  @Argument(help: "The trials. All of them if there is none.")
  var trials: [String] = []

  @Option(help: "The seed of all random numbers.")
  var seed: UInt64?

  @Option(help: "Make the attempt with this number alone.")
  var only: Int?

  @Flag(help: "Try as little as the tests do.")
  var short = false

  @Option(help: "Make this many attempts of each trial.")
  var count: Int?

  @Option(help: "The longest time for each trial, in seconds.")
  var limit = 100

  @Option(help: "The number of attempts at a time.")
  var jobs = 2

  @Option(
    help: "Fuzz a reader of input for --limit seconds; 'list' names them. 'make fuzz' builds it.")
  var fuzz: String?

  @Flag(help: "List the trials.")
  var list = false

  func run() async throws {
    if let fuzz { return try await fuzzReader(named: fuzz) }
    let chosen = try trials.map { name in
      guard let trial = Trial.all.first(where: { $0.name == name }) else {
        throw ValidationError("There is no trial '\(name)'.")
      }
      return trial
    }
    let trials = chosen.isEmpty ? Trial.all : chosen
    if list {
      for trial in trials { print("\(trial.name): \(trial.promise)") }
      return
    }
    let seed = seed ?? .random(in: 1...999_999)
    if let only {
      let attempts = trials.map { $0.attempt(only, seed: seed, scale: scale) }
      for attempt in attempts { print(attempt.text) }
      throw ExitCode(attempts.allSatisfy(\.findings.isEmpty) ? 0 : 1)
    }
    try await report(on: trials, seed: seed)
  }

  private func fuzzReader(named name: String) async throws {
    guard name != "list" else { return print(Fuzzing.readers.joined(separator: "\n")) }
    guard Fuzzing.readers.contains(name) else {
      throw ValidationError("There is no reader '\(name)'; 'list' names all.")
    }
    guard await Fuzzing.run(name, seconds: limit) else { throw ExitCode.failure }
  }

  private func report(on trials: [Trial], seed: UInt64) async throws {
    let run = TrialRun(
      seed: seed, scale: scale, count: count, limit: .seconds(limit), jobs: jobs,
      isolation: [Self.path])
    print("Seed \(seed), \(try BuiltProgram.path())")
    var reports: [TrialReport] = []
    for trial in trials {
      let report = await run.report(on: trial) { finding in
        print("\(trial.name) --seed \(seed) --only \(finding.number): \(finding.what)")
        fflush(nil)
      }
      reports.append(report)
      print("\(trial.name): \(report.tried), \(report.findings.count) findings")
      fflush(nil)
    }
    print(TrialReport.head)
    for report in reports { print(report.row) }
    if reports.contains(where: { !$0.findings.isEmpty }) { throw ExitCode.failure }
  }

  private var scale: Trial.Scale { short ? .short : .long }

  private static var path: String {
    (try? BuiltProgram.path(named: "Torture")) ?? CommandLine.arguments[0]
  }
}
