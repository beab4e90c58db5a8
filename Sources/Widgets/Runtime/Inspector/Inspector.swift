import Observation

/// What the inspector shows, and whether it does.
@Observable
final class Inspector {
  /// How the inspector stands over the program.
  enum Mode: CaseIterable {
    /// It does not.
    case off
    /// It looks on while the program is used.
    case watching
    /// It takes the keys, to go through the tree.
    case browsing
  }

  var mode = Mode.off
  private(set) var report: FrameReport?
  private(set) var lines: [InspectorLine] = []
  private(set) var selected = 0

  /// Off, watching, browsing, off.
  func goOn() {
    let modes = Mode.allCases
    let index = modes.firstIndex(of: mode) ?? 0
    mode = modes[(index + 1) % modes.count]
  }

  /// Takes what a frame was like.
  func take(_ report: FrameReport, _ lines: [InspectorLine]) {
    self.report = report
    self.lines = lines
    selected = min(selected, max(0, lines.count - 1))
    guard mode == .watching, let focused = lines.firstIndex(where: \.isFocused) else { return }
    selected = focused
  }

  /// Goes on by `step` lines.
  func select(by step: Int) {
    selected = max(0, min(selected + step, lines.count - 1))
  }

  /// Goes to the line that the selected one is within.
  func selectOuter() {
    guard lines.indices.contains(selected) else { return }
    let depth = lines[selected].depth
    selected = lines[..<selected].lastIndex { $0.depth < depth } ?? selected
  }
}
