import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct ResizingTests {
    private let sitting = Sitting()

    @Test func aStormOfSizesEndsWithThePictureOfTheLastOne() throws {
      let terminal = try sitting.play()
      let board = terminal.screen.board
      for step in 0..<60 {
        try terminal.resize(to: Size(width: 30 + step * 7 % 120, height: 8 + step * 5 % 50))
        if step % 4 == 0, let output = terminal.read(for: .milliseconds(1)) {
          try terminal.show(output)
        }
      }
      try terminal.resize(to: Size(width: 80, height: 24))
      try terminal.wait(for: "the board as it was") { $0.board == board }
      #expect(terminal.screen.unknownSequences == [])
    }

    @Test func aWindowThatWasSmallForAMomentIsPaintedWhole() throws {
      let terminal = try sitting.play()
      let board = terminal.screen.board
      try terminal.resize(to: Size(width: 30, height: 8))
      try terminal.resize(to: Size(width: 80, height: 24))
      try terminal.wait(for: "the board as it was") { $0.board == board }
    }

    @Test(arguments: [
      Size(width: 40, height: 20), Size(width: 60, height: 22), Size(width: 120, height: 40),
      Size(width: 200, height: 60),
    ])
    func aSizeShowsWhatAStartInThatSizeShows(size: Size) throws {
      let terminal = try sitting.play()
      try terminal.resize(to: size)
      let another = Sitting()
      defer { withExtendedLifetime(another) {} }
      let other = try another.play(size: size)
      try other.waitForQuiet()
      try terminal.wait(for: "the picture of \(size)") { $0.board == other.screen.board }
    }

    @Test func aWindowThatBecomesTooSmallSaysHowLargeItMustBe() throws {
      let terminal = try sitting.play()
      let board = terminal.screen.board
      try terminal.resize(to: Size(width: 39, height: 19))
      try terminal.wait(for: "40 by 20")
      try terminal.resize(to: Size(width: 80, height: 24))
      try terminal.wait(for: "the board as it was") { $0.board == board }
    }
  }
}
