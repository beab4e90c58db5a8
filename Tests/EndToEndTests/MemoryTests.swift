import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// Memory on a real terminal, with themes on a real disk.
  @Suite struct MemoryTests {
    private let sitting = Sitting()

    private var themes: String { sitting.folder + "/themes" }

    private func memory(size: Size = Size(width: 80, height: 24)) throws -> PseudoTerminal {
      let terminal = try sitting.start(size: size)
      try terminal.wait(for: "Memory")
      try terminal.type("m")
      try terminal.wait(for: "Animals")
      return terminal
    }

    private func leave(_ terminal: PseudoTerminal) throws {
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.unrestoredState == [])
    }

    private func theme(_ name: String) throws -> [String: Any]? {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(themes)/\(name).json"))
      return try JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    @Test func whatIsEditedIsOnTheDiskAtOnceAndThereNextTime() throws {
      let first = try memory()
      try first.type("e")
      try first.wait(for: "Edit theme")
      try first.type("!")
      try first.wait(for: "Animals!")
      try first.type("\u{13}")
      try first.wait(untilGone: "Edit theme")
      #expect(try theme("animals")?["name"] as? String == "Animals!")
      first.send(signal: SIGKILL)
      _ = try first.waitForExit()
      let second = try memory()
      try second.wait(for: "Animals!")
      try leave(second)
    }

    @Test func aFamilyIsOneCardOnTheDiskToo() throws {
      let terminal = try memory()
      try terminal.type("n")
      try terminal.wait(for: "Add at least two symbols.")
      try terminal.type("\t👨‍👩‍👧‍👦🇰🇷\r")
      try terminal.wait(for: "Added:")
      try terminal.type("\u{13}")
      try terminal.wait(for: "4 cards")
      try leave(terminal)
      let files = try FileManager.default.contentsOfDirectory(atPath: themes)
      #expect(files.count == 10, "nine themes and their order")
      let symbols = try files.filter { $0 != "_order.json" }.compactMap {
        try theme(String($0.dropLast(5)))?["symbols"] as? [String]
      }
      #expect(symbols.contains(["👨‍👩‍👧‍👦", "🇰🇷"]))
    }

    @Test func aDamagedThemeIsSetAsideAndTheOthersStay() throws {
      try leave(try memory())
      let path = "\(themes)/ocean.json"
      try Data("{\"name\": ".utf8).write(to: URL(fileURLWithPath: path))
      let terminal = try sitting.start()
      try terminal.wait(for: "Memory")
      try terminal.type("m")
      try terminal.wait(for: "damaged")
      try terminal.type("\r")
      try terminal.wait(for: "Animals")
      #expect(!terminal.screen.contains("Ocean"))
      #expect(FileManager.default.fileExists(atPath: path + ".damaged-1"))
      try leave(terminal)
    }

    @Test func fieldsOfALaterVersionSurviveAnEdit() throws {
      try leave(try memory())
      var fields = try #require(try theme("ocean"))
      fields["music"] = ["waves", 3] as [Any]
      let data = try JSONSerialization.data(withJSONObject: fields)
      try data.write(to: URL(fileURLWithPath: "\(themes)/ocean.json"))
      let terminal = try memory()
      try terminal.press(.down)
      try terminal.type("e")
      try terminal.wait(for: "Edit theme")
      try terminal.type("!\u{13}")
      try terminal.wait(for: "Ocean!")
      try terminal.wait(untilGone: "Edit theme")
      try leave(terminal)
      let edited = try theme("ocean")
      #expect(edited?["name"] as? String == "Ocean!")
      #expect((edited?["music"] as? [Any])?.count == 2)
    }

    @Test func aGameIsPlayedAndItsTerminalResized() throws {
      let terminal = try memory()
      try terminal.type("\r ")
      try terminal.wait(for: "Find its match.")
      try terminal.resize(to: Size(width: 40, height: 20))
      try terminal.wait(for: "the game alone") {
        $0.contains("Find its match.") && !$0.contains("Ocean")
      }
      try terminal.resize(to: Size(width: 120, height: 40))
      try terminal.wait(for: "the list beside it") {
        $0.contains("Find its match.") && $0.contains("Ocean")
      }
      try leave(terminal)
    }
  }
}
