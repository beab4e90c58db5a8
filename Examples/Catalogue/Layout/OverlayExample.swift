import Scutes

/// A badge on a corner, a background, and a view moved out of its place.
struct OverlayExample: View {
  var body: some View {
    HStack(spacing: 4) {
      Text("Letters").padding(.all, 1).border(.rounded)
        .overlay(alignment: .topTrailing) {
          Text(" 3 ").foregroundStyle(.badge).background(.badge)
        }
      Text("on a ground").padding(.all, 1).background(.selection).foregroundStyle(.selection)
      Text("moved").offset(x: 1, y: 1).background { Text("·····").foregroundStyle(.secondary) }
      HStack {
        Text("[")
        Text("hidden").hidden()
        Text("]")
      }
    }
  }
}

extension Example {
  static let overlay = Example(
    "overlay, background, offset, hidden", .layout,
    "Over or behind a view, in its room; shown elsewhere while its place stays; or not at all.",
    width: 60, height: 5
  ) {
    OverlayExample()
  }
}
