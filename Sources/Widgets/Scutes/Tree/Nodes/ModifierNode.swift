// SPDX-License-Identifier: Apache-2.0

/// A view with a modifier applied.
///
/// The modifiers of ``View`` return it. There is no need to create one.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: PrimitiveView, View where Content: View, Modifier: NodeModifier {
  /// Creates the modifier's node, with the content in it.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    Modifier.makeNode(for: view.modifier, around: view.content, in: parent)
  }

  /// Passes on the modifier, then the content.
  public static func update(_ node: Node, with view: Self) {
    Modifier.update(node, with: view.modifier, around: view.content)
  }
}

/// A modifier that adds behaviour to its content, but leaves its size, place and look alone.
@MainActor
public protocol NodeModifier {
  /// Creates a node for `modifier`, without its content.
  static func makeNode(for modifier: Self, in parent: Node) -> ModifierNode<Self>
}

extension NodeModifier {
  /// Creates a node for `modifier` with `content` in it.
  static func makeNode(for modifier: Self, around content: some View, in parent: Node) -> Node {
    let node = makeNode(for: modifier, in: parent)
    node.begin { node.setContent(content) }
    return node
  }

  /// Passes `modifier` and then `content` to a node created for a modifier of this type.
  static func update(_ node: Node, with modifier: Self, around content: some View) {
    let node = unsafeDowncast(node, to: ModifierNode<Self>.self)
    node.update(modifier) { node.setContent(content) }
  }
}

extension View {
  /// Wraps the view in the node of `modifier`.
  func modifier<Modifier: NodeModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a modifier. One class serves every type of content.
public class ModifierNode<Modifier>: Node {
  private(set) final var modifier: Modifier
  private(set) final var content: Node?

  init(_ modifier: Modifier, in parent: Node) {
    self.modifier = modifier
    super.init(in: parent)
  }

  override var viewName: String {
    String(String(describing: Modifier.self).prefix { $0 != "<" })
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  /// Reacts to a new modifier or environment, and calls `showContent` when appropriate. `old` is
  /// `nil` for the first modifier.
  func modifierChanged(
    from old: Modifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
  }

  /// Shows the content for the first time.
  fileprivate final func begin(_ showContent: () -> Void) {
    modifierChanged(from: nil, environmentChanged: false, showContent: showContent)
  }

  /// Updates the modifier, and takes the parent's current environment.
  fileprivate final func update(_ new: Modifier, showContent: () -> Void) {
    let surroundings = parent?.childEnvironment ?? environment
    let isMoved = !surroundings.isIdentical(to: environment)
    environment = surroundings
    guard isMoved || !haveSameBytes(modifier, new) else { return showContent() }
    let old = modifier
    modifier = new
    modifierChanged(from: old, environmentChanged: isMoved, showContent: showContent)
  }

  override final func environmentChanged() {
    modifierChanged(from: modifier, environmentChanged: true) { content?.adopt(childEnvironment) }
  }

  /// Describes the content.
  fileprivate final func setContent(_ view: some View) {
    let old = content
    content = Node.reconcile(old, with: view, in: self)
    if content !== old { changed(.children) }
  }
}
