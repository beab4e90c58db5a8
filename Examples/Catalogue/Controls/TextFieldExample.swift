import Scutes

/// Text fields.
struct TextFieldExample: View {
  @State private var name = ""
  @State private var secret = "turtle"
  @State private var code = "12"

  var body: some View {
    VStack {
      TextField("Name  ", text: $name, prompt: "who plays?")
      SecureField("Secret", text: $secret)
      TextField("Code  ", text: $code)
        .lengthLimit(4)
        .validation { $0.count < 4 ? "A code has four digits." : nil }
      TextField("Locked", text: $name).disabled()
    }
  }
}

extension Example {
  static let textField = Example(
    "TextField", .controls,
    "A line to write in, by grapheme cluster, with selection, undo, paste and validation.",
    keys: "한국 👨‍👩‍👧"
  ) {
    TextFieldExample()
  }
}
