import Scutes
import ScutesTesting
import Testing

extension HorizontalAlignment {
  static let point = Self(PointGuide.self)

  private enum PointGuide: AlignmentID {
    static func defaultValue(in size: ViewDimensions) -> Int { size.width }
  }
}

struct Stairs: Layout, Equatable {
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return Size(
      width: sizes.enumerated().map { $0 + $1.width }.max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    var origin = bounds.origin
    for subview in subviews {
      subview.place(at: origin, proposal: proposal)
      origin = Point(x: origin.x + 1, y: origin.y + subview.sizeThatFits(proposal).height)
    }
  }
}

@Test func nothingIsCutOff() {
  let driver = ViewDriver(width: 9, height: 3) {
    Stairs()() {
      Text("one")
      Text("two")
    }
  }
  #expect(driver.screen.contains("  one\n   two"))
  #expect(driver.overflows.isEmpty, "\(driver.overflows)")
}
