import Testing

@testable import ScutesConsole

struct HeadlessTerminalTests {
  private let terminal = HeadlessTerminal(size: Size(width: 4, height: 2))

  @Test func eventsComeInOrderAndAtOnce() {
    terminal.send(.key(KeyPress("a")), .key(KeyPress("b")))
    terminal.send(.focus(true))
    let events = terminal.waitForEvents(until: nil)
    #expect(events == [.key(KeyPress("a")), .key(KeyPress("b")), .focus(true)])
  }

  @Test func anEmptyScriptEndsTheInputUnlessSomethingIsDue() {
    #expect(terminal.waitForEvents(until: .now + .seconds(3600)) == [])
    #expect(terminal.waitForEvents(until: nil) == [.endOfInput])
  }

  @Test func ofSeveralResizesTheLastOneCounts() {
    let last = Size(width: 9, height: 3)
    terminal.send(.resize(Size(width: 1, height: 1)), .key(KeyPress("a")), .resize(last))
    #expect(terminal.waitForEvents(until: nil) == [.key(KeyPress("a")), .resize(last)])
    #expect(terminal.size == last)
  }

  @Test func framesAreKept() {
    var canvas = Canvas(size: terminal.size)
    canvas[1, 0].glyph = Glyph("x" as Character)
    #expect(terminal.text == "")
    terminal.show(Frame(canvas: canvas, changes: []))
    #expect(terminal.frames.count == 1)
    #expect(terminal.text == " x\n")
  }
}
