// SPDX-License-Identifier: Apache-2.0

/// A sign that turns eight times a second while it is drawn and motion is allowed.
///
///     ⠋ ⠙ ⠹ ⠸ ⠼ ⠴ ⠦ ⠧ ⠇ ⠏        in ASCII | / - \
struct Spinner: PrimitiveView, Equatable {
  static let step = Duration.milliseconds(125)
  private static let signs: [Character] = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let asciiSigns: [Character] = Array("|/-\\")

  var role = StyleRole.progressFill

  static func makeNode(for view: Self, in parent: Node) -> Node {
    SpinnerNode(view, in: parent)
  }

  /// The sign at `moment` on the clock.
  static func sign(at moment: Duration, isUnicode: Bool) -> Character {
    let signs = isUnicode ? signs : asciiSigns
    return signs[max(0, Int(moment / step)) % signs.count]
  }
}

/// Draws the sign, and each time schedules the next step. If it isn't on the screen it isn't drawn,
/// so it never wakes the program.
private final class SpinnerNode: ViewNode<Spinner> {
  private var next: Schedule.Entry?

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }

  override func viewChanged(from old: Spinner, environmentChanged: Bool) {
    changed(.look)
  }

  override func willLeave() {
    tree.schedule.cancel(next)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: min(1, proposal.width), height: 1)
  }

  override func draw(_ painter: Painter) {
    let now = environment.motion == .none ? .zero : tree.schedule.now()
    painter.clipped(to: frame) {
      painter.put(
        Spinner.sign(at: now, isUnicode: environment.capabilities.isUnicode), at: frame.origin,
        style: environment.textStyle(view.role))
    }
    guard next == nil, environment.motion > .none else { return }
    next = tree.schedule.at(now + Spinner.step) { [weak self] in
      guard let self else { return }
      next = nil
      if isShown { changed(.look) }
    }
  }
}
