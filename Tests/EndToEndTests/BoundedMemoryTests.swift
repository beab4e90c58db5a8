import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// The worst inputs for each reader: no more than 64 MB beside what the program takes anyway.
  @Suite struct BoundedMemoryTests {
    private let sitting = Sitting()

    private static let most = 64 * 1024

    /// A text that grows in memory, and its name.
    private static let worst: [(name: String, text: @Sendable () -> String)] = [
      ("rows", { "[" + repeated("[0,0,0,0,0,0,0,0,0],", 100_000) + "[]]" }),
      ("numbers", { "[" + repeated("0,", 1_000_000) + "0]" }),
      ("an object", { "{\"a\":[" + repeated("0,", 1_000_000) + "0]}" }),
      ("members", { "{" + repeated("\"\":0,", 400_000) + "\"\":0}" }),
      ("objects", { "[" + repeated("{},", 500_000) + "{}]" }),
      ("nested", { "[" + repeated(repeated("[", 40) + repeated("]", 40) + ",", 50_000) + "[]]" }),
      ("texts", { "[" + repeated("\"\(Sitting.puzzle)\",", 20_000) + "\"\"]" }),
      ("elements", { "<a>" + repeated("<b/>", 1_000_000) + "</a>" }),
      ("games", { "<opensudoku>" + repeated("<game/>", 500_000) + "</opensudoku>" }),
      ("attributes", { "<a " + repeated("b='' ", 800_000) + "/>" }),
      (
        "events",
        {
          "<ksudoku><puzzle><values/></puzzle><history>"
            + repeated("<simple-event index='1'/>", 150_000) + "</history></ksudoku>"
        }
      ),
      ("moves", { "SAVEFILE:1:S\n" + repeated("MOVE:6:R1,1,1\n", 140_000) }),
      ("a line", { repeated("1", 6_000_000) }),
      ("lines", { repeated(Sitting.puzzle + "\n", 150_000) }),
      (
        "cells of many names",
        {
          let cells = (0..<81).map { cell in
            "{" + (0..<2_200).map { "\"\(cell * 2_200 + $0)\":1" }.joined(separator: ",") + "}"
          }
          return "{\"a\":[" + cells.joined(separator: ",") + "]}"
        }
      ),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String {
      String(repeating: text, count: count)
    }

    private func run(_ arguments: [String], _ input: String) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), arguments, input: input, environment: Sitting.environment(),
        patience: .seconds(300))
    }

    @Test(arguments: worst.indices) func whatACommandReadsTakesLittleMemory(_ index: Int) throws {
      let idle = try #require(try run(["convert"], Sitting.puzzle + "\n").peakKibibytes)
      let run = try run(["convert", "--to", "sdm"], Self.worst[index].text())
      let peak = try #require(run.peakKibibytes)
      #expect(
        peak - idle < Self.most, "\(Self.worst[index].name): \((peak - idle) / 1024) MB")
    }

    @Test func whatIsImportedTakesLittleMemory() throws {
      let idle = try #require(try run(["convert"], Sitting.puzzle + "\n").peakKibibytes)
      let run = try run(
        ["import", "--name", "A", "--data-dir", sitting.folder, "-"],
        Self.repeated(Sitting.puzzle + "\n", 150_000))
      let peak = try #require(run.peakKibibytes)
      #expect(peak - idle < Self.most, "\((peak - idle) / 1024) MB")
    }

    @Test(arguments: [0, 2, 13]) func whatIsPastedTakesLittleMemory(_ index: Int) throws {
      let terminal = try sitting.start()
      try terminal.wait(for: "Leaderboard")
      try terminal.type("s")
      let idle = try #require(ProcessFigures(of: terminal.processID).peakKibibytes)
      try terminal.type("\u{1B}[200~" + Self.worst[index].text().prefix(4_000_000) + "\u{1B}[201~")
      try terminal.type("Q")
      let peak = try #require(ProcessFigures(of: terminal.processID).peakKibibytes)
      #expect(peak - idle < Self.most, "\((peak - idle) / 1024) MB")
      terminal.send(signal: SIGKILL)
      _ = try terminal.waitForExit()
    }
  }
}
