// SPDX-License-Identifier: Apache-2.0

import Observation

/// The state of the inspector.
@Observable
final class Inspector {
  /// The inspector's mode.
  enum Mode: CaseIterable {
    /// Hidden.
    case off
    /// Shown, while the program is used normally.
    case watching
    /// Shown and taking the keys, to browse the tree.
    case browsing
  }

  var mode = Mode.off
  private(set) var report: FrameReport?
  private(set) var lines: [InspectorLine] = []
  private(set) var selected = 0

  /// Cycles through the modes: off, watching, browsing.
  func cycleMode() {
    let modes = Mode.allCases
    let index = modes.firstIndex(of: mode) ?? 0
    mode = modes[(index + 1) % modes.count]
  }

  /// Adopts the report and the tree of a frame.
  func take(_ report: FrameReport, _ lines: [InspectorLine]) {
    self.report = report
    self.lines = lines
    selected = min(selected, max(0, lines.count - 1))
    guard mode == .watching, let focused = lines.firstIndex(where: \.isFocused) else { return }
    selected = focused
  }

  /// Moves the selection by `step` lines.
  func select(by step: Int) {
    selected = max(0, min(selected + step, lines.count - 1))
  }

  /// Selects the enclosing line.
  func selectOuter() {
    guard lines.indices.contains(selected) else { return }
    let depth = lines[selected].depth
    selected = lines[..<selected].lastIndex { $0.depth < depth } ?? selected
  }
}
