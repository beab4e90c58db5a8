import Scutes

/// A sheet with a message and a button to continue.
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

extension View {
  /// Asks whether to show the welcome again, and goes there on a yes.
  func askingToRestart(_ suite: any ScreenHost, isPresented: Binding<Bool>) -> some View {
    let again = suite.words.welcome.again
    return alert(again.question, isPresented: isPresented, message: again.message) {
      Button(again.no, role: .cancel) {}
      Button(again.yes) { suite.go(to: .welcome) }.keyboardShortcut(KeyPress("R"))
    }
  }
}
