import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct SoundingTests {
    private let sitting = Sitting()

    /// Turns sounds on in the preferences of the sitting.
    private func turnSoundOn() throws {
      try FileManager.default.createDirectory(
        atPath: sitting.folder, withIntermediateDirectories: true)
      let file = URL(fileURLWithPath: sitting.folder + "/preferences.json")
      try Data("{ \"playsSound\": true }".utf8).write(to: file)
    }

    /// Creates a folder with a program that copies the sound it is to play, prints something, and
    /// waits.
    private func makePlayer() throws -> String {
      let folder = sitting.folder + "/bin"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let script = """
        #!/bin/sh
        echo $$ > '\(folder)/number'
        cp "$1" '\(folder)/new' && mv '\(folder)/new' '\(folder)/heard'
        echo out; echo err >&2
        exec sleep 600
        """
      let isWritten = FileManager.default.createFile(
        atPath: folder + "/pw-play", contents: Data(script.utf8),
        attributes: [.posixPermissions: 0o755])
      #expect(isWritten)
      return folder
    }

    @Test func aDigitIsPlayedByAProgramThatDoesNotOutliveTheGame() throws {
      try turnSoundOn()
      let folder = try makePlayer()
      let terminal = try sitting.play(environment: ["PATH": "\(folder):/usr/bin:/bin"])
      try terminal.type("4")
      try terminal.wait(for: "the sound to be played") { _ in
        FileManager.default.fileExists(atPath: folder + "/heard")
      }
      let sound = [UInt8](FileManager.default.contents(atPath: folder + "/heard") ?? Data())
      #expect(sound.starts(with: Array("RIFF".utf8)) && sound.count > 44)
      #expect(sound.dropFirst(8).starts(with: Array("WAVEfmt ".utf8)))
      // The next digit doesn't wait for the sound of the first.
      try terminal.type("\t6")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌ ▐  6 ")
      #expect(!terminal.screen.contains("out") && !terminal.screen.contains("err"))
      let text = try String(contentsOfFile: folder + "/number", encoding: .utf8)
      let number = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(number, 0) == 0)
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      let deadline = ContinuousClock.now + .seconds(300)
      while Self.isRunning(number), ContinuousClock.now < deadline { usleep(10_000) }
      let isRunning = Self.isRunning(number)
      #expect(!isRunning)
      #expect(terminal.screen.bells == 0)
    }

    /// Returns `true` while a process runs, or its end hasn't been noticed by its parent.
    private static func isRunning(_ number: pid_t) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      guard let status else { return kill(number, 0) == 0 && !hasProcessFiles }
      return !status.contains(") Z ")
    }

    private static var hasProcessFiles: Bool {
      FileManager.default.fileExists(atPath: "/proc/self")
    }

    @Test func whereNothingPlaysTheBellRingsForAnError() throws {
      try turnSoundOn()
      let terminal = try sitting.play(environment: ["PATH": sitting.folder])
      try terminal.type("4\t2")
      try terminal.wait(for: "Mistakes 1")
      try terminal.wait(for: "the bell") { $0.bells == 1 }
      #expect(terminal.screen.unknownSequences.isEmpty)
    }

    @Test func nothingIsHeardWhereNobodyAskedForIt() throws {
      let folder = try makePlayer()
      let terminal = try sitting.play(environment: ["PATH": "\(folder):/usr/bin:/bin"])
      try terminal.type("4\t2")
      try terminal.wait(for: "Mistakes 1")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.bells == 0)
      let isHeard = FileManager.default.fileExists(atPath: folder + "/number")
      #expect(!isHeard)
    }
  }
}
