// SPDX-License-Identifier: Apache-2.0

/// A node with one child and no size of its own. It passes its content on to the container.
class TransparentNode<V>: ViewNode<V> {
  private(set) var content: Node?

  override var children: [Node] { content.map { [$0] } ?? [] }

  final func setContent(_ view: some View) {
    let old = content
    content = reconcile(old, with: view)
    if content !== old { changed(.children) }
  }
}
