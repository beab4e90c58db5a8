import Scutes

/// A form whose controls are reached by a letter.
struct JumpKeyExample: View {
  @State private var name = "Ada"
  @State private var isLoud = false
  @State private var town: String? = "Seoul"

  var body: some View {
    HStack(alignment: .top, spacing: 3) {
      VStack(alignment: .leading) {
        TextField("Name", text: $name).frame(width: 18)
        Toggle("Sound", isOn: $isLoud)
        Button("Save") {}
      }
      List(["Busan", "Seoul", "Jeju"], id: \.self, selection: $town) { Text($0) }
        .frame(width: 10, height: 3)
    }
    .jumpKey("g")
  }
}

extension Example {
  static let jumpKey = Example(
    "jumpKey", .input,
    "After one key every control and every row of a list has a letter, which leads there.",
    height: 3, keys: "⇥g"
  ) {
    JumpKeyExample()
  }
}
