import Scutes

/// A custom layout that places each view a column to the right of the one above.
struct Stairs: Layout, Equatable {
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return Size(
      width: sizes.enumerated().map { $0 * 3 + $1.width }.max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    var origin = bounds.origin
    for subview in subviews {
      subview.place(at: origin, proposal: proposal)
      origin = Point(x: origin.x + 3, y: origin.y + subview.sizeThatFits(proposal).height)
    }
  }
}

/// The same buttons on stairs, in a column and in a row. They keep their state.
struct LayoutExample: View {
  @State private var step = 0
  private static let layouts = [
    AnyLayout(Stairs()), AnyLayout(VStackLayout(alignment: .trailing)),
    AnyLayout(HStackLayout(spacing: 1)),
  ]

  var body: some View {
    let layout = Self.layouts[step % Self.layouts.count]
    layout {
      Button("Another layout") { step += 1 }
      Text("number \(step % Self.layouts.count + 1)")
      Text("of three").foregroundStyle(.secondary)
    }
  }
}

extension Example {
  static let layout = Example(
    "Layout, AnyLayout", .layout,
    "A way to arrange views, written in two functions; with `AnyLayout` one takes the place of"
      + " another and the views keep their state.", height: 4
  ) {
    LayoutExample()
  }
}
