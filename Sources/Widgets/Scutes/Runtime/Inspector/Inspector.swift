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
  /// The latest lines of the log, at most ``maxLogged``.
  private(set) var log: [String] = []
  /// `true` if the log takes the whole panel.
  var isLogTall = false

  static let maxLogged = 500

  /// Adds the lines of `text`, which came at `time`, to the log.
  func note(_ text: String, at time: Duration) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let milliseconds = Int(time / .milliseconds(1))
    let stamp = "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst())"
    log += lines.enumerated().map { $0 == 0 ? "\(stamp) \($1)" : "  \($1)" }
    log.removeFirst(max(0, log.count - Self.maxLogged))
  }

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
