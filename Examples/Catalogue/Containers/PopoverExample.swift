import Scutes

/// A popover below its button.
struct PopoverExample: View {
  @State private var isOpen = false

  var body: some View {
    Button("More…") { isOpen = true }
      .popover(isPresented: $isOpen) {
        VStack(alignment: .leading) {
          Button("Copy") { isOpen = false }
          Button("Share") { isOpen = false }
        }
        .border(.rounded)
        .background(.sheet)
      }
      .frame(maxHeight: .infinity, alignment: .top)
  }
}

extension Example {
  static let popover = Example(
    "popover", .containers,
    "Opens something by the view it belongs to: below it, or above where there is more room.",
    keys: "⏎"
  ) {
    PopoverExample()
  }
}
