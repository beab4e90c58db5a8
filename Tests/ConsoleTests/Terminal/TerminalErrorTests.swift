import TestSupport
import Testing

@testable import ScutesConsole

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct TerminalErrorTests {
  @Test(
    arguments: [
      ([:], .noTerminalType), (["TERM": ""], .noTerminalType),
      (["TERM": "no-such-terminal"], .unknownTerminalType("no-such-terminal")),
      (["TERM": "dumb"], .noCursorAddressing("dumb")),
      (["TERM": "\u{1B}[31m한"], .unknownTerminalType("?[31m?")),
      (
        ["TERM": String(repeating: "x", count: 5000)],
        .unknownTerminalType(String(repeating: "x", count: 40))
      ),
    ] as [([String: String], TerminalError)])
  func aTerminalThatWillNotDoIsNamed(_ variables: [String: String], _ error: TerminalError) throws {
    let pair = try TerminalPair()
    let found = try pair.settings
    #expect(throws: error) {
      _ = try NCursesTerminal(input: pair.terminal, output: pair.terminal) { variables[$0] }
    }
    #expect(try pair.settings == found)
    #expect(pair.isUntouched)
  }

  @Test func aPipeIsNoTerminal() throws {
    let pair = try TerminalPair()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let environment = { (name: String) in name == "TERM" ? "xterm" : nil }
    #expect(throws: TerminalError.inputIsNoTerminal) {
      _ = try NCursesTerminal(input: ends[0], output: pair.terminal, environment: environment)
    }
    #expect(throws: TerminalError.outputIsNoTerminal) {
      _ = try NCursesTerminal(input: pair.terminal, output: ends[1], environment: environment)
    }
  }

  @Test(
    arguments: [
      TerminalError.inputIsNoTerminal, .outputIsNoTerminal, .noTerminalType,
      .unknownTerminalType("x"), .noCursorAddressing("dumb"), .tooFewDescriptors,
      .tooSmallFiles,
      .refused(5),
    ])
  func anErrorIsOneSentence(_ error: TerminalError) {
    #expect(error.description.hasSuffix("."))
    #expect(!error.description.dropLast().contains("."))
    #expect(!error.description.contains("\n"))
  }
}
