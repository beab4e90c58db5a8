import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct SlowTerminalTests {
    private let sitting = Sitting()

    @Test func aTerminalThatReadsNothingCostsNothing() throws {
      let terminal = try sitting.play()
      try terminal.waitForQuiet()
      let before = ProcessFigures(of: terminal.processID).anonymousKibibytes
      let bytes = terminal.bytesRead
      // To the right and back, and keys that hide the board and show it.
      for _ in 0..<100 { try terminal.type("lhlhlhpp") }
      try terminal.type("4")
      Thread.sleep(forTimeInterval: 2)
      if let before, let after = ProcessFigures(of: terminal.processID).anonymousKibibytes {
        #expect(after - before < 16_384)
      }
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.waitForQuiet()
      #expect(terminal.bytesRead - bytes < 65_536)
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.unrestoredState == [])
    }

    @Test func aTerminalThatReadsNothingCanBeLeft() throws {
      let terminal = try sitting.play()
      for _ in 0..<100 { try terminal.type("pp") }
      terminal.send(signal: SIGTERM)
      let end = ContinuousClock.now + .seconds(300)
      while terminal.exitStatus == nil, ContinuousClock.now < end {
        Thread.sleep(forTimeInterval: 0.05)
      }
      #expect(terminal.exitStatus == .killed(signal: SIGTERM))
      #expect(try terminal.settings == terminal.initialSettings)
    }
  }
}
