import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// Signs that some terminals draw in two columns.
  @Suite struct CharacterWidthTests {
    private let sitting = Sitting()

    @Test func theSettingHasDrawingsStandInColumnsThatTheyFill() throws {
      let terminal = try sitting.play()
      try terminal.wait(for: "┏━━━")
      try terminal.type(",")
      try terminal.wait(for: "Digit first")
      // The last picker of the sheet, above the buttons, of which resetting does nothing yet.
      try terminal.type("\u{1B}[F")
      try terminal.wait(for: "The welcome and the first steps")
      try terminal.type("\u{1B}[A")
      try terminal.wait(for: "in two columns")
      try terminal.type("\u{1B}[C\u{1B}[C")
      try terminal.type("\u{1B}")
      try terminal.wait(for: "+---")
      try terminal.wait(for: "all lines to have stand-ins") { !$0.contains("┏") }
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      let file = try String(contentsOfFile: sitting.folder + "/preferences.json", encoding: .utf8)
      #expect(file.contains("\"characterWidth\" : \"wide\""))
    }
  }
}
