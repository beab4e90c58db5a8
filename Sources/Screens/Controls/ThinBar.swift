import Scutes

/// Progress as a thin line: `━━━━━━────`, in ASCII `[####..]`.
struct ThinBar: LeafView, Equatable {
  /// The progress, 0 to 1.
  let share: Double
  var role = StyleRole.areaLearning

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, ProposedSize.unlimited), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard rect.width > 2, !environment.isLinear else { return }
    let isUnicode = environment.capabilities.isUnicode
    let (done, left) = (environment.textStyle(role), environment.textStyle(.line))
    let bar = isUnicode ? rect : rect.inset(by: EdgeInsets(leading: 1, trailing: 1))
    let columns = Int((min(1, max(0, share)) * Double(bar.width)).rounded())
    painter.horizontalLine(
      isUnicode ? "━" : "#", from: bar.origin, columns: columns, style: done)
    painter.horizontalLine(
      isUnicode ? "─" : ".", from: Point(x: bar.minX + columns, y: bar.minY),
      columns: bar.width - columns, style: left)
    if !isUnicode {
      painter.draw("[", at: rect.origin, style: left)
      painter.draw("]", at: Point(x: rect.maxX - 1, y: rect.minY), style: left)
    }
  }
}
