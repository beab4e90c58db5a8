import Scutes
import TerminalTesting
import Testing

@Suite struct StyleTests {
  @Test(arguments: [
    ("^[1m", ScreenStyle(attributes: .bold)),
    (
      "^[2;3;4;7;9m",
      ScreenStyle(attributes: [.dim, .italic, .underline, .reverse, .strikethrough])
    ),
    ("^[1;2;3;4;7;9m^[22;23;24;27;29m", ScreenStyle()),
    ("^[4:3m", ScreenStyle(attributes: .underline)),
    ("^[4m^[4:0m", ScreenStyle()),
    ("^[31;44m", ScreenStyle(foreground: .indexed(1), background: .indexed(4))),
    ("^[91;104m", ScreenStyle(foreground: .indexed(9), background: .indexed(12))),
    ("^[38;5;200;48;5;17m", ScreenStyle(foreground: .indexed(200), background: .indexed(17))),
    (
      "^[38;2;1;2;3;48;2;4;5;6;1m",
      ScreenStyle(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6), attributes: .bold)
    ),
    ("^[38:2::1:2:3m", ScreenStyle(foreground: .rgb(1, 2, 3))),
    ("^[38:2:1:2:3m", ScreenStyle(foreground: .rgb(1, 2, 3))),
    ("^[48:5:9m", ScreenStyle(background: .indexed(9))),
    ("^[31;44m^[39;49m", ScreenStyle()),
    ("^[1;31m^[m", ScreenStyle()),
    ("^[58;2;9;9;9;1m", ScreenStyle(attributes: .bold)),
  ])
  func aStyleIsThatOfTheLastSequences(output: String, style: ScreenStyle) {
    let screen = screen(output + "x")
    #expect(screen[0, 0].style == style)
    #expect(screen.unknownSequences.isEmpty)
  }

  @Test func aStyleIsKeptWithTheCursor() {
    let screen = screen("^[1m^7^[0m^8x")
    #expect(screen[0, 0].style.attributes == .bold)
  }
}
