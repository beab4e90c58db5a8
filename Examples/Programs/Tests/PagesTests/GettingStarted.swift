import Scutes

@testable import Counter

/// The end of the guide: a program that does for itself what an `App` does.
func runByHand() {
  let terminal = NCursesTerminal.orExit()
  let runtime = Runtime(terminal: terminal, theme: .shoreDark) { Counter() }
  runtime.run()
  terminal.restore()
}
