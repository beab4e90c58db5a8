import Scutes

/// The state of a game in three forms for three widths.
struct ViewThatFitsExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      form.frame(maxWidth: 36, alignment: .leading)
      form.frame(maxWidth: 20, alignment: .leading)
      form.frame(maxWidth: 8, alignment: .leading)
    }
  }

  private var form: some View {
    ViewThatFits(in: .horizontal) {
      Text("Errors: 2 of 3   Time: 12:04")
      Text("Errors 2   12:04")
      Text("2 ✕")
    }
    .border(.light)
  }
}

extension Example {
  static let viewThatFits = Example(
    "ViewThatFits", .layout, "The first of several views that fits the room there is.", height: 11
  ) {
    ViewThatFitsExample()
  }
}
