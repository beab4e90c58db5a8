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
