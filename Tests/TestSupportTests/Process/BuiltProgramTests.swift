import Foundation
import TerminalTesting
import Testing

@Suite struct BuiltProgramTests {
  @Test func theVariableNamesTheProgram() throws {
    let path = try BuiltProgram.path(environment: [BuiltProgram.variable: "/bin/sh"])
    #expect(path == "/bin/sh")
  }

  @Test func aProgramThatIsMissingIsSaidToBe() {
    let failure = #expect(throws: BuiltProgramMissing.self) {
      try BuiltProgram.path(environment: [BuiltProgram.variable: "/nowhere/at all"])
    }
    #expect(failure?.description.contains("/nowhere/at all") == true)
  }

  @Test func theProgramLiesBesideTheTests() throws {
    #expect(try BuiltProgram.path(environment: [:]).hasSuffix("/ultimate-sudoku"))
  }
}
