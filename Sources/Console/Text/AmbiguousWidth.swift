import Synchronization

/// How many columns the characters take that East Asian fonts draw wide and others narrow, such as
/// `→`, `…`, `①`, `°` and the Cyrillic letters (East_Asian_Width=Ambiguous in UAX #11).
///
/// Nothing in a character or in the database of terminals tells which it is: it is a setting of the
/// terminal, and a program has to be told. One program has one terminal, so the setting is one for
/// the process, made before the first frame with ``use(_:)`` and asked by every computation of
/// width; ``withValue(_:_:)`` puts another in its place for a while, for one task only, which is
/// what tests do.
///
/// Where they are wide, what is *drawn* (lines, blocks, ornaments) still takes one column a cell:
/// such a glyph is shown by its ASCII stand-in, because half a line cannot be shown at all.
public enum AmbiguousWidth: Int, Sendable {
  /// One column, as with most fonts.
  case narrow = 1
  /// Two columns, as with East Asian fonts.
  case wide = 2

  /// Whether they are wide, in the lowest bit, and above it how many tasks put another value in
  /// place: 0 says at once that they are narrow.
  private static let state = Atomic<Int>(0)

  @TaskLocal private static var replacement: AmbiguousWidth?

  /// The width that holds now.
  public static var current: AmbiguousWidth {
    let state = state.load(ordering: .relaxed)
    if state == 0 { return .narrow }
    return replacement ?? (state & 1 == 1 ? .wide : .narrow)
  }

  /// Makes `width` the one of the process. What was measured before is not measured again.
  public static func use(_ width: AmbiguousWidth) {
    if width == .wide {
      state.bitwiseOr(1, ordering: .relaxed)
    } else {
      state.bitwiseAnd(~1, ordering: .relaxed)
    }
  }

  /// Does `work` with `width` in place, within this task alone.
  public static func withValue<Result>(
    _ width: AmbiguousWidth, _ work: () throws -> Result
  ) rethrows -> Result {
    state.add(2, ordering: .relaxed)
    defer { state.subtract(2, ordering: .relaxed) }
    return try $replacement.withValue(width, operation: work)
  }
}
