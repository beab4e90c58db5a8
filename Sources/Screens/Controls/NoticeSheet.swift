import Widgets

/// A sheet that says something, and a button to go on.
struct NoticeSheet: View {
  @Environment(\.dismiss) private var dismiss
  let text: String
  let button: String

  var body: some View {
    VStack(spacing: 1) {
      Text(text).frame(maxWidth: 48)
      Button(button) { dismiss() }
    }
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
  }
}

/// The suite as screens that offer a new beginning see it.
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
