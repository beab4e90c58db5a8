import ArgumentParser
import Foundation
import Hints
import Screens
import Sudoku
import Widgets

struct TerminalCommand: ScriptCommand {
  static let name = "terminal"
  static func summary(in language: Language) -> String {
    language.say("Print what is known about your terminal.", "지금 쓰는 터미널의 정보를 보여 줘요.")
  }

  static let discussion = """
    Asks the terminal in which it runs for its kind, its characters and its abilities, waits for \
    the answers for at most two seconds, and prints what the game goes by. About has the same table.

    Environment variables left behind by other terminals are ignored if an answer contradicts \
    them.

    EXAMPLES:
      ultimate-sudoku terminal
      ultimate-sudoku terminal > about-my-terminal.txt
    """

  /// The longest wait for the answers.
  private static let patience = Duration.seconds(2)

  func run() throws {
    let facts = try MainActor.assumeIsolated { try Self.ask() }
    for line in Words.in(.english).lines(about: facts) { StandardOutput.print(line) }
  }

  @MainActor private static func ask() throws -> TerminalFacts {
    guard let device = FileHandle(forUpdatingAtPath: "/dev/tty") else {
      throw UsageError("There is no terminal to ask: run 'ultimate-sudoku terminal' in one.")
    }
    defer { try? device.close() }
    let terminal: NCursesTerminal
    do throws(TerminalError) {
      let descriptor = device.fileDescriptor
      terminal = try NCursesTerminal(input: descriptor, output: descriptor)
    } catch {
      throw UsageError(error.description)
    }
    defer { terminal.restore() }
    let end = ContinuousClock.now + patience
    while terminal.roundTrip == nil, ContinuousClock.now < end {
      let events = terminal.waitForEvents(until: end)
      let isOver = events.contains {
        switch $0 {
        case .terminate, .endOfInput: true
        default: false
        }
      }
      if isOver { break }
    }
    return terminal.facts
      ?? TerminalFacts(name: "", glyphs: .ascii, colorDepth: .monochrome)
  }
}
