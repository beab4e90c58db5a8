import Scutes

/// Content that folds away, and the rows of a form.
struct DisclosureGroupExample: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      Label("Score", icon: "★")
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        LabeledContent("Level", value: "Hard")
        LabeledContent("Errors", value: "0")
      }
    }
  }
}

extension Example {
  static let disclosureGroup = Example(
    "DisclosureGroup, Label, LabeledContent", .controls,
    "A heading that folds what is below it away; a text with an icon; something with its name.",
    width: 30, height: 6, keys: "→"
  ) {
    DisclosureGroupExample()
  }
}
