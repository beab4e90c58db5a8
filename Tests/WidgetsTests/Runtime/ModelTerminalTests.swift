import TerminalTesting
import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

/// The bytes for each kind of terminal show exactly the canvas, whatever the views do.
struct ModelTerminalTests {
  private nonisolated static let terminals: [(String, TerminalCapabilities.ColorDepth)] = [
    ("xterm-256color", .trueColor), ("xterm-256color", .indexed256),
    ("screen-256color", .indexed256), ("tmux-256color", .indexed256), ("linux", .eight),
    ("vt100", .monochrome),
  ]

  /// Roles in all colours and attributes, so that every change of style occurs.
  private static func theme(_ random: inout LinearGenerator) -> Theme {
    let roles: [StyleRole] = [
      .ground, .accent, .title, .error, .key, .button, .buttonFocused, .secondary, .sheet, .line,
      .lineAccent,
    ]
    var styles: [StyleRole: TextStyle] = [:]
    for role in roles {
      var style = TextStyle()
      style.foreground = Self.color(&random)
      style.background = Self.color(&random)
      style.attributes = TextAttributes(
        rawValue: UInt8.random(in: 0...63, using: &random)
          & UInt8.random(in: 0...63, using: &random))
      styles[role] = style
    }
    return Theme(name: "random", styles: styles)
  }

  private static func color(_ random: inout LinearGenerator) -> Color? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: nil
    case 1: .terminalDefault
    case 2: .ansi(UInt8.random(in: 0...15, using: &random))
    default: .hex(UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
  }

  @Test(arguments: terminals, 0..<(3 as UInt64))
  func theScreenShowsTheCanvasAfterEachFrame(
    _ terminal: (String, TerminalCapabilities.ColorDepth), _ seed: UInt64
  ) throws {
    var random = LinearGenerator(state: seed &* 7_919 &+ 1)
    let size = Size(width: 44, height: 14)
    let screen = try PaintedScreen(terminal: terminal.0, size: size, depth: terminal.1)
    defer { screen.close() }
    let model = PlaygroundModel()
    let layout = RandomLayout(depth: 3, using: &random).view
    let driver = ViewDriver(
      width: size.width, height: size.height, theme: Self.theme(&random), colorDepth: terminal.1
    ) {
      ZStack {
        layout
        Playground(model: model)
      }
    }
    var shown = 0
    for step in 0..<30 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where step % 4 == 0:
        driver.resize(
          width: Int.random(in: 1...60, using: &random),
          height: Int.random(in: 1...20, using: &random))
      case 1...4: model.change(using: &random)
      default: break
      }
      driver.send(.random(within: driver.terminal.size, using: &random))
      for frame in driver.terminal.frames[shown...] {
        screen.show(frame)
        try #require(screen.faults == [], "\(terminal.0), seed \(seed), step \(step)")
        #expect(screen.screen.showsCursor == (frame.cursor != nil && frame.showsCursor))
        if let cursor = frame.cursor { #expect(screen.screen.cursor == cursor) }
      }
      shown = driver.terminal.frames.count
    }
  }

  /// ncurses can't fill the last cell of such a screen on terminals that always wrap.
  @Test(arguments: ["screen-256color", "tmux-256color", "xterm-256color", "linux"])
  func aSingleColumnIsShownToTheLastCell(_ terminal: String) throws {
    let screen = try PaintedScreen(
      terminal: terminal, size: Size(width: 1, height: 3), depth: .eight)
    defer { screen.close() }
    for text in ["abc", "x한y", "xy…", "  …"] {
      screen.show { canvas in
        for (row, character) in text.enumerated() where character.columns == 1 {
          canvas[0, row].glyph = Glyph(character)
        }
      }
      #expect(screen.faults == [], "\(text)")
    }
  }
}
