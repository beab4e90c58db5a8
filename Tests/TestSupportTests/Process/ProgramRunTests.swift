import Foundation
import TerminalTesting
import Testing

@Suite struct ProgramRunTests {
  @Test func aProgramReadsItsInputAndWritesBothOutputs() throws {
    let run = try ProgramRun(
      "/bin/sh", ["-c", "cat; echo problem >&2; exit 3"], input: "one\ntwo\n")
    #expect(run.output == "one\ntwo\n")
    #expect(run.errors == "problem\n")
    #expect(run.status == .exited(3))
  }

  @Test func aLongInputPassesThrough() throws {
    let input = String(repeating: "0123456789\n", count: 50_000)
    #expect(try ProgramRun("cat", input: input).output == input)
  }

  @Test func aProgramMayEndWithoutReading() throws {
    let input = String(repeating: "0123456789\n", count: 50_000)
    #expect(try ProgramRun("true", input: input).status == .exited(0))
  }

  @Test func aProgramThatDoesNotEndIsKilled() throws {
    let run = try ProgramRun("sleep", ["1000"], patience: .milliseconds(20))
    #expect(run.status == .killed(signal: SIGKILL))
  }
}
