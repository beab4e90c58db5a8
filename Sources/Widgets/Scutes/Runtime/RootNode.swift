// SPDX-License-Identifier: Apache-2.0

/// The root node, which fills the screen.
final class RootNode: SlotNode {
  override var viewName: String { "Root" }
  override var isElement: Bool { true }

  /// Evaluates everything in an environment modified by `change`.
  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    evaluate()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let content = WrappedContent(of: self)
    if environment.isLinear { return content.place(at: frame.origin, proposal: proposal) }
    content.placeCentered(in: frame, proposal: proposal)
  }
}
