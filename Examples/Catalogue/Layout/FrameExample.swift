import Scutes

/// A text in several frames, and shapes that keep their proportions.
struct FrameExample: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      VStack(alignment: .leading) {
        box("fixed").frame(width: 14)
        box("at least").frame(minWidth: 14)
        box("fills").frame(maxWidth: .infinity)
      }
      .layoutPriority(1)
      VStack {
        Rectangle().fill(.accent).aspectRatio(1)
        Text("1 : 1").foregroundStyle(.secondary)
      }
      .frame(width: 12, height: 7)
      VStack {
        Rectangle().fill(.accentSecond).aspectRatio(16.0 / 9)
        Text("16 : 9").foregroundStyle(.secondary)
      }
      .frame(width: 16, height: 7)
    }
  }

  private func box(_ title: String) -> some View {
    Text(title).lineLimit(1).frame(maxWidth: .infinity).border(.light)
  }
}

extension Example {
  static let frame = Example(
    "frame, aspectRatio, layoutPriority", .layout,
    "Sizes that are fixed, within limits, or as large as can be; and a shape that is kept. A cell is"
      + " twice as high as wide, and ratios allow for it.", width: 60, height: 9
  ) {
    FrameExample()
  }
}
