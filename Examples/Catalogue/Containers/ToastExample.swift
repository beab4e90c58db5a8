import Scutes

/// A message of each kind.
struct ToastExample: View {
  @Environment(Toaster.self) private var toaster

  var body: some View {
    VStack {
      HStack(spacing: 1) {
        Button("Info") { toaster.show("Puzzle 17 is new") }
        Button("Success") { toaster.show("Saved", .success) }
        Button("Warning") { toaster.show("The disk is nearly full", .warning) }
        Button("Error") { toaster.show("Nothing was saved", .error) }
      }
      Spacer()
    }
  }
}

extension Example {
  static let toast = Example(
    "toast, Toaster", .containers,
    "Messages that go away by themselves and take neither keys nor the focus. F2 shows them again.",
    width: 48, height: 9, keys: "→⏎→→⏎"
  ) {
    ToastExample()
  }
}
