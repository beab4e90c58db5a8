import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// The same board on more and less capable terminals.
  @Suite struct AdaptingTests {
    private let sitting = Sitting()

    private func colors(of screen: ScreenEmulator) -> Set<ScreenColor> {
      var colors: Set<ScreenColor> = []
      for y in 0..<screen.size.height {
        for x in 0..<screen.size.width {
          colors.formUnion([screen[x, y].style.foreground, screen[x, y].style.background])
        }
      }
      return colors
    }

    @Test func trueColoursAreUsedWhereTheTerminalSaysSo() throws {
      let terminal = try sitting.play(environment: ["COLORTERM": "truecolor"])
      #expect(colors(of: terminal.screen).contains { if case .rgb = $0 { true } else { false } })
    }

    @Test func elseTwoHundredAndFiftySixAre() throws {
      let colors = colors(of: try sitting.play().screen)
      #expect(!colors.contains { if case .rgb = $0 { true } else { false } })
      #expect(colors.contains { if case .indexed(let i) = $0 { i >= 16 } else { false } })
    }

    @Test func eightColoursAreEnough() throws {
      let colors = colors(of: try sitting.play(environment: ["TERM": "linux"]).screen)
      #expect(colors.count > 1)
      for color in colors {
        guard case .indexed(let index) = color else { continue }
        #expect(index < 16)
      }
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]])
    func withoutColoursTheBoardStandsOnItsOwn(environment: [String: String]) throws {
      let terminal = try sitting.play(environment: environment)
      #expect(colors(of: terminal.screen) == [.terminalDefault])
      #expect(terminal.screen.contains("1  │  9  │  5"))
    }

    @Test func withoutUnicodeNothingBeyondASCIIIsSent() throws {
      let terminal = try sitting.play(environment: ["LANG": "C"])
      try terminal.waitForQuiet()
      let drawn = Set("─│┌┐└┘├┤┬┴┼·◆▒°±≤≥π≠£←→↑↓█⎺⎻⎼⎽")
      let foreign = terminal.screen.text.filter { !$0.isASCII && !drawn.contains($0) }
      #expect(foreign == "")
      #expect(terminal.screen.text.contains(/1 +[│|] +9 +[│|] +5/), "\(terminal.screen.text)")
    }
  }
}
