import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// Characters that some terminals draw in two columns.
  @Suite struct CharacterWidthTests {
    private let sitting = Sitting()

    @Test(arguments: ["narrow", "wide"])
    func theSettingHasDrawingsStandInColumnsThatTheyFill(width: String) throws {
      let file = URL(fileURLWithPath: sitting.folder + "/preferences.json")
      try Data("{\"isWelcomed\": true, \"characterWidth\": \"\(width)\"}".utf8).write(to: file)
      let terminal = try sitting.play()
      try terminal.wait(for: width == "wide" ? "---+---" : "▐  5  ▌")
      #expect(terminal.screen.contains("▐") == (width == "narrow"))
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
    }
  }
}
