import TestSupport
import Testing

@testable import Scutes

/// Ctrl-C and Ctrl-Z in a program that doesn't mention them.
struct SystemKeysTests {
  @Test func controlCEndsTheProgramAsTheSignalDoes() {
    let driver = ViewDriver { TextField(text: .constant("a")) }
    var signals: [Int32?] = []
    driver.runtime.onTermination = { signals.append($0) }
    driver.press(KeyPress("c", modifiers: .control))
    #expect(signals == [2])
  }

  @Test func controlZStopsIt() {
    let driver = ViewDriver { Button("Go") {} }
    driver.press(KeyPress("z", modifiers: .control))
    #expect(driver.terminal.suspensions == 1)
  }

  @Test func aViewMayMeanSomethingElseByThem() {
    var pressed = 0
    let driver = ViewDriver {
      Button("Go") {}.onKeyPress(
        KeyPress("c", modifiers: .control), KeyPress("z", modifiers: .control)
      ) { pressed += 1 }
    }
    var signals: [Int32?] = []
    driver.runtime.onTermination = { signals.append($0) }
    driver.press(KeyPress("c", modifiers: .control), KeyPress("z", modifiers: .control))
    #expect(pressed == 2)
    #expect(signals.isEmpty && driver.terminal.suspensions == 0)
  }

  @Test func aViewEndsTheProgram() {
    let terminal = HeadlessTerminal(size: Size(width: 9, height: 1))
    terminal.send(.key(KeyPress(.enter)), .key(KeyPress("x")))
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) { Leaver() }
    runtime.run()
    #expect(terminal.text.contains("Quit"))
  }

  private struct Leaver: View {
    @Environment(\.exit) private var exit

    var body: some View { Button("Quit") { exit() } }
  }
}
