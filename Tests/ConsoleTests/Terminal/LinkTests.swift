import TestSupport
import Testing

@testable import ScutesConsole

/// Links are sent to the terminals that take them, and to no others.
struct LinkTests {
  private func sent(terminal: String, variables: [String: String] = [:]) throws -> String {
    let setup = try TerminalSetup { name in
      variables[name] ?? ["TERM": terminal, "LC_ALL": "C.UTF-8"][name]
    }
    let painter = try FramePainter(
      setup.description, size: Size(width: 12, height: 2), capabilities: setup.capabilities,
      isSynchronized: false, sendsLinks: setup.sendsLinks)
    defer { painter.close() }
    let drawing = Painter(size: Size(width: 12, height: 2))
    var style = TextStyle()
    style.link = CellLink(LinkDestination("https://swift.org"))
    drawing.write("a", at: .zero, style: TextStyle())
    drawing.write("link", at: Point(x: 1, y: 0), style: style)
    drawing.write("b", at: Point(x: 5, y: 0), style: TextStyle())
    drawing.write("on", at: Point(x: 0, y: 1), style: style)
    var canvas = Canvas(size: drawing.bounds.size)
    for y in 0..<2 {
      for x in 0..<12 { canvas[x, y] = drawing.cell(x: x, y: y) }
    }
    let bytes = painter.bytes(of: Frame(canvas: canvas, changes: [], repaintsAll: true))
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "⎋")
  }

  @Test(arguments: ["xterm-256color", "xterm", "tmux-256color"])
  func aLinkIsSentAroundItsTextAndEnded(_ terminal: String) throws {
    let sent = try sent(terminal: terminal)
    let parts = sent.split(separator: "⎋]8;", omittingEmptySubsequences: false)
    #expect(parts.count == 5)
    #expect(parts[1].contains("https://swift.org⎋\\link"))
    #expect(parts[2].hasPrefix(";⎋\\b"))
    #expect(parts[3].contains("https://swift.org⎋\\on"))
    #expect(parts[4].hasPrefix(";⎋\\"))
    // Both parts are one link.
    #expect(parts[1].prefix { $0 != ";" } == parts[3].prefix { $0 != ";" })
  }

  @Test(
    arguments: [
      ("linux", [:]), ("vt100", [:]), ("screen", [:]), ("xterm", ["STY": "1"]),
      ("xterm", ["WIDGETS_LINKS": "off"]), ("xterm", ["NO_COLOR": "1"]),
    ] as [(String, [String: String])])
  func otherTerminalsGetTheTextAlone(_ terminal: String, _ variables: [String: String]) throws {
    let sent = try sent(terminal: terminal, variables: variables)
    #expect(!sent.contains("]8;"))
    #expect(sent.contains("link"))
  }
}
