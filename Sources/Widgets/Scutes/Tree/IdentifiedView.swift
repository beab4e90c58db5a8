// SPDX-License-Identifier: Apache-2.0

/// A view that starts afresh when its identity changes.
struct IdentifiedView<ID: Hashable, Content: View>: PrimitiveView {
  let id: ID
  let content: Content

  static func makeNode(for view: Self, in parent: Node) -> Node {
    IdentifiedNode(view, in: parent)
  }
}

private final class IdentifiedNode<ID: Hashable, Content: View>: ViewNode<
  IdentifiedView<ID, Content>
>
{
  private var content: Node?

  override init(_ view: IdentifiedView<ID, Content>, in parent: Node) {
    super.init(view, in: parent)
    content = reconcile(nil, with: view.content)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: IdentifiedView<ID, Content>, environmentChanged: Bool) {
    if old.id == view.id {
      content = reconcile(content, with: view.content)
    } else {
      content?.detach()
      content = reconcile(nil, with: view.content)
      changed(.children)
    }
  }
}

extension View {
  /// Gives the view an identity. When `id` changes, it is another view: it appears, the old one
  /// disappears, and its state starts at the initial values.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(id: id, content: self)
  }
}
