// SPDX-License-Identifier: Apache-2.0

/// Animates a number, reporting each step.
final class Glide: Animating {
  private let start: Double
  private let end: Double
  private let animation: Animation
  private let beginning: Duration
  private let tell: (Double) -> Void

  /// Moves from `start` to `end`, starting now. Calls `tell` with each step but the first.
  init(
    from start: Double, to end: Double, _ animation: Animation, in tree: Tree,
    _ tell: @escaping (Double) -> Void
  ) {
    (self.start, self.end, self.animation, self.tell) = (start, end, animation, tell)
    beginning = tree.animator.now
    tree.animator.start(self)
  }

  func move(to moment: Duration) -> Bool {
    let elapsed = moment - beginning
    tell(start.interpolated(to: end, by: animation.share(after: elapsed)))
    return elapsed < animation.end
  }
}
