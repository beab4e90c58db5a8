import Scutes

/// Labels and their controls.
struct FormExample: View {
  var body: some View {
    Form {
      Section("Player") {
        HStack {
          Text("Name")
          Spacer()
          Button("Haru") {}
        }
        HStack {
          Text("Difficulty")
          Spacer()
          Button("easy") {}
        }
      }
      Section("Sound") {
        HStack {
          Text("Effects")
          Spacer()
          Button("on") {}
        }
      }
    }
  }
}

extension Example {
  static let form = Example(
    "Form", .containers,
    "Controls with their labels in a column; below their labels where there is too little room."
      + " Sections stand a line apart.", height: 7
  ) {
    FormExample()
  }
}
