import Scutes

/// Buttons that move the focus to each other.
struct FocusExample: View {
  @State private var place: String? = "first"

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        ForEach(["first", "second", "third"], id: \.self) { name in
          Button(name) { place = name == "third" ? "first" : "third" }
            .focused($place, equals: name)
            .disabled(name == "second")
        }
      }
      Text("The focus is on \(place ?? "something else").")
    }
  }
}

extension Example {
  static let focus = Example(
    "focused, defaultFocus, disabled", .input,
    "Who has the keys, as a value to read and to set. Tab and the arrows pass over what is disabled.",
    height: 3, keys: "→"
  ) {
    FocusExample()
  }
}
