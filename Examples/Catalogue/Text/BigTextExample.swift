import Scutes

/// The same letters with more and less room.
struct BigTextExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      BigText("1-0017", role: .accent, shadow: .secondary)
      BigText("Hard", largest: .small, role: .title)
      BigText("too little room").frame(width: 20, height: 2, alignment: .leading)
    }
  }
}

extension Example {
  static let bigText = Example(
    "BigText", .text,
    "Letters of blocks, as large as the room allows: four sizes, with a shadow, and as plain text"
      + " where none fits. 0 to 9, A to Z, `- : . ! ?`.", width: 60, height: 14
  ) {
    BigTextExample()
  }
}
