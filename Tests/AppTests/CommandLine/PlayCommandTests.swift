import ArgumentParser
import Testing

@testable import App

struct PlayCommandTests {
  @Test func aScreenReaderIsAskedForByAnOption() throws {
    #expect(try !PlayCommand.parse([]).screenReader)
    #expect(try PlayCommand.parse(["--screen-reader"]).screenReader)
  }

  @Test func aReplayHasItsOwnBeginning() {
    #expect(throws: (any Error).self) {
      try PlayCommand.parse(["--replay", "file", "--screen-reader"])
    }
    #expect(PlayCommand.helpMessage().contains("--screen-reader"))
  }
}
