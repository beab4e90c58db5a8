import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// Two programs on one folder.
  @Suite struct SharingTests {
    private let sitting = Sitting(preferences: Sitting.quietPreferences)

    /// Waits until the file says so.
    private func wait(for name: String, toBe value: Bool) throws {
      let file = URL(fileURLWithPath: sitting.folder + "/preferences.json")
      for _ in 0..<2000 {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        if (object as? [String: Any])?[name] as? Bool == value { return }
        usleep(5000)
      }
      Issue.record("\(name) isn't \(value)")
    }

    private func openSettings() throws -> PseudoTerminal {
      let terminal = try sitting.start()
      try terminal.wait(for: "Game")
      try terminal.type(",")
      try terminal.wait(for: "Digit first")
      return terminal
    }

    @Test func eachKeepsTheSettingsOfTheOther() throws {
      let (one, other) = (try openSettings(), try openSettings())
      try other.press(.down)
      try other.type(" ")
      try wait(for: "entersDigitFirst", toBe: true)
      try one.press(.down, times: 2)
      try one.type(" ")
      try wait(for: "removesNotesOfPeers", toBe: false)
      try other.press(.down, times: 2)
      try other.type(" ")
      try wait(for: "fillsCandidates", toBe: true)
      try wait(for: "entersDigitFirst", toBe: true)
      try wait(for: "removesNotesOfPeers", toBe: false)
    }
  }
}
