import Scutes

/// Text that wraps, is truncated, or picks its wording.
struct TextExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("A text takes no more room than it needs and wraps between words: 한국어도 됩니다.")
      Text("/a/very/long/path/to/some/file.txt").lineLimit(1).truncationMode(.middle)
        .frame(maxWidth: 20)
      Text(fitting: ["As many words as there is room for, and more", "Fewer words"])
    }
  }
}

extension Example {
  static let text = Example(
    "Text", .text,
    "Words. They wrap at blanks, and Korean, Chinese and Japanese anywhere; what has no room ends in"
      + " an ellipsis; of several wordings the first that fits is shown."
  ) {
    TextExample()
  }
}
