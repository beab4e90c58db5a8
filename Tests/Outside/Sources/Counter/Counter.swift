import Observation
public import Widgets

/// What is counted.
@Observable
public final class Count {
  /// How often.
  public var value = 0

  /// Nothing yet.
  public init() {}
}

/// A count, and a button and a key that add to it.
public struct Counter: View {
  private let count: Count
  @State private var presses = 0

  /// Shows and changes `count`.
  public init(count: Count) {
    self.count = count
  }

  /// The count above the button.
  public var body: some View {
    VStack(spacing: 1) {
      Text("\(count.value) in all, \(presses) here").foregroundStyle(.title)
      Button("Add one", action: add)
      KeyHints()
    }
    .keyBindings("Counter", [KeyBinding([KeyPress("+")], (), "add one")], perform: add)
  }

  private func add() {
    count.value += 1
    presses += 1
  }
}

/// A layout of one's own: a staircase.
public struct Staircase: Layout, Equatable {
  /// A staircase of steps that are a row high.
  public init() {}

  /// As wide and high as all steps together.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    subviews.map { $0.sizeThatFits(proposal) }
      .reduce(.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  /// Each step where the one before ends.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      subview.place(at: corner, proposal: proposal)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
