// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The width of the characters that East Asian fonts draw wide and others narrow, such as `→`, `…`,
/// `①`, `°` and the Cyrillic letters (East_Asian_Width=Ambiguous in UAX #11).
///
/// It is a setting of the terminal, which neither the characters nor the database of terminals
/// reveal. One program has one terminal, so the process has one value. Set it with ``use(_:)``
/// before the first frame. Every computation of widths uses it. Tests can override it within a task
/// by ``withValue(_:_:)``.
///
/// Even if these characters are wide, *drawings* (lines, blocks, ornaments) still take one column
/// for each cell. They use ASCII stand-ins then, since half a line can't be shown.
public enum AmbiguousWidth: Int, Sendable {
  /// One column, as with most fonts.
  case narrow = 1
  /// Two columns, as with East Asian fonts.
  case wide = 2

  /// The width in the lowest bit (1 for wide), and above it the number of tasks that override it. 0
  /// therefore means narrow without another look.
  private static let state = Atomic<Int>(0)

  @TaskLocal private static var replacement: AmbiguousWidth?

  /// The current width.
  public static var current: AmbiguousWidth {
    let state = state.load(ordering: .relaxed)
    if state == 0 { return .narrow }
    return replacement ?? (state & 1 == 1 ? .wide : .narrow)
  }

  /// Sets the width for the process. Earlier measurements aren't repeated.
  public static func use(_ width: AmbiguousWidth) {
    if width == .wide {
      state.bitwiseOr(1, ordering: .relaxed)
    } else {
      state.bitwiseAnd(~1, ordering: .relaxed)
    }
  }

  /// Runs `work` with `width`, within this task only.
  public static func withValue<Result>(
    _ width: AmbiguousWidth, _ work: () throws -> Result
  ) rethrows -> Result {
    state.add(2, ordering: .relaxed)
    defer { state.subtract(2, ordering: .relaxed) }
    return try $replacement.withValue(width, operation: work)
  }
}
