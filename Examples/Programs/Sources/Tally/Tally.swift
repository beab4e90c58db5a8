import Observation
public import Scutes

/// The model of a counter.
@Observable
public final class Count {
  /// The number of presses.
  public var value = 0

  /// Creates a model at zero.
  public init() {}
}

/// A number, with a button and a key that increase it.
public struct Counter: View {
  private let count: Count
  @State private var presses = 0

  /// Creates a view that shows and changes `count`.
  public init(count: Count) {
    self.count = count
  }

  /// The number above the button.
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

/// A custom layout: a staircase.
public struct Staircase: Layout, Equatable {
  /// Creates a staircase of steps one row high.
  public init() {}

  /// The total width and height of the steps.
  public func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    subviews.map { $0.sizeThatFits(proposal) }
      .reduce(.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  /// Places each step where the previous one ends.
  public func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      subview.place(at: corner, proposal: proposal)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
