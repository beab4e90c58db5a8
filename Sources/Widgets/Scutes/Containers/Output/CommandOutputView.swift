// SPDX-License-Identifier: Apache-2.0

/// The output of a program as it comes.
///
/// ```
/// Compiling 41 of 60
/// Compiling 42 of 60
/// Linking
/// ```
///
/// It shows the end until somebody scrolls up, and again from there. The arrows, Page Up and Page
/// Down, Home and End and the wheel scroll. Only visible lines are drawn, so ten thousand cost no
/// more than ten. It fills the available room. Long lines are cut with an ellipsis.
public struct CommandOutputView: View {
  @Environment(\.kitWords) private var words
  /// The first line in view by its identity, or `nil` to follow the end.
  @State private var first: Int?
  @State private var height = 1
  private let output: CommandOutput

  /// Creates a view of `output`, which something else has to run.
  public init(_ output: CommandOutput) {
    self.output = output
  }

  /// The lines in view, and a sentence if the program couldn't be started.
  public var body: some View {
    let lines = output.lines
    let geometry = geometry(lines, height)
    GeometryReader { proxy in
      OutputRows(lines: rows(lines, proxy.size.height))
        .onChange(of: proxy.size.height, initial: true) { height = proxy.size.height }
    }
    .onPointer { pointer in
      switch pointer.event.kind {
      case .scrollUp: scroll(geometry.moved(by: -3))
      case .scrollDown: scroll(geometry.moved(by: 3))
      default: return false
      }
      return true
    }
    .focusable()
    .accessibilityLabel(output.words.joined(separator: " "))
    .keyBindings(words.scrolling, Self.bindings(words)) { perform($0, geometry) }
  }

  private static func bindings(_ words: KitWords) -> [KeyBinding<ScrollAction>] {
    ScrollAction.bindings(words, shown: .footer).filter { $0.action.axis != .horizontal }
  }

  private func rows(_ lines: [OutputLines.Line], _ height: Int) -> [String] {
    if case .failed(let error) = output.status { return [error.description] }
    return lines[geometry(lines, height).visibleRange].map(\.text)
  }

  private func geometry(_ lines: [OutputLines.Line], _ height: Int) -> ScrollGeometry {
    let start = lines.first?.id ?? 0
    return ScrollGeometry(
      content: lines.count, window: height, offset: first.map { $0 - start } ?? lines.count)
  }

  private func scroll(_ geometry: ScrollGeometry) {
    let start = output.lines.first?.id ?? 0
    first = geometry.offset >= geometry.greatestOffset ? nil : start + geometry.offset
  }

  private func perform(_ action: ScrollAction, _ geometry: ScrollGeometry) {
    switch action.step {
    case .cells(let count): scroll(geometry.moved(by: count))
    case .pages(let count): scroll(geometry.moved(by: count * max(1, geometry.window - 1)))
    case .first: scroll(geometry.moved(to: 0))
    case .last: scroll(geometry.moved(to: geometry.greatestOffset))
    }
  }
}

private struct OutputRows: LeafView, Equatable {
  let lines: [String]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.textStyle()
    for (row, line) in lines.prefix(rect.height).enumerated() {
      painter.write(
        TextTruncation.truncate(line, to: rect.width, ellipsis: environment.ellipsis),
        at: Point(x: rect.minX, y: rect.minY + row), style: style)
    }
  }
}
