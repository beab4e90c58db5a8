import Scutes

/// A ruler as long as the available room.
struct GeometryReaderExample: View {
  var body: some View {
    VStack(spacing: 1) {
      GeometryReader { geometry in
        let size = geometry.size
        VStack(alignment: .leading) {
          Text(
            String(String(repeating: "┼────┴────", count: size.width / 10 + 1).prefix(size.width))
          )
          .foregroundStyle(.line)
          Text(size.width < 30 ? "narrow" : "wide enough").bold()
          Text("\(size.width) columns, \(size.height) rows").foregroundStyle(.secondary)
        }
      }
      .frame(height: 3)
    }
  }
}

extension Example {
  static let geometryReader = Example(
    "GeometryReader", .layout,
    "Content that depends on the room there is, evaluated once that is known.", height: 3
  ) {
    GeometryReaderExample()
  }
}
