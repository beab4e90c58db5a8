/// Values side by side as bars.
///
/// ```
///  horizontal              vertical
///  Easy   ██████▌   13       13
///  Medium ████       8       █   8
///  Hard   ▌          1       █   ▅   1
///                            █   █   ▁
///                           Easy Med… Hard
/// ```
///
/// Bars begin at zero. Those below zero go the other way, in half cells and the look of
/// ``StyleRole/plotNegative``. Any value but zero shows something. Captions give way first where
/// there is too little room, then labels, then the last bars.
public struct BarChart: LeafView, Equatable {
  /// A value with what is said of it.
  public struct Bar: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// Its length, of any unit; no bar where it is no number.
    public var value: Double
    /// The value as people read it; empty for none.
    public var caption: String
    /// Its look; that of the chart where nil.
    public var role: StyleRole?

    /// A bar of `value` called `label`. Without a caption of its own it has the number, to two places.
    public init(
      _ label: String, _ value: Double, caption: String? = nil, role: StyleRole? = nil
    ) {
      self.label = label
      self.value = value
      self.caption = caption ?? Self.number(value)
      self.role = role
    }

    /// A bar of a whole number, which is also its caption.
    public init(_ label: String, _ count: Int, role: StyleRole? = nil) {
      self.init(label, Double(count), caption: String(count), role: role)
    }

    /// `value` to two places, without noughts at the end; empty where it is no number.
    private static func number(_ value: Double) -> String {
      guard value.isFinite else { return "" }
      guard abs(value) < 1e12 else { return String(value) }
      let hundredths = Int((abs(value) * 100).rounded())
      let (whole, rest) = (hundredths / 100, hundredths % 100)
      let sign = value < 0 && hundredths > 0 ? "-" : ""
      let places =
        rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
      return "\(sign)\(whole)\(places)"
    }
  }

  private let bars: [Bar]
  private let axis: Axis
  private let role: StyleRole

  /// A chart of `bars`, in order, that grow along `axis`.
  public init(_ bars: [Bar], axis: Axis = .horizontal, role: StyleRole = .plot(1)) {
    self.bars = bars
    self.axis = axis
    self.role = role
  }

  /// Horizontal bars take a row each and all the width; vertical ones all the room. Where that has no
  /// limit: 20 columns of bars, or 8 rows and 5 columns a bar.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    func room(_ proposed: Int, otherwise: Int) -> Int {
      proposed >= ProposedSize.unlimited ? otherwise : max(1, proposed)
    }
    switch axis {
    case .horizontal:
      let words = HorizontalBars.columns(of: bars.map(\.label), bars.map(\.caption))
      return Size(width: room(proposal.width, otherwise: 20 + words), height: bars.count)
    case .vertical:
      return Size(
        width: room(proposal.width, otherwise: 5 * bars.count),
        height: room(proposal.height, otherwise: 8))
    }
  }

  /// Draws the bars.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !rect.isEmpty, !bars.isEmpty else { return }
    let looks = bars.map { bar in
      environment.textStyle(bar.role ?? (bar.value < 0 ? .plotNegative : role))
    }
    switch axis {
    case .horizontal:
      HorizontalBars(bars: bars, looks: looks, rect: rect, environment: environment)
        .draw(on: painter)
    case .vertical:
      VerticalBars(bars: bars, looks: looks, rect: rect, environment: environment)
        .draw(on: painter)
    }
  }
}

/// Zero and the lengths on both sides of it, in cells.
nonisolated struct BarScale {
  /// Cells for what is below zero.
  let below: Int
  /// Cells for what is above.
  let above: Int
  private let least: Double
  private let greatest: Double

  init(_ values: [Double], cells: Int) {
    let values = values.filter(\.isFinite)
    least = min(0, values.min() ?? 0)
    greatest = max(0, values.max() ?? 0)
    let whole = greatest / 2 - least / 2
    var below = whole > 0 ? Int((Double(cells) * (-least / 2 / whole)).rounded()) : 0
    if least < 0 && cells > 1 { below = max(1, below) }
    if greatest > 0 && cells > 1 { below = min(cells - 1, below) }
    self.below = below
    above = cells - below
  }

  /// The length of the bar of `value` in parts of a cell, `parts` to one: at least one part, unless
  /// it is zero or no number.
  func length(_ value: Double, parts: Int) -> Int {
    guard value.isFinite, value != 0 else { return 0 }
    let (end, cells) = value > 0 ? (greatest, above) : (least, below)
    return min(cells * parts, max(1, Int((value / end * Double(cells * parts)).rounded())))
  }
}
