import Widgets

do {
  let terminal = try NCursesTerminal()
  defer { terminal.restore() }
  var leave: () -> Void = {}
  let runtime = Runtime(
    terminal: terminal, theme: Theme(name: "Plain", styles: [:]),
    inspectorKey: KeyPress(.function(12))
  ) {
    Gallery().keyBindings(
      "Gallery", [KeyBinding([KeyPress("q")], (), "quit")], worksEverywhere: true
    ) { leave() }
  }
  leave = runtime.exit
  runtime.run()
} catch {
  print(error)
}
