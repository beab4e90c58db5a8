import Widgets

/// A screen's suite that can begin anew.
protocol RestartHost: ScreenHost {
  /// Begins as on the first run: a game that is played is saved, and what else is shown is left.
  func restart()
}

extension View {
  /// Asks whether the welcome is to be shown again, and on a yes goes there.
  func askingToRestart(_ suite: any RestartHost, isPresented: Binding<Bool>) -> some View {
    let again = suite.words.welcome.again
    return alert(again.question, isPresented: isPresented, message: again.message) {
      Button(again.no, role: .cancel) {}
      Button(again.yes) { suite.restart() }.keyboardShortcut(KeyPress("R"))
    }
  }
}
