import Scutes

/// A text with parts in different styles, and Korean wrapped by words.
struct StyledTextExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Press ") + Text("?").bold().foregroundStyle(.key) + Text(" for ")
        + Text("all keys").underline() + Text(", not ") + Text("some").strikethrough()
        + Text(" of them; ") + Text("parts wrap as one").italic() + Text(".")
      Text("스도쿠를 한국어로 풀어요").wrapMode(.word).frame(maxWidth: 11)
    }
  }
}

extension Example {
  static let styledText = Example(
    "Text + Text", .text,
    "Texts of different looks, put together: they wrap and are cut as one, and each keeps its look."
      + " `wrapMode` says whether Korean is broken between words or syllables."
  ) {
    StyledTextExample()
  }
}
