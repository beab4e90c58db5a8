// SPDX-License-Identifier: Apache-2.0

/// A line chart in one row: `▂▃▁▅█▆`.
///
/// The lowest block is the minimum, the full one the maximum. Equal values are half high. Each
/// value takes a column; if there is less room, neighbours are averaged. NaN leaves a gap.
public struct Sparkline: LeafView, Equatable {
  private let values: [Double]
  private let role: StyleRole

  /// Creates a sparkline of `values`, oldest first, in the style of `role`.
  public init(_ values: [Double], role: StyleRole = .plot(1)) {
    self.values = values
    self.role = role
  }

  /// Returns one row, with a column per value if there is room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(values.count, max(1, proposal.width)), height: 1)
  }

  /// Draws the blocks.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let shown = PlotScale.grouped(values, into: rect.width)
    guard let scale = PlotScale(shown) else { return }
    let levels = environment.capabilities.showsBlocks ? EighthBlocks.rising : Self.ascii
    let style = environment.textStyle(role)
    for (x, value) in shown.enumerated() where value.isFinite {
      let level = Int(scale.fraction(value) * Double(levels.count - 1) + 0.5)
      painter.draw(levels[level], at: Point(x: rect.minX + x, y: rect.minY), style: style)
    }
  }

  /// Light to dense.
  private static let ascii = Array("_.-~=+*#")
}
