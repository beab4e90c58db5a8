// SPDX-License-Identifier: Apache-2.0

/// A bar chart.
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
/// Bars begin at zero. Negative ones go the other way, in half cells and the style of
/// ``StyleRole/plotNegative``. Any value but zero is visible. If room is short, captions go first,
/// then labels, then the last bars.
public struct BarChart: LeafView, Equatable {
  /// A value with its label and caption.
  public struct Bar: Hashable, Sendable {
    /// The name of the value.
    public var label: String
    /// The value, in any unit. No bar is drawn for NaN.
    public var value: Double
    /// The written value, or empty for none.
    public var caption: String
    /// The style, or `nil` for the chart's.
    public var role: StyleRole?

    /// Creates a bar of `value` called `label`. The default caption is the number, to two places.
    public init(
      _ label: String, _ value: Double, caption: String? = nil, role: StyleRole? = nil
    ) {
      self.label = label
      self.value = value
      self.caption = caption ?? Self.number(value)
      self.role = role
    }

    /// Creates a bar of a whole number, which is also its caption.
    public init(_ label: String, _ count: Int, role: StyleRole? = nil) {
      self.init(label, Double(count), caption: String(count), role: role)
    }

    /// `value` to two places, without trailing zeros. Empty for NaN.
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

  /// Creates a chart of `bars`, in order, growing along `axis`.
  public init(_ bars: [Bar], axis: Axis = .horizontal, role: StyleRole = .plot(1)) {
    self.bars = bars
    self.axis = axis
    self.role = role
  }

  /// Returns one row per bar at full width for horizontal bars, all the room for vertical ones. If
  /// that is unlimited, 20 columns of bars, or 8 rows and 5 columns per bar.
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

/// The lengths on both sides of zero, in cells.
nonisolated struct BarScale {
  /// The number of cells below zero.
  let below: Int
  /// The number of cells above zero.
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

  /// The length of the bar of `value`, in `parts` of a cell: at least one, unless the value is zero
  /// or NaN.
  func length(_ value: Double, parts: Int) -> Int {
    guard value.isFinite, value != 0 else { return 0 }
    let (end, cells) = value > 0 ? (greatest, above) : (least, below)
    return min(cells * parts, max(1, Int((value / end * Double(cells * parts)).rounded())))
  }
}
