import Scutes

/// The board scene as a program of the kit. `board-yardstick` draws the same picture in C.
///
/// `board-scene [tinted]`: arrows move, `q` quits.
@main
enum BoardScene {
  static func main() throws {
    let terminal = try NCursesTerminal()
    defer { terminal.restore() }
    let model = BoardModel(isTinted: CommandLine.arguments.contains("tinted"))
    let exit = ExitAction()
    let runtime = Runtime(terminal: terminal, theme: .board) {
      GameScreen(model: model, exit: exit)
    }
    exit.perform = runtime.exit
    runtime.run()
  }
}

/// Ends the program, once there is a runtime to end.
final class ExitAction {
  var perform: () -> Void = {}
}
