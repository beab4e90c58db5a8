/// How much work the passes over a tree have done.
public nonisolated struct TreeCounts: Hashable, Sendable {
  /// Bodies that were read.
  public var evaluated = 0
  /// Descriptions that were the same as before, so that nothing below them was looked at.
  public var skipped = 0
  /// Sizes that were worked out.
  public var measured = 0
  /// Elements that were drawn, each counted once for each block of the screen it was drawn in.
  public var drawn = 0
}
