// SPDX-License-Identifier: Apache-2.0

/// A layer that shows a view, in its own environment.
final class PresentedNode: LayerNode {
  private var derived: EnvironmentValues

  override init(in parent: Node) {
    derived = parent.childEnvironment
    super.init(in: parent)
    derive()
  }

  override var childEnvironment: EnvironmentValues { derived }

  override func parentEnvironmentChanged() {
    derive()
  }

  /// Adopts the environment, except for values that describe the presenting view rather than the
  /// content.
  private func derive() {
    derived = environment
    derived.write {
      $0.isEnabled = true
      $0.isFocused = false
      $0.keyboardShortcut = nil
      $0.dismiss = DismissAction { [weak self] in self?.dismiss() }
    }
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let content = WrappedContent(of: self)
    let size = content.size(for: proposal)
    var origin = style.origin(of: size, on: frame, anchor: parent?.region ?? frame)
    if environment.isLinear, style.dims { origin = frame.origin }
    origin.y += dragOffset
    content.place(at: origin, proposal: proposal)
  }
}
