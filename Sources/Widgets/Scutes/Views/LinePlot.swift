// SPDX-License-Identifier: Apache-2.0

/// A line chart in braille dots, labelled with the maximum and minimum.
///
/// ```
///  120┤   ⢀⠔⠑⢄
///     │ ⡠⠔⠁   ⠑⢄⣀
///   15┤⠊         ⠉⠒
/// ```
///
/// The line goes from the first value at the left to the last at the right, with gaps for NaN. If
/// all values are equal, it runs at half height beside their label. The axis is omitted in a single
/// row, and if it would leave less than four columns. In ASCII the line is made of stars.
public struct LinePlot: LeafView, Equatable {
  private let values: [Double]
  private let figures: Figures
  private let role: StyleRole

  /// The format of the labels beside the axis.
  public enum Figures: Hashable, Sendable {
    /// This many decimals, 0 to 6.
    case decimals(Int)
    /// Seconds as "1:32" or, from an hour on, "1:01:32".
    case time
  }

  /// Creates a plot of `values`, oldest first.
  public init(
    _ values: [Double], figures: Figures = .decimals(0), role: StyleRole = .plot(1)
  ) {
    self.values = values
    self.figures = figures
    self.role = role
  }

  /// Takes all of the room, or 40 columns and 8 rows if it is unlimited.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(
      width: proposal.width >= ProposedSize.unlimited ? 40 : max(1, proposal.width),
      height: proposal.height >= ProposedSize.unlimited ? 8 : max(1, proposal.height))
  }

  /// Draws the axis and the line.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !rect.isEmpty, let scale = PlotScale(values) else { return }
    let room = drawAxis(scale, in: rect, on: painter, environment)
    let style = environment.textStyle(role)
    if environment.capabilities.isUnicode {
      var dots = BrailleCanvas(columns: room.width, rows: room.height)
      let size = Size(width: dots.width, height: dots.height)
      for (start, end) in lines(scale, in: size) { dots.line(from: start, to: end) }
      dots.draw(at: room.origin, on: painter, style: style, isUnicode: true)
    } else {
      // One dot per cell: a braille canvas of which only as much is used.
      var dots = BrailleCanvas(columns: (room.width + 1) / 2, rows: (room.height + 3) / 4)
      for (start, end) in lines(scale, in: room.size) { dots.line(from: start, to: end) }
      for y in 0..<room.height {
        for x in 0..<room.width where dots.isSet(x: x, y: y) {
          painter.draw("*", at: Point(x: room.minX + x, y: room.minY + y), style: style)
        }
      }
    }
  }

  /// The lines between neighbouring values, in dots of a picture of `size`. A value without
  /// neighbours is a line to itself.
  private func lines(_ scale: PlotScale, in size: Size) -> [(Point, Point)] {
    let last = Double(max(1, values.count - 1))
    let points = values.enumerated().map { index, value -> Point? in
      guard value.isFinite else { return nil }
      return Point(
        x: Int((Double(index) * Double(size.width - 1) / last).rounded()),
        y: Int(((1 - scale.fraction(value)) * Double(size.height - 1)).rounded()))
    }
    let starts = points.indices.compactMap { index in points[index].map { (index, $0) } }
    return starts.map { index, start in
      let next = index + 1 < points.count ? points[index + 1] : nil
      return (start, next ?? start)
    }
  }

  /// Draws the axis if there is room, and returns the remaining room.
  private func drawAxis(
    _ scale: PlotScale, in rect: Rect, on painter: Painter, _ environment: EnvironmentValues
  ) -> Rect {
    var ends = [(scale.greatest, rect.minY), (scale.least, rect.maxY - 1)]
    if scale.greatest == scale.least { ends = [(scale.least, rect.center.y)] }
    let labels = ends.map { PlotScale.label($0.0, figures) }
    let width = labels.map(\.columns).max() ?? 0
    guard rect.height > 1, rect.width - width - 1 >= 4 else { return rect }
    let style = environment.textStyle(.plotAxis)
    let x = rect.minX + width
    painter.verticalLine("│", from: Point(x: x, y: rect.minY), rows: rect.height, style: style)
    for (label, y) in zip(labels, ends.map(\.1)) {
      painter.write(label, at: Point(x: x - label.columns, y: y), style: style)
      painter.draw("┤", at: Point(x: x, y: y), style: style)
    }
    return Rect(
      x: x + 1, y: rect.minY, width: rect.width - width - 1, height: rect.height)
  }
}
